import { expect, test } from 'vitest';
import { checkSender } from './sender-dns.ts';

const NO_SUCH_NAME = { Status: 3 };
const text = (data: string) => ({ Status: 0, Answer: [{ type: 16, data }] });

/** A resolver with these records; every other name does not exist. */
const resolverWith = (records: Readonly<Record<string, object>>) =>
  (async (input: string, init: RequestInit) => {
    expect(new Headers(init.headers).get('accept')).toBe('application/dns-json');
    expect(init.signal).toBeInstanceOf(AbortSignal);
    const name = new URL(input).searchParams.get('name') ?? '';
    return Response.json(records[name] ?? NO_SUCH_NAME);
  }) as typeof fetch;

test('finds nothing missing if the bounce domain has SPF, a key exists and the parent has DMARC', async () => {
  const resolver = resolverWith({
    'send.jobs.acme.com': text('"v=spf1 include:amazon" "ses.com ~all"'),
    // No text of its own, but a name below it.
    '_domainkey.jobs.acme.com': { Status: 0 },
    '_dmarc.acme.com': text('"v=DMARC1; p=none"'),
  });
  expect(await checkSender('jobs.acme.com', resolver)).toEqual({ findings: [], notChecked: [] });
});

test('names each missing record and where it was looked for', async () => {
  const resolver = resolverWith({ 'acme.com': text('"google-site-verification=1"') });
  const { findings } = await checkSender('acme.com', resolver);
  expect(findings).toEqual([
    {
      name: 'sender-dns',
      where: [
        expect.stringMatching(/^SPF: .* acme\.com or send\.acme\.com$/),
        expect.stringMatching(/^DKIM: .* _domainkey\.acme\.com$/),
        expect.stringMatching(/^DMARC: .* _dmarc\.acme\.com$/),
      ],
    },
  ]);
});

const failing = (cause: () => Promise<Response>) => cause as unknown as typeof fetch;

test.each<[string, typeof fetch, string]>([
  ['no network', failing(() => Promise.reject(new TypeError('fetch failed'))), 'no network'],
  [
    'a late response',
    failing(() => Promise.reject(new DOMException('', 'TimeoutError'))),
    'did not respond in time',
  ],
  ['an error', failing(async () => new Response('', { status: 502 })), 'responded with 502'],
  ['no JSON', failing(async () => new Response('<html>')), 'no valid response'],
  ['other JSON', failing(async () => Response.json([1])), 'no valid response'],
  ['a failed look-up', failing(async () => Response.json({ Status: 2 })), 'status 2'],
])(
  'reports %s of the resolver as not checked, never as a missing record',
  async (_, resolver, why) => {
    const { findings, notChecked } = await checkSender('acme.com', resolver);
    expect(findings).toEqual([]);
    expect(notChecked).toEqual([expect.stringContaining(why)]);
  },
);
