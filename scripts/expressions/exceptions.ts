/*
 * Regular expressions that `npm run check` cannot prove to be linear, each with the reason why it
 * is linear anyway or is never matched against external text (decision 19). An unused exception is
 * an error.
 */

/** Folders and files whose regular expressions are never matched against external text. */
export const OWN_TEXT: Readonly<Record<string, string>> = {
  'scripts/vite-plugins.ts': 'The build matches names and contents of its own files only.',
  'scripts/draw-icons.ts': 'A developer runs it on the project’s own icon.',
};

/** Expressions that the tool cannot prove to be linear, as written in the code. */
export const UNPROVEN: Readonly<Record<string, string>> = {
  '/[\\p{L}--[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]]/gv':
    'One character of a set. The tool does not support the flag v.',
  '/[[\\p{L}\\p{N}+#]--[\\u19b0-\\u19c9\\u1cf2\\u1cf3]]+/gv':
    'Characters of one set, with nothing after them that could cause backtracking. The tool does not support the flag v.',
  '/[[\\p{L}\\p{N}\\p{Co}+#]--[\\u19b0-\\u19c9\\u1cf2\\u1cf3]]+/gv':
    'The same, with one more character category.',
};

/** Files that create expressions at run time, and where the expressions come from. */
export const CREATED_AT_RUN_TIME: Readonly<Record<string, string>> = {
  'worker/http/request/match-endpoint.ts':
    'Made from the paths of the endpoint map: proven as `[^/]+` between slashes.',
  'src/routes/path-pattern.ts':
    'Made from the route table: each is proven, and the manifest repeats them.',
  'scripts/content/check-values.ts':
    'From the content model that an operator checks on their own machine; never matched against visitors’ text.',
};

/** The only file that may call `normalize`. */
export const NORMALIZING_FILE = 'src/contracts/bounded-text.ts';
