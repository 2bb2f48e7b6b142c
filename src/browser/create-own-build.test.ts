import { expect, test, vi } from 'vitest';
import { AnotherBuild, createOwnBuild } from './create-own-build.ts';

// docs/specification.md: 4.3

const SITE = 'https://rolecall.test';

const openPage = ({ isOnline = true, madeBy = 'a' as string | undefined } = {}) => {
  const loadDocument = vi.fn<(target: URL) => void>();
  const own = createOwnBuild({ buildId: 'a', isOnline: () => isOnline, loadDocument });
  const forgetPreloads = vi.fn();
  const preload = vi.fn(async () => undefined);
  own.use({ preload, forgetPreloads });
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(String(input));
    return new Response('payload', { headers: madeBy ? { 'x-build-id': madeBy } : {} });
  };
  /** As the router does: what it reads of the answer, or that the page leaves. */
  const send = (path: string, signal?: AbortSignal) =>
    own.send({ fetch, ...(signal && { signal }) }, new URL(path, SITE), async (request) =>
      (await request.fetch(path)).text(),
    );
  const navigate = (path: string) => send(path, new AbortController().signal);
  return { own, send, navigate, asked, loadDocument, forgetPreloads, preload };
};

const targets = ({ loadDocument }: Pick<ReturnType<typeof openPage>, 'loadDocument'>) =>
  loadDocument.mock.calls.map(([target]) => target.href);

test('payloads of the page’s own build are read, as are those that do not say', async () => {
  for (const madeBy of ['a', undefined]) {
    const page = openPage({ madeBy });
    expect(await page.navigate('/jobs')).toBe('payload');
    expect(await page.send('/blog')).toBe('payload');
    expect(targets(page)).toEqual([]);
  }
});

test('once there is another build, a navigation loads the document and asks for no payload', async () => {
  const page = openPage();
  page.own.outdate();
  expect(page.forgetPreloads).toHaveBeenCalledTimes(1);
  expect(targets(page)).toEqual([]);
  page.navigate('/jobs?q=a');
  expect(targets(page)).toEqual([`${SITE}/jobs?q=a`]);
  expect(page.asked).toEqual([]);
  await page.own.preload(new URL('/blog', SITE));
  expect(page.preload).not.toHaveBeenCalled();
});

test('a payload of another build is not read: its document is loaded, and those of all after it', async () => {
  const page = openPage({ madeBy: 'b' });
  const read = vi.fn();
  page.navigate('/jobs').then(read, read);
  await vi.waitFor(() => expect(targets(page)).toEqual([`${SITE}/jobs`]));
  page.navigate('/blog').then(read, read);
  expect(targets(page)).toEqual([`${SITE}/jobs`, `${SITE}/blog`]);
  expect(page.asked).toEqual(['/jobs']);
  expect(read).not.toHaveBeenCalled();
});

test('a preload that another build answers leads nowhere', async () => {
  const page = openPage({ madeBy: 'b' });
  await expect(page.send('/jobs')).rejects.toThrow(AnotherBuild);
  expect(targets(page)).toEqual([]);
  expect(page.forgetPreloads).toHaveBeenCalledTimes(1);
});

test('a preload that somebody follows before another build answers it loads their document', async () => {
  const page = openPage({ madeBy: 'b' });
  const read = vi.fn();
  page.send('/jobs').then(read, read);
  page.own.follow(new URL(`${SITE}/jobs#list`));
  await vi.waitFor(() => expect(targets(page)).toEqual([`${SITE}/jobs#list`]));
  expect(read).not.toHaveBeenCalled();
});

test('a preload that another build answers is nothing to who follows another link', async () => {
  const page = openPage({ madeBy: 'b' });
  const sent = page.send('/jobs');
  page.own.follow(new URL(`${SITE}/blog`));
  await expect(sent).rejects.toThrow(AnotherBuild);
  expect(targets(page)).toEqual([]);
});

test('without a network the page stays', async () => {
  const page = openPage({ isOnline: false });
  page.own.outdate();
  expect(await page.navigate('/jobs')).toBe('payload');
  expect(targets(page)).toEqual([]);
});

test('the document is that of the link, as the link spells it', () => {
  const page = openPage();
  page.own.outdate();
  page.own.follow(new URL(`${SITE}/jobs?q=a%20b#list`));
  page.navigate('/jobs?q=a+b');
  page.navigate('/jobs');
  page.navigate('/blog');
  expect(targets(page)).toEqual([`${SITE}/jobs?q=a%20b#list`, `${SITE}/jobs`, `${SITE}/blog`]);
});

test('a link to another site is no spelling of ours', () => {
  const page = openPage();
  page.own.outdate();
  page.own.follow(new URL('https://careers.example/jobs'));
  page.navigate('/jobs');
  expect(targets(page)).toEqual([`${SITE}/jobs`]);
});

test('a link that is followed is where the page goes, though its page was loaded ahead', async () => {
  const { own, send, navigate } = openPage();
  await send('/jobs');
  expect(own.target()).toBeUndefined();
  own.follow(new URL(`${SITE}/jobs#list`));
  expect(own.target()?.href).toBe(`${SITE}/jobs#list`);
  await navigate('/jobs');
  expect(own.target()?.href).toBe(`${SITE}/jobs#list`);
  own.landed();
  expect(own.target()).toBeUndefined();
  own.follow(new URL(`${SITE}/blog`));
  own.follow(undefined);
  expect(own.target()).toBeUndefined();
});

test('a navigation is under way until its page is shown or it is given up', async () => {
  const { own, send, navigate } = openPage();
  const onLanding = vi.fn();
  own.onLanding(onLanding);
  await navigate('/jobs');
  expect(own.target()?.pathname).toBe('/jobs');
  await send('/blog');
  expect(own.target()?.pathname).toBe('/jobs');
  own.landed();
  expect(own.target()).toBeUndefined();
  expect(onLanding).toHaveBeenCalledTimes(1);

  const controller = new AbortController();
  await send('/blog', controller.signal);
  controller.abort();
  expect(own.target()).toBeUndefined();
});
