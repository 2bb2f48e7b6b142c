'use client';

import type { ReactNode } from 'react';
import { FieldErrors, FieldLabel } from './field.tsx';
import { useFieldIds } from './field-ids.ts';

/** A labelled file field with its hint and its errors, tied together for screen readers. */
export const FileField = (props: {
  name: string;
  label: string;
  hint: ReactNode;
  errors?: readonly string[];
  optional?: boolean;
  /** Extensions with their dot. */
  accept: readonly string[];
}) => {
  const { name, errors, accept } = props;
  const { fieldId, describedBy } = useFieldIds();
  return (
    <>
      <FieldLabel {...props} />
      <FieldErrors name={name} errors={errors} />
      <input
        className="input"
        id={fieldId(name)}
        name={name}
        type="file"
        accept={accept.join(',')}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(props)}
      />
    </>
  );
};
