import { formValues } from '../../lib/form-values.ts';

/** Formats the URL of a GET form. Omits empty fields, and joins multiple values with commas. */
export const formUrl = (
  action: string,
  entries: Iterable<[string, FormDataEntryValue]>,
): string => {
  const params = new URLSearchParams();
  for (const [name, all] of Object.entries(formValues(entries))) {
    const values = new Set(all.map((value) => value.trim()).filter(Boolean));
    if (values.size > 0) params.set(name, [...values].join(','));
  }
  return params.size > 0 ? `${action}?${params}` : action;
};
