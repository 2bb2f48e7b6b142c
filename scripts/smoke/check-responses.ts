import { type Check, NotProven, type Site } from './check.ts';

const PAGE = '/jobs';

const HEADERS: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'x-frame-options': /^DENY$/,
  'permissions-policy': /./,
  'content-security-policy': /default-src/,
  'x-request-id': /./,
};

const isSecure = ({ url }: Site): boolean => url.startsWith('https:');

/** @throws Error unless the response is 200 */
const readPage = async ({ read }: Site, path: string, headers?: Record<string, string>) => {
  const page = await read(path, headers);
  if (page.status !== 200) throw new Error(`${path} responded with ${page.status}.`);
  return page;
};

const headers: Check = {
  name: 'headers',
  isOfPlatform: false,
  remedy:
    'If a proxy, or a rule in Cloudflare’s dashboard, changes headers, remove it (decision 5 lists them).',
  async run(site) {
    const page = await readPage(site, PAGE);
    const expected = {
      ...HEADERS,
      ...(isSecure(site) && { 'strict-transport-security': /max-age=\d{7,}/ }),
    };
    const wrong = Object.entries(expected)
      .filter(([name, value]) => !value.test(page.headers.get(name) ?? ''))
      .map(([name]) => name);
    if (wrong.length > 0)
      throw new Error(`${PAGE} lacks ${wrong.join(', ')}, or has another value.`);
    if (page.headers.has('cache-tag')) throw new Error(`${PAGE} shows its cache tags to visitors.`);
    return `${Object.keys(expected).length} headers of ${PAGE}`;
  },
};

const https: Check = {
  name: 'HTTPS',
  isOfPlatform: true,
  remedy: 'Set SITE_URL to the site’s https URL, and deploy.',
  async run(site) {
    if (!isSecure(site)) throw new NotProven('The URL is not https.');
    const { status, headers: sent } = await site.read(
      `${site.url.replace('https:', 'http:')}${PAGE}`,
    );
    const target = sent.get('location') ?? '';
    if (status < 301 || status > 308 || !target.startsWith(`${site.url}/`)) {
      throw new Error(`HTTP responded with ${status} instead of a redirect to ${site.url}.`);
    }
    return `HTTP redirects with ${status}`;
  },
};

const ENCODINGS = ['br', 'gzip'];

const compression: Check = {
  name: 'compression of pages',
  isOfPlatform: true,
  remedy:
    'Look for a rule in Cloudflare’s dashboard that disables compression, or a proxy in front (decision 8).',
  async run(site) {
    const plain = await readPage(site, PAGE);
    if (plain.headers.has('content-encoding')) {
      throw new Error(`${PAGE} was compressed for a client that does not accept it.`);
    }
    const seen: string[] = [];
    for (const encoding of ENCODINGS) {
      const page = await readPage(site, PAGE, { 'accept-encoding': encoding });
      if (page.headers.get('content-encoding') === encoding) seen.push(encoding);
      if (!/accept-encoding/i.test(page.headers.get('vary') ?? '')) {
        throw new Error(`${PAGE} does not vary by Accept-Encoding.`);
      }
    }
    if (seen.length === 0) throw new Error(`${PAGE} was sent without compression.`);
    return seen.join(', ');
  },
};

const files: Check = {
  name: 'files compressed by the build',
  isOfPlatform: true,
  remedy: 'Run npm run deploy again. If it persists, open the file’s URL and compare (decision 8).',
  async run(site) {
    const { text } = await readPage(site, PAGE);
    const [path] = /\/assets\/[\w.-]+\.(?:js|css)\b/.exec(text) ?? [];
    if (!path) throw new NotProven(`${PAGE} loads no script.`);
    const plain = await readPage(site, path);
    const compressed = await readPage(site, path, { 'accept-encoding': 'br' });
    if (compressed.headers.get('content-encoding') !== 'br') {
      throw new Error(`${path} was sent without brotli.`);
    }
    if (compressed.text !== plain.text) throw new Error(`${path} is damaged by its compression.`);
    if (!/immutable/.test(compressed.headers.get('cache-control') ?? '')) {
      throw new Error(`Browsers may not keep ${path}: it is not immutable.`);
    }
    return `${path} in brotli`;
  },
};

export const RESPONSE_CHECKS: readonly Check[] = [headers, https, compression, files];
