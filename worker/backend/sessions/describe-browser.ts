/**
 * Browser patterns, from most to least specific, because most user-agent strings also contain the
 * names of browsers further down this list.
 */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const AGENT_MAX_LENGTH = 500;

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/**
 * Returns a description such as `Firefox on Windows`, which is enough for candidates to recognize
 * their browsers and reveals nothing else from the user agent. It may be empty.
 */
export const describeBrowser = (userAgent: string | null): string => {
  const agent = (userAgent ?? '').slice(0, AGENT_MAX_LENGTH);
  return [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)].filter(Boolean).join(' on ');
};
