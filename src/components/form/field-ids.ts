import { createContext, type ReactNode, useContext } from 'react';

/**
 * What the ids of a form's fields begin with. A form that is not alone on its page has a word of its
 * own: labels and error links would else lead into the other one.
 */
export const FieldIdPrefix = createContext('field');

/** Names the elements of a field, for labels, error links and screen readers. */
export const useFieldIds = () => {
  const prefix = useContext(FieldIdPrefix);
  // `answers.q1` is a fine field name but no fine id to link to.
  const fieldId = (name: string) => `${prefix}-${name.replaceAll('.', '-')}`;
  const describedBy = (field: { name: string; hint?: ReactNode; errors?: readonly string[] }) =>
    [
      field.hint && `${fieldId(field.name)}-hint`,
      field.errors?.length && `${fieldId(field.name)}-error`,
    ]
      .filter(Boolean)
      .join(' ') || undefined;
  return { fieldId, describedBy };
};
