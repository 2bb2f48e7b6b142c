/** A request for a page's payload as the router makes it, of what matters here. */
interface PayloadRequest {
  readonly fetch: typeof fetch;
  /** Of a navigation; a preload has none. */
  readonly signal?: AbortSignal;
}

/** What the router does for it. */
interface Router {
  readonly preload: (url: URL) => Promise<unknown>;
  /** What is preloaded is shown without a request. */
  readonly forgetPreloads: () => void;
}

/** As the worker names the build that made a payload. */
const BUILD_ID_HEADER = 'x-build-id';

/** The page leaves: nothing of it goes on. */
const never = new Promise<never>(() => {});

/** Whether a link leads where the router goes, which spells queries in its own way, without a hash. */
const leadsTo = (link: URL, { origin, pathname, searchParams }: URL): boolean =>
  link.origin === origin &&
  link.pathname === pathname &&
  String(link.searchParams) === String(searchParams);

/** A page that was loaded ahead comes from another build: its document is to be loaded. */
export class AnotherBuild extends Error {}

/**
 * Keeps the page to its own build: once another one is served, or a part of this one is lost, the next
 * navigation loads the document of its target, and no payload is read that another build made.
 */
export const createOwnBuild = (options: {
  buildId: string;
  isOnline: () => boolean;
  loadDocument: (target: URL) => void;
}) => {
  let isOutdated = false;
  let router: Router | undefined;
  let followed: URL | undefined;
  let pending: { target: URL; signal: AbortSignal } | undefined;
  let onLanding = () => {};

  const outdate = () => {
    isOutdated = true;
    router?.forgetPreloads();
  };

  return {
    outdate,
    /** Whether what the page lacks is only to be had by loading a document. */
    isOutdated: () => isOutdated,
    preload: async (url: URL): Promise<unknown> => isOutdated || router?.preload(url),
    use(given: Router): void {
      router = given;
    },
    /** Somebody follows this link: the router goes there. Undefined: not the router. */
    follow(link: URL | undefined): void {
      followed = link;
    },
    /** Where the navigation under way leads. One to a page that is loaded ahead asks for nothing itself. */
    target: (): URL | undefined =>
      (pending?.signal.aborted ? undefined : pending?.target) ?? followed,
    landed(): void {
      pending = undefined;
      followed = undefined;
      onLanding();
    },
    onLanding(listener: () => void): void {
      onLanding = listener;
    },
    /** Sends a request of the router, or the browser to its target. */
    async send<Result, Request extends PayloadRequest>(
      request: Request,
      url: URL,
      next: (request: Request) => Promise<Result>,
    ): Promise<Result> {
      const { signal } = request;
      const link = () => (followed && leadsTo(followed, url) ? followed : undefined);
      if (signal) pending = { target: link() ?? url, signal };
      const leave = () => {
        // What was only loaded ahead may be somebody's next page by now.
        const target = link() ?? (signal && url);
        if (!target) throw new AnotherBuild();
        options.loadDocument(target);
        return never;
      };
      // Without a network the page says so itself, and stays.
      if (isOutdated && options.isOnline()) return leave();
      return next({
        ...request,
        fetch: async (...input: Parameters<typeof fetch>) => {
          const answer = await request.fetch(...input);
          const id = answer.headers.get(BUILD_ID_HEADER);
          if (!id || id === options.buildId) return answer;
          outdate();
          return leave();
        },
      });
    },
  };
};
