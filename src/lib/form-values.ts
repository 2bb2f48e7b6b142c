/** A posted form's text values by field, in the order received. Files are omitted. */
export const formValues = (
  form: Iterable<[string, FormDataEntryValue]>,
): Record<string, string[]> => {
  const values = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  // Creates only own properties, so that a field named `constructor` is an ordinary field.
  values.delete('__proto__');
  return Object.fromEntries(values);
};
