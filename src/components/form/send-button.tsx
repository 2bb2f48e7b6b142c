import type { ReactNode } from 'react';

/**
 * A form's submit button. It is not disabled while sending, because a disabled button would lose
 * focus. `useForm` ignores further clicks.
 */
export const SendButton = ({
  progress,
  sending = 'Sending…',
  look = '',
  children,
}: {
  /** The upload progress, from 0 to 1; undefined if nothing is being sent. */
  progress: number | undefined;
  /** The label shown while sending. */
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
