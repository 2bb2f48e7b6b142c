import * as v from 'valibot';
import type { FieldErrors } from '../../contracts/wire.ts';
import { formValues } from '../../lib/form-values.ts';
import { nestFields } from '../../lib/nest-fields.ts';

/** Builds the JSON body of a request from a form's fields. */
export const createJsonBody = (form: FormData): unknown => nestFields(formValues(form));

/**
 * Validates a form against its endpoint's schema. Returns messages by field name, such as
 * `attributes.0.rating`.
 */
export const checkFields = (schema: v.GenericSchema, form: FormData): FieldErrors => {
  const parsed = v.safeParse(schema, createJsonBody(form), { abortPipeEarly: true });
  const errors: FieldErrors = {};
  for (const issue of parsed.issues ?? []) {
    errors[v.getDotPath(issue) ?? 'form'] ??= [issue.message];
  }
  return errors;
};
