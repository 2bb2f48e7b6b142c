import * as v from 'valibot';
import type { FieldErrors } from '../../contracts/wire.ts';
import { formValues } from '../../lib/form-values.ts';
import { nestFields } from '../../lib/nest-fields.ts';

/** A form's fields as the JSON body of its call. */
export const bodyOf = (form: FormData): unknown => nestFields(formValues(form));

/** What the schema of the call says of a form, by field: `attributes.0.rating` -> messages. */
export const checkFields = (schema: v.GenericSchema, form: FormData): FieldErrors => {
  const parsed = v.safeParse(schema, bodyOf(form), { abortPipeEarly: true });
  const errors: FieldErrors = {};
  for (const issue of parsed.issues ?? []) {
    errors[v.getDotPath(issue) ?? 'form'] ??= [issue.message];
  }
  return errors;
};
