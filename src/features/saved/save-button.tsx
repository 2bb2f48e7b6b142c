import { Icon } from '../../components/icon.tsx';

/**
 * Saves the page's job in the browser. Enabled by the script that does so (`start-own-jobs.ts`),
 * which also writes the message below it.
 */
export const SaveButton = () => (
  <>
    <button
      className="button button-quiet with-script save"
      type="button"
      aria-pressed="false"
      disabled
    >
      <Icon name="bookmark" />
      Save this job
    </button>
    <p className="with-script" role="status" />
  </>
);
