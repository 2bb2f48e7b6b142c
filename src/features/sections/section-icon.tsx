/** The icons' paths, drawn on a 24 by 24 grid with a uniform stroke width. */
export const ICONS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.6 11.1L20 20',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3.5 2',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-3.5 2.5-6 6-6s6 2.5 6 6M16 4.3a3.5 3.5 0 0 1 0 6.4m2 3.8c1.9.9 3 2.9 3 5.5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c0-4 3.2-6.5 8-6.5s8 2.5 8 6.5',
  chart: 'M4 4v16h16M8.5 16v-4m4 4V7m4 9v-6',
  chat: 'M4 5h16v11h-8l-5 4v-4H4V5Zm4 4h8m-8 3h5',
  check: 'M4.5 12.5 10 18 20 6.5',
  document: 'M6 3h8l4 4v14H6V3Zm8 0v4h4M9 12h6m-6 4h6',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 2.7 3.8 5.7 3.8 9S15 18.3 12 21c-3-2.7-3.8-5.7-3.8-9S9 5.7 12 3Z',
  heart:
    'M12 20C6 15.5 3.5 12.5 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3.5-2.5 6.5-8.5 11Z',
  key: 'M8 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm3 1 9-9m-4 4 3 3m-6 0 2 2',
  lock: 'M5 11h14v10H5V11Zm3 0V8a4 4 0 0 1 8 0v3m-4 4v2',
  mail: 'M3 5h18v14H3V5Zm0 2 9 7 9-7',
  map: 'M12 21c-4.7-4.5-7-8-7-11a7 7 0 0 1 14 0c0 3-2.3 6.5-7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  megaphone: 'M4 10v4h3l9 5V5l-9 5H4Zm4 4.5V20h3v-4M19 9.5a3.5 3.5 0 0 1 0 5',
  money: 'M3 6h18v12H3V6Zm9 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6.5 9.5v0m11 5v0',
  pen: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20Zm10-13.5 3.5 3.5',
  phone:
    'M6 3.5h3.5l1.5 5-2.3 1.7a13 13 0 0 0 5.1 5.1l1.7-2.3 5 1.5V18c0 1.7-1.3 3-3 2.8C10.5 20 4 13.5 3.2 6.5 3 4.8 4.3 3.5 6 3.5Z',
  rocket:
    'M12 3c3.5 2.3 5 5.5 4.5 9L14 15h-4l-2.5-3C7 8.5 8.5 5.3 12 3Zm-4.5 9L5 15v3l4-2m7.5-4 2.5 3v3l-4-2m-3 2v3m0-13v2',
  star: 'm12 3.5 2.6 5.6 6 .8-4.4 4.2 1.1 6L12 17.2l-5.3 2.9 1.1-6-4.4-4.2 6-.8L12 3.5Z',
  target:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm0 4.4v.2',
  tools:
    'M14.5 6.5a4 4 0 0 1 5.5-3l-2.5 2.5 1 2 2 .5L23 6a4 4 0 0 1-5.5 4.5L8 20a2.1 2.1 0 0 1-3-3l9.5-9.5Z',
} as const;

export type IconName = keyof typeof ICONS;

/** An item's icon. Decorative, because the title conveys the same meaning. */
export const SectionIcon = ({ name }: { name: IconName }) => (
  <svg
    className="section-icon"
    width="28"
    height="28"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={ICONS[name]} />
  </svg>
);
