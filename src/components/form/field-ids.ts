import type { ReactNode } from 'react';

/** The parts of a field's ids. */
export interface FieldIdParts {
  readonly name: string;
  /**
   * Prefix of the ids if the page has several forms: otherwise labels and error links would lead
   * into another form.
   */
  readonly idPrefix?: string;
}

/** Replaces the dots of a field name such as `answers.q1`, which suit no id that is linked to. */
export const fieldId = ({ name, idPrefix = 'field' }: FieldIdParts) =>
  `${idPrefix}-${name.replaceAll('.', '-')}`;

/** Ids of the hint and errors of a field, for `aria-describedby`. */
export const describedBy = (
  field: FieldIdParts & { readonly hint?: ReactNode; readonly errors?: readonly string[] },
) =>
  [field.hint && `${fieldId(field)}-hint`, field.errors?.length && `${fieldId(field)}-error`]
    .filter(Boolean)
    .join(' ') || undefined;
