import { ErrorScreen } from '../../../../components/error-screen.tsx';

export default function MissingPage() {
  return <ErrorScreen variant="page-not-found" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
