/** A posted form's texts: every value of a field in the order in which it came; files left out. */
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
  // Own properties only, so that a field called `constructor` is just a field.
  values.delete('__proto__');
  return Object.fromEntries(values);
};
