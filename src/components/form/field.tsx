import type { InputHTMLAttributes, ReactNode } from 'react';
import { describedBy, type FieldIdParts, fieldId } from './field-ids.ts';

interface FieldProps extends FieldIdParts {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly errors?: readonly string[];
  readonly optional?: boolean;
}

export const FieldErrors = (props: FieldIdParts & Pick<FieldProps, 'errors'>) => {
  const { errors } = props;
  return errors && errors.length > 0 ? (
    <p className="error" id={`${fieldId(props)}-error`}>
      {errors.join(' ')}
    </p>
  ) : null;
};

export const FieldLabel = (props: FieldProps) => {
  const { label, hint, optional } = props;
  return (
    <>
      <label htmlFor={fieldId(props)} dir="auto">
        {label}
        {optional && <span className="hint"> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${fieldId(props)}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
};

/** A labelled single-line field whose hint and errors are linked to it for screen readers. */
export const TextField = (
  props: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>,
) => {
  const { name, idPrefix, label, hint, errors, optional, ...input } = props;
  return (
    <div className="field">
      <FieldLabel {...props} />
      <FieldErrors {...props} />
      <input
        className="input"
        id={fieldId(props)}
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
  return (
    <div className="field">
      <FieldLabel {...props} />
      <FieldErrors {...props} />
      <textarea
        className="input"
        id={fieldId(props)}
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

/**
 * A select with an empty first option. If the default value is not among the options, it is added.
 */
export const SelectField = (
  props: FieldProps & { defaultValue?: string; options: readonly string[] },
) => {
  const { name, errors, options, defaultValue } = props;
  const isListed = !defaultValue || options.includes(defaultValue);
  return (
    <div className="field">
      <FieldLabel {...props} />
      <FieldErrors {...props} />
      <select
        className="input"
        id={fieldId(props)}
        name={name}
        defaultValue={defaultValue ?? ''}
        aria-invalid={errors?.length ? true : undefined}
        aria-describedby={describedBy(props)}
      >
        <option value="">Please choose</option>
        {!isListed && <option>{defaultValue}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
};
