import { ErrorScreen } from '../components/error-screen';

export default function Error500Page() {
  return <ErrorScreen variant="server-error" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
