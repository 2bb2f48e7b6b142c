import type { ReactNode } from 'react';
import { FieldErrors } from './field.tsx';
import { describedBy, fieldId } from './field-ids.ts';

/** The consent checkbox. Nothing is stored unless it is checked. */
export const ConsentField = ({
  name = 'consent',
  idPrefix,
  errors,
  defaultChecked,
  policyUrl,
  children,
}: {
  name?: string;
  idPrefix?: string;
  errors?: readonly string[];
  defaultChecked: boolean;
  /** The link opens in a new tab, so that the visitor's input is not lost. */
  policyUrl?: string;
  children: ReactNode;
}) => {
  const hint = policyUrl && (
    <>
      What we keep, for how long and who sees it:{' '}
      <a href={policyUrl} target="_blank" rel="noopener">
        our privacy policy (opens in a new tab)
      </a>
    </>
  );
  const field = { name, idPrefix, hint, errors };
  return (
    <div className="field">
      <FieldErrors {...field} />
      <label className="choice">
        <input
          type="checkbox"
          id={fieldId(field)}
          name={name}
          value="true"
          defaultChecked={defaultChecked}
          aria-invalid={errors ? true : undefined}
          aria-describedby={describedBy(field)}
        />
        <span>{children}</span>
      </label>
      {hint && (
        <p className="hint" id={`${fieldId(field)}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
};
