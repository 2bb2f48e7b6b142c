import { FieldErrors } from './field.tsx';
import { describedBy, fieldId } from './field-ids.ts';

/** A group of radio buttons or checkboxes. The error summary links to the first one. */
export const ChoiceGroup = (props: {
  name: string;
  legend: string;
  type: 'radio' | 'checkbox';
  options: readonly (readonly [value: string, label: string])[];
  values: readonly string[];
  errors?: readonly string[];
  hint?: string;
  optional?: boolean;
  /** Lays out the options side by side, like the points on a scale. */
  isScale?: boolean;
}) => {
  const { name, legend, type, options, values, errors, hint, optional, isScale } = props;
  return (
    <fieldset className="field" aria-describedby={describedBy(props)}>
      <legend dir="auto">
        {legend}
        {optional && <span className="hint"> (optional)</span>}
      </legend>
      {hint && (
        <p className="hint" id={`${fieldId({ name })}-hint`}>
          {hint}
        </p>
      )}
      <FieldErrors name={name} errors={errors} />
      <div className={isScale ? 'scale' : undefined}>
        {options.map(([option, label], i) => (
          <label className="choice" key={option} dir="auto">
            <input
              type={type}
              id={i === 0 ? fieldId({ name }) : undefined}
              name={name}
              value={option}
              defaultChecked={values.includes(option)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
