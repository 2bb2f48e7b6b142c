'use client';

import type { InputHTMLAttributes, ReactNode } from 'react';
import { useFieldIds } from './field-ids.ts';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly errors?: readonly string[];
  readonly optional?: boolean;
}

export const FieldErrors = ({ name, errors }: Pick<FieldProps, 'name' | 'errors'>) => {
  const { fieldId } = useFieldIds();
  return errors && errors.length > 0 ? (
    <p className="error" id={`${fieldId(name)}-error`}>
      {errors.join(' ')}
    </p>
  ) : null;
};

export const FieldLabel = ({ name, label, hint, optional }: FieldProps) => {
  const { fieldId } = useFieldIds();
  return (
    <>
      <label htmlFor={fieldId(name)} dir="auto">
        {label}
        {optional && <span className="hint"> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${fieldId(name)}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
};

/** A labelled one-line field with its hint and its errors, tied together for screen readers. */
export const TextField = (
  props: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>,
) => {
  const { name, label, hint, errors, optional, ...input } = props;
  const { fieldId, describedBy } = useFieldIds();
  return (
    <div className="field">
      <FieldLabel {...props} />
      <FieldErrors name={name} errors={errors} />
      <input
        className="input"
        id={fieldId(name)}
        name={name}
        aria-invalid={errors?.length ? true : undefined}
        aria-describedby={describedBy(props)}
        dir="auto"
        {...input}
      />
    </div>
  );
};

export const TextAreaField = (
  props: FieldProps & { defaultValue?: string; maxLength?: number; required?: boolean },
) => {
  const { name, errors, defaultValue, maxLength, required } = props;
  const { fieldId, describedBy } = useFieldIds();
  return (
    <div className="field">
      <FieldLabel {...props} />
      <FieldErrors name={name} errors={errors} />
      <textarea
        className="input"
        id={fieldId(name)}
        name={name}
        defaultValue={defaultValue}
        maxLength={maxLength}
        required={required}
        aria-invalid={errors?.length ? true : undefined}
        aria-describedby={describedBy(props)}
        dir="auto"
      />
    </div>
  );
};

/** A choice from a list; with none made it is empty. */
export const SelectField = (
  props: FieldProps & { defaultValue?: string; options: readonly string[] },
) => {
  const { name, errors, options, defaultValue } = props;
  const { fieldId, describedBy } = useFieldIds();
  return (
    <div className="field">
      <FieldLabel {...props} />
      <FieldErrors name={name} errors={errors} />
      <select
        className="input"
        id={fieldId(name)}
        name={name}
        defaultValue={defaultValue ?? ''}
        aria-invalid={errors?.length ? true : undefined}
        aria-describedby={describedBy(props)}
      >
        <option value="">Please choose</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
};
