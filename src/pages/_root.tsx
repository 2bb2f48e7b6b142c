import type { ReactNode } from 'react';
import { NavigationBoundary } from '../components/navigation-boundary.tsx';
import '../styles/index.css';

export default function Root({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <NavigationBoundary>{children}</NavigationBoundary>
      </body>
    </html>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
