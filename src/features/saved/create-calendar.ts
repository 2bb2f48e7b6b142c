/** A job's closing date for a calendar. */
export interface ClosingDate {
  readonly fid: string;
  readonly title: string;
  readonly employer: string;
  /** The absolute URL of the job. */
  readonly url: string;
  /** ISO 8601. */
  readonly validThrough: string;
}

/** RFC 5545, section 3.1: a line has at most 75 octets, and a longer one continues after a space. */
const MAX_OCTETS = 75;

const countOctets = (text: string) => new TextEncoder().encode(text).length;

const fold = (line: string): string => {
  let folded = '';
  let octets = 0;
  // Iterates over code points, so that no character is cut.
  for (const character of line) {
    const more = countOctets(character);
    if (octets + more > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += more;
  }
  return folded;
};

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .join('\\n');

/** `2026-11-27` as `20261127`, as section 3.3.4 wants it. */
const formatDate = (iso: string): string => iso.slice(0, 10).replaceAll('-', '');

/** `20261127T120000Z`, section 3.3.5. */
const formatTime = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * An iCalendar file (RFC 5545) with an event on each job's last day. Its ids stay the same, so that
 * a calendar that reads the file again changes its events instead of adding others.
 * @param host the site's host, which makes the ids unique
 */
export const createCalendar = (
  jobs: readonly ClosingDate[],
  { host, now }: { host: string; now: number },
): string => {
  const events = jobs.flatMap(({ fid, title, employer, url, validThrough }) => [
    'BEGIN:VEVENT',
    `UID:${escapeText(fid)}@${host}`,
    `DTSTAMP:${formatTime(now)}`,
    `DTSTART;VALUE=DATE:${formatDate(validThrough)}`,
    `SUMMARY:${escapeText(`Last day to apply: ${[title, employer].filter(Boolean).join(', ')}`)}`,
    `URL:${url}`,
    `DESCRIPTION:${escapeText(url)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Saved jobs//EN`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
};
