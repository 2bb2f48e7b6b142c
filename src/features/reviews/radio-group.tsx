import { FieldErrors } from '../../components/form/field.tsx';
import { describedBy, fieldId } from '../../components/form/field-ids.ts';

/** A choice of one, in words. The first of them is where an error's link leads. */
export const RadioGroup = (props: {
  name: string;
  legend: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  errors?: readonly string[];
  hint?: string;
}) => {
  const { name, legend, options, value, errors, hint } = props;
  return (
    <fieldset className="field" aria-describedby={describedBy(props)}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${fieldId({ name })}-hint`}>
          {hint}
        </p>
      )}
      <FieldErrors name={name} errors={errors} />
      <div className="scale">
        {options.map(([option, label], i) => (
          <label className="choice" key={option}>
            <input
              type="radio"
              id={i === 0 ? fieldId({ name }) : undefined}
              name={name}
              value={option}
              defaultChecked={option === value}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
