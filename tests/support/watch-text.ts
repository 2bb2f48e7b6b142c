/**
 * The letter `a` with more combining marks than a text field accepts. Sorting the marks takes
 * quadratic time.
 */
export const manyMarks = (length: number): string => {
  const half = Math.floor((length - 1) / 2);
  return `a${'\u0301'.repeat(half)}${'\u0323'.repeat(length - 1 - half)}`;
};

/**
 * The longest run of marks that a string may contain; a longer run means that the input's length
 * was not limited.
 */
const MARKED = '\u0301'.repeat(30);
const UNBOUNDED = `${MARKED}\u0301`;

/**
 * Records which strings from `manyMarks` reach `normalize` and regular expressions while `run`
 * runs. Returns the length of the longest string, by expression or normalisation form.
 */
export const watchText = async (run: () => Promise<void>): Promise<Record<string, number>> => {
  const reached: Record<string, number> = {};
  const note = (by: string, text: string) => {
    if (text.includes(MARKED)) reached[by] = Math.max(reached[by] ?? 0, text.length);
  };
  const { exec } = RegExp.prototype;
  const { normalize } = String.prototype;
  // `test`, `match`, `matchAll`, `replace`, `search` and `split` call `exec` (ECMA-262,
  // RegExpExec).
  RegExp.prototype.exec = function (text) {
    note(String(this), String(text));
    return exec.call(this, text);
  };
  String.prototype.normalize = function (form) {
    const text = String(this);
    note(text.includes(UNBOUNDED) ? `an unbounded run, to ${form}` : String(form), text);
    return normalize.call(text, form);
  };
  try {
    await run();
  } finally {
    RegExp.prototype.exec = exec;
    String.prototype.normalize = normalize;
  }
  return reached;
};
