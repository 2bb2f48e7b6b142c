import type { ReactNode } from 'react';

/**
 * Sends its form. While it goes out the button keeps the focus, which a disabled one would lose; what
 * is pressed then does nothing (`useForm`).
 */
export const SendButton = ({
  progress,
  sending = 'Sending…',
  look = '',
  children,
}: {
  /** Of the form; undefined while nothing goes out. */
  progress: number | undefined;
  /** The words while it goes out. */
  sending?: string;
  look?: '' | 'button-quiet';
  children: ReactNode;
}) => (
  <button
    className={`button ${look}`.trim()}
    type="submit"
    aria-disabled={progress === undefined ? undefined : true}
  >
    {progress === undefined ? children : sending}
  </button>
);
