import { ErrorScreen } from '../../../../components/error-screen.tsx';

export default function BrokenPage() {
  return <ErrorScreen variant="server-error" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
