/*
 * Expressions that `npm run check` cannot prove, each by name and with the reason why it is linear
 * nonetheless, or never matched against text from outside (decision 19). An unused exception is
 * refused.
 */

/** Folders and files whose expressions never match text from outside. */
export const OWN_TEXT: Readonly<Record<string, string>> = {
  'scripts/vite-plugins.ts': 'The build matches names and texts of its own files.',
  'scripts/draw-icons.ts': 'The icon of the project becomes pictures, by hand.',
};

/** Expressions that the tool cannot prove, as written in the code. */
export const UNPROVEN: Readonly<Record<string, string>> = {
  '/[\\p{L}--[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]]/gv':
    'One character of a set. The tool does not read the flag v.',
  '/[[\\p{L}\\p{N}+#]--[\\u19b0-\\u19c9\\u1cf2\\u1cf3]]+/gv':
    'Characters of one set, with nothing behind them to go back for. The tool does not read the flag v.',
  '/[[\\p{L}\\p{N}\\p{Co}+#]--[\\u19b0-\\u19c9\\u1cf2\\u1cf3]]+/gv':
    'The same with one more kind of characters.',
};

/** Files that create expressions at run time, and their sources. */
export const CREATED_AT_RUN_TIME: Readonly<Record<string, string>> = {
  'worker/http/request/match-endpoint.ts':
    'Of the paths of the endpoint map: proven as `[^/]+` between slashes.',
  'src/routes/path-pattern.ts':
    'Of the table of routes: each is proven, and the manifest repeats them.',
  'scripts/content/check-values.ts':
    'Of the content model that an operator checks, on the operator’s machine; no visitor’s text meets it.',
};

/** The only file that may call `normalize`. */
export const NORMALIZING_FILE = 'src/contracts/bounded-text.ts';
