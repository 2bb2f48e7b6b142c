import { ErrorScreen } from '../../../../components/error-screen.tsx';

export default function UnreachablePage() {
  return (
    <ErrorScreen
      variant="unreachable"
      retry={
        <button className="button" type="button">
          Try again
        </button>
      }
    />
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
