/** The functions that load the page files, keyed by path, as `import.meta.glob` returns them. */
export type PageFiles = Readonly<Record<string, () => Promise<unknown>>>;

type Load = () => Promise<unknown>;

interface FoundPage {
  readonly load: Load;
  /** The layout in the page's route group (parenthesised folder), if there is one. */
  readonly layout: Load | undefined;
  /** The values of the bracketed path segments, not decoded. */
  readonly params: Readonly<Record<string, string>>;
}

interface PageFile extends Omit<FoundPage, 'params'> {
  /** `*` matches any segment. */
  readonly parts: readonly string[];
  readonly names: readonly (string | undefined)[];
}

const isGroup = (part: string): boolean => /^\(.+\)$/.test(part);
const parseParameterName = (part: string): string | undefined => /^\[(\w+)\]$/.exec(part)?.[1];

const readFile = (file: string, files: PageFiles): PageFile => {
  const [top = '', ...folders] = file
    .replace(/\.tsx?$/, '')
    .split('/')
    .slice(1);
  const group = folders.find(isGroup);
  const parts = folders.filter((part) => !isGroup(part));
  if (parts.at(-1) === 'index') parts.pop();
  return {
    load: files[file] as Load,
    layout: group ? files[`./${top}/${group}/_layout.tsx`] : undefined,
    parts: parts.map((part) => (parseParameterName(part) ? '*' : part)),
    names: parts.map(parseParameterName),
  };
};

const countParameters = ({ names }: PageFile): number => names.filter(Boolean).length;

/**
 * Finds the page file for a path. Like Waku's router, prefers a literal segment to a dynamic one
 * (in brackets).
 */
export const createPageFinder = (files: PageFiles) => {
  const pages = Object.keys(files)
    .filter((file) => !file.split('/').at(-1)?.startsWith('_'))
    .map((file) => readFile(file, files))
    .toSorted((one, other) => countParameters(one) - countParameters(other));
  const byLength = Map.groupBy(pages, ({ parts }) => parts.length);

  return (pathname: string): FoundPage | undefined => {
    const segments = pathname.split('/').filter(Boolean);
    const found = byLength
      .get(segments.length)
      ?.find(({ parts }) => parts.every((part, i) => part === '*' || part === segments[i]));
    if (!found) return undefined;
    const params = Object.fromEntries(
      found.names.flatMap((name, i) => (name ? [[name, segments[i] as string]] : [])),
    );
    return { ...found, params };
  };
};
