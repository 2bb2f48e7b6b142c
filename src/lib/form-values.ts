/** The text values of a posted form by field, in the order received, without files. */
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
  // Creates own properties only, so that a field called `constructor` is an ordinary field.
  values.delete('__proto__');
  return Object.fromEntries(values);
};
