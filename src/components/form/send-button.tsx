import type { ReactNode } from 'react';

/**
 * Submits its form. While sending it is not disabled, which would lose the focus; `useForm` ignores
 * further presses.
 */
export const SendButton = ({
  progress,
  sending = 'Sending…',
  look = '',
  children,
}: {
  /** Progress of the form; undefined when nothing is being sent. */
  progress: number | undefined;
  /** The label while sending. */
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
