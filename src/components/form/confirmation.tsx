'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Replaces a submitted form and takes focus, so that the visitor notices the confirmation. */
export const Confirmation = ({ children }: { children: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="confirmation" tabIndex={-1} ref={ref}>
      {children}
    </div>
  );
};
