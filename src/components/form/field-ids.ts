import type { ReactNode } from 'react';

/** The parts that make up a field's element ids. */
export interface FieldIdParts {
  readonly name: string;
  /**
   * Id prefix, needed if the page has several forms. Without it, labels and error links would point
   * to fields in another form.
   */
  readonly idPrefix?: string;
}

/**
 * The field's element id. Dots in field names such as `answers.q1` are replaced, because links to
 * an id that contains dots would not work.
 */
export const fieldId = ({ name, idPrefix = 'field' }: FieldIdParts) =>
  `${idPrefix}-${name.replaceAll('.', '-')}`;

/** Ids of the field's hint and errors, for `aria-describedby`. */
export const describedBy = (
  field: FieldIdParts & { readonly hint?: ReactNode; readonly errors?: readonly string[] },
) =>
  [field.hint && `${fieldId(field)}-hint`, field.errors?.length && `${fieldId(field)}-error`]
    .filter(Boolean)
    .join(' ') || undefined;
