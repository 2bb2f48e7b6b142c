import type { Ref } from 'react';
import { fieldId } from './field-ids.ts';

/**
 * All errors on top of the form, each a link to its field; takes the focus when it appears. The alert is
 * within what has the focus: some screen readers leave out parts of one that is both
 * (https://design-system.service.gov.uk/components/error-summary/history/).
 */
export const ErrorSummary = ({
  errors,
  idPrefix,
  ref,
}: {
  /** Messages by field name, from top to bottom of the form. */
  errors: readonly (readonly [name: string, messages: readonly string[]])[];
  /** That of the fields. */
  idPrefix?: string;
  ref?: Ref<HTMLDivElement>;
}) => {
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" tabIndex={-1} ref={ref}>
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
