import type { ComponentType, ReactNode } from 'react';
import { createPageFinder, type PageFiles } from './find-page.ts';

/** The path under which Waku's adapter serves the build's files. */
export const BUILD_FILES_PATH = '/__waku_internal_build_static_files';

interface PageModule {
  readonly default: ComponentType<Record<string, unknown>>;
}
type Wrapper = ComponentType<{ readonly children: ReactNode }>;

/**
 * Renders the pages in `files` as documents, except those rendered at build time. Bypasses Waku's
 * router, which would load every page in order to render one (decision 1). A page gets the same
 * props as from the router: its path parameters, the requested path, and the query string, if any.
 */
export const createDocuments = (files: PageFiles, Root: Wrapper) => {
  const find = createPageFinder(files);
  return {
    /**
     * Renders a page's document. Undefined if no page file matches the path.
     * @throws whatever a component of the page throws, including page errors
     *   (`src/lib/page-error.ts`)
     */
    async render({ pathname, searchParams }: URL): Promise<string | undefined> {
      const found = find(pathname);
      if (!found) return undefined;
      const [{ default: Page }, layout, renderer] = await Promise.all([
        found.load() as Promise<PageModule>,
        found.layout?.() as Promise<{ readonly default: Wrapper }> | undefined,
        import.meta.viteRsc.loadModule<typeof import('./render-document.tsx')>('ssr', 'document'),
      ]);
      const query = searchParams.toString();
      const page = <Page {...found.params} path={pathname} {...(query && { query })} />;
      const Layout = layout?.default;
      return renderer.renderDocument(<Root>{Layout ? <Layout>{page}</Layout> : page}</Root>);
    },
  };
};
