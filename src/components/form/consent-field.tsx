import type { ReactNode } from 'react';
import { FieldErrors } from './field.tsx';
import { describedBy, fieldId } from './field-ids.ts';

/** The box that has to be ticked before anything is stored. */
export const ConsentField = ({
  name = 'consent',
  idPrefix,
  errors,
  defaultChecked,
  children,
}: {
  name?: string;
  idPrefix?: string;
  errors?: readonly string[];
  defaultChecked: boolean;
  children: ReactNode;
}) => {
  const field = { name, idPrefix, errors };
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
    </div>
  );
};
