import type { ReactNode } from 'react';

/** A field, as far as its ids go. */
export interface FieldIdParts {
  readonly name: string;
  /**
   * What its ids begin with, in a form that is not alone on its page: labels and error links would
   * else lead into the other one.
   */
  readonly idPrefix?: string;
}

/** `answers.q1` is a fine field name but no fine id to link to. */
export const fieldId = ({ name, idPrefix = 'field' }: FieldIdParts) =>
  `${idPrefix}-${name.replaceAll('.', '-')}`;

/** The ids of what screen readers say of a field. */
export const describedBy = (
  field: FieldIdParts & { readonly hint?: ReactNode; readonly errors?: readonly string[] },
) =>
  [field.hint && `${fieldId(field)}-hint`, field.errors?.length && `${fieldId(field)}-error`]
    .filter(Boolean)
    .join(' ') || undefined;
