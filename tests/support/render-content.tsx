import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { vi } from 'vitest';
import { SiteLayout } from '../../src/components/layout/site-layout.tsx';
import type { ContentSource } from '../../src/lib/content/content-source.ts';
import { type Runtime, runWithRuntime } from '../../src/lib/runtime.ts';
import { noApi } from './no-api.ts';

/** Problems that a page must never have, whatever its content. */
const findProblems = (html: string): string[] => {
  const problems: string[] = [];
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const repeated = ids.filter((id, i) => ids.indexOf(id) !== i);
  if (repeated.length > 0) problems.push(`ids twice: ${repeated.join(', ')}`);
  const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => text?.trim());
  if (headings.length !== 1 || !headings[0]) problems.push(`h1: ${JSON.stringify(headings)}`);
  const nonsense = html.match(
    / (width|height|src|href)="(NaN|undefined|null|-[^"]*|0(\.\d+)?)"|\[object /,
  );
  if (nonsense) problems.push(nonsense[0]);
  return problems;
};

/**
 * Renders a page of server components in its layout, without Waku. Returns the HTML, React's
 * warnings and the problems found. No jobs are available to the page, unless `changes` has a
 * `call`. The test file must mock
 * `waku`.
 */
export const renderContent = async (
  content: ContentSource,
  page: ReactNode,
  changes: Partial<Pick<Runtime, 'call' | 'config'>> = {},
) => {
  const runtime: Runtime = {
    requestId: 'a-request',
    content,
    startedAt: Date.now(),
    cacheTags: new Set(),
    config: { siteUrl: 'https://jobs.example' },
    page: { path: '/', query: '' },
    call: noApi,
    ...changes,
  };
  const problems: string[] = [];
  const complain = vi
    .spyOn(console, 'error')
    .mockImplementation((...words) => void problems.push(words.join(' ')));
  try {
    const html = await runWithRuntime(runtime, async () => {
      const stream = await renderToReadableStream(
        <html lang="en">
          <body>
            <SiteLayout className="page">{page}</SiteLayout>
          </body>
        </html>,
        { onError: (error) => void problems.push(String(error)) },
      );
      await stream.allReady;
      return new Response(stream).text();
    });
    // Throws if the cache tags are not a valid header value, because the worker could not set them
    // either.
    new Headers({ 'cache-tag': [...runtime.cacheTags].join(',') });
    return { html, runtime, problems: [...problems, ...findProblems(html)] };
  } catch (error) {
    return { html: '', runtime, problems: [...problems, String(error)] };
  } finally {
    complain.mockRestore();
  }
};
