import { ErrorScreen } from '../components/error-screen.tsx';

export default function Error404Page() {
  return <ErrorScreen variant="page-not-found" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
