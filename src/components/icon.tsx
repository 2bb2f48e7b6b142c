const PATHS = {
  bookmark: 'M6 3h12v18l-6-5-6 5z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.6 11.1L20 20',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  share: 'M12 15V3m0 0L8 7m4-4 4 4M5 12v8h14v-8',
} as const;

/** A decorative icon. It is never the only label; the adjacent text conveys the same meaning. */
export const Icon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
