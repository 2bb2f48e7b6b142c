import type { Ref } from 'react';
import { fieldId } from './field-ids.ts';

/**
 * Lists all errors above the form, each linked to its field, and takes focus when it appears. The
 * alert is inside the focused element, because some screen readers skip parts of an element that is
 * both focused and an alert
 * (https://design-system.service.gov.uk/components/error-summary/history/).
 */
export const ErrorSummary = ({
  errors,
  idPrefix,
  ref,
  takesFocus = false,
}: {
  /** Messages by field name, in form order. */
  errors: readonly (readonly [name: string, messages: readonly string[]])[];
  /** The prefix of the fields' element ids. */
  idPrefix?: string;
  ref?: Ref<HTMLDivElement>;
  /** Whether the browser focuses the summary itself, for a form without a script. */
  takesFocus?: boolean;
}) => {
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: what the visitor has to correct comes first.
    <div className="error-summary" tabIndex={-1} ref={ref} autoFocus={takesFocus}>
      <div role="alert">
        <h2>There is a problem</h2>
        <ul>
          {errors.map(([name, messages]) => (
            <li key={name}>
              {name === 'form' ? (
                messages.join(' ')
              ) : (
                <a href={`#${fieldId({ name, idPrefix })}`}>{messages.join(' ')}</a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
