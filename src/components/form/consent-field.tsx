'use client';

import type { ReactNode } from 'react';
import { FieldErrors } from './field.tsx';
import { useFieldIds } from './field-ids.ts';

/** The box that has to be ticked before anything is stored. */
export const ConsentField = ({
  name = 'consent',
  errors,
  defaultChecked,
  children,
}: {
  name?: string;
  errors?: readonly string[];
  defaultChecked: boolean;
  children: ReactNode;
}) => {
  const { fieldId, describedBy } = useFieldIds();
  return (
    <div className="field">
      <FieldErrors name={name} errors={errors} />
      <label className="choice">
        <input
          type="checkbox"
          id={fieldId(name)}
          name={name}
          value="true"
          defaultChecked={defaultChecked}
          aria-invalid={errors ? true : undefined}
          aria-describedby={describedBy({ name, errors })}
        />
        <span>{children}</span>
      </label>
    </div>
  );
};
