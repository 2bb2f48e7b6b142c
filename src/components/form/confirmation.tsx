'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Stands where the form was, and takes the focus: what was sent is said where the eye is. */
export const Confirmation = ({ children }: { children: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="confirmation" tabIndex={-1} ref={ref}>
      {children}
    </div>
  );
};
