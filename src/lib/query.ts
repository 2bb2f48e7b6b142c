/** A query string as contracts read it: repeated parameters joined by commas. */
export const queryRecord = (search: URLSearchParams | string): Record<string, string> => {
  const record: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(search)) {
    record[name] = name in record ? `${record[name]},${value}` : value;
  }
  return record;
};
