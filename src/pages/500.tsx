import { ErrorScreen } from '../components/error-screen.tsx';

export default function Error500Page() {
  return <ErrorScreen variant="server-error" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
