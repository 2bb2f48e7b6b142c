import { ChoiceGroup } from '../../components/form/choice-group.tsx';
import { FieldErrors, TextAreaField, TextField } from '../../components/form/field.tsx';
import { describedBy, fieldId } from '../../components/form/field-ids.ts';
import type { Question } from '../../contracts/job.ts';

const INPUT_TYPES = { number: 'text', date: 'date', url: 'url', short_text: 'text' } as const;

/** Renders one of the job's custom questions, with the control for its type. */
export const QuestionField = (props: {
  question: Question;
  values: readonly string[];
  errors?: readonly string[];
}) => {
  const { question, values, errors } = props;
  const { type, label, required } = question;
  const name = `answers.${question.id}`;
  const common = { name, label, errors, optional: !required };
  switch (type) {
    case 'long_text':
      return <TextAreaField {...common} defaultValue={values[0]} maxLength={5000} />;
    case 'checkbox':
      return (
        <div className="field">
          <FieldErrors name={name} errors={errors} />
          <label className="choice" dir="auto">
            <input
              type="checkbox"
              id={fieldId({ name })}
              name={name}
              value="true"
              defaultChecked={values.includes('true')}
              aria-invalid={errors?.length ? true : undefined}
              aria-describedby={describedBy(common)}
            />
            <span>
              {label}
              {!required && <span className="hint"> (optional)</span>}
            </span>
          </label>
        </div>
      );
    case 'single_select':
    case 'multi_select':
      return (
        <ChoiceGroup
          {...common}
          legend={label}
          type={type === 'single_select' ? 'radio' : 'checkbox'}
          options={question.options.map((option) => [option.value, option.label])}
          values={values}
        />
      );
    default:
      return (
        <TextField
          {...common}
          type={INPUT_TYPES[type]}
          inputMode={type === 'number' ? 'decimal' : undefined}
          defaultValue={values[0]}
          // A date input has a fixed format, so it has no maximum length.
          maxLength={type === 'date' ? undefined : type === 'url' ? 500 : 300}
        />
      );
  }
};
