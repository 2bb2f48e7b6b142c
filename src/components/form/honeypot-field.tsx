import { HONEYPOT_FIELD } from '../../contracts/application-rules.ts';
import { TextField } from './field.tsx';

/**
 * A hidden field that traps bots. If autofill fills it in, the field becomes visible and shows its
 * error.
 */
export const HoneypotField = ({
  errors,
  idPrefix,
}: {
  errors?: readonly string[];
  idPrefix?: string;
}) => (
  <div className="honeypot" aria-hidden={errors ? undefined : true}>
    <TextField
      name={HONEYPOT_FIELD}
      idPrefix={idPrefix}
      errors={errors}
      label="Leave this empty"
      tabIndex={errors ? 0 : -1}
      autoComplete="off"
    />
  </div>
);
