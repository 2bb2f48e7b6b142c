/** Beside its body a copy has headers, tags and a key. */
const COPY_OVERHEAD_BYTES = 4_096;

/** A whole page, kept in memory. */
export interface Copy {
  readonly body: Uint8Array<ArrayBuffer>;
  /** As a browser gets them, made once: nobody changes them. */
  readonly headers: Headers;
  /** Unix milliseconds. */
  readonly madeAt: number;
}

export interface KeptCopy extends Copy {
  readonly tags: ReadonlySet<string>;
  readonly bytes: number;
  /** Unix milliseconds, all of them. */
  readonly freshUntil: number;
  readonly staleUntil: number;
  readonly errorUntil: number;
  /** Set by a failure to make it anew. */
  retryAt: number;
}

const MS = 1_000;

/** RFC 9111 and 5861: how long a shared cache may keep this. Undefined: not at all. */
const lifetimeOf = (headers: Headers) => {
  const cacheControl = headers.get('cache-control') ?? '';
  if (/\b(no-store|no-cache)\b/.test(cacheControl)) return undefined;
  const seconds = (directive: RegExp) => Number(directive.exec(cacheControl)?.[1] ?? 0);
  const fresh = seconds(/(?:^|[\s,])max-age=(\d+)/);
  if (fresh === 0) return undefined;
  return {
    fresh: fresh * MS,
    stale: seconds(/(?:^|[\s,])stale-while-revalidate=(\d+)/) * MS,
    error: seconds(/(?:^|[\s,])stale-if-error=(\d+)/) * MS,
  };
};

/** Nobody but its asker may have it. */
export const isSomebodys = ({ headers }: Response): boolean =>
  headers.has('set-cookie') || /\bprivate\b/.test(headers.get('cache-control') ?? '');

const tagsOf = (headers: Headers): ReadonlySet<string> =>
  new Set((headers.get('cache-tag') ?? '').split(',').filter(Boolean));

/** A whole page that may be kept, else undefined and the page unread. */
export const copyOf = async (
  page: Response,
  { now, headersOf }: { now(): number; headersOf(page: Response): Headers },
): Promise<KeptCopy | undefined> => {
  const lifetime = lifetimeOf(page.headers);
  if (page.status !== 200 || !lifetime || isSomebodys(page)) return undefined;
  const body = new Uint8Array(await page.arrayBuffer());
  const madeAt = now();
  const freshUntil = madeAt + lifetime.fresh;
  return {
    body,
    madeAt,
    headers: headersOf(page),
    tags: tagsOf(page.headers),
    bytes: body.length + COPY_OVERHEAD_BYTES,
    freshUntil,
    staleUntil: freshUntil + lifetime.stale,
    errorUntil: freshUntil + lifetime.error,
    retryAt: 0,
  };
};
