import * as v from 'valibot';
import type { Finding } from '../../src/contracts/site/go-live.ts';

const RESOLVER = 'https://cloudflare-dns.com/dns-query';
const DNS_TIMEOUT_MS = 5_000;
/** RFC 1035 and RFC 8484: codes of a DNS response. */
const [NO_ERROR, NO_SUCH_NAME] = [0, 3];
const TXT = 16;

const ResponseSchema = v.object({
  Status: v.number(),
  Answer: v.optional(v.array(v.object({ type: v.number(), data: v.string() })), []),
});

interface Lookup {
  /** Whether the name, or a name below it, exists. */
  readonly exists: boolean;
  readonly texts: readonly string[];
}

const lookUp = async (name: string, fetch: typeof globalThis.fetch): Promise<Lookup> => {
  const response = await fetch(`${RESOLVER}?${new URLSearchParams({ name, type: 'TXT' })}`, {
    headers: { accept: 'application/dns-json' },
    signal: AbortSignal.timeout(DNS_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the resolver responded with ${response.status}`);
  const parsed = v.safeParse(ResponseSchema, await response.json().catch(() => undefined));
  if (!parsed.success) throw new Error('the resolver sent no valid response');
  const { Status, Answer } = parsed.output;
  if (Status !== NO_ERROR && Status !== NO_SUCH_NAME) {
    throw new Error(`the resolver could not look up ${name} (status ${Status})`);
  }
  return {
    exists: Status === NO_ERROR,
    // A long text is several quoted strings.
    texts: Answer.filter(({ type }) => type === TXT).map(({ data }) =>
      data.replaceAll(/" "|^"|"$/g, ''),
    ),
  };
};

/** A domain and the domains above it, except top-level domains. */
const withParents = (domain: string): string[] => {
  const labels = domain.split('.');
  return labels.slice(0, Math.max(labels.length - 1, 1)).map((_, i) => labels.slice(i).join('.'));
};

/**
 * Checks by DNS over HTTPS that a domain that sends mail has SPF, DKIM and DMARC records.
 * @returns the finding, if a record is missing, or the reason why nothing was checked
 */
export const checkSender = async (
  domain: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<{ findings: Finding[]; notChecked: string[] }> => {
  const ask = (name: string) => lookUp(name, fetch);
  try {
    // Resend and others send bounces to a subdomain, which then has the SPF record.
    const senders = [domain, `send.${domain}`];
    const policies = withParents(domain).map((name) => `_dmarc.${name}`);
    const [spf, dmarc, dkim] = await Promise.all([
      Promise.all(senders.map(ask)),
      Promise.all(policies.map(ask)),
      // The name of a key is the provider's, but without any key nothing exists here (RFC 8020).
      ask(`_domainkey.${domain}`),
    ]);
    const has = (lookups: readonly Lookup[], start: RegExp) =>
      lookups.some(({ texts }) => texts.some((text) => start.test(text)));
    const where = [
      ...(has(spf, /^v=spf1\b/i)
        ? []
        : [`SPF: no TXT record “v=spf1 …” at ${senders.join(' or ')}`]),
      ...(dkim.exists ? [] : [`DKIM: no key below _domainkey.${domain}`]),
      ...(has(dmarc, /^v=DMARC1\b/i)
        ? []
        : [`DMARC: no TXT record “v=DMARC1 …” at ${policies.join(' or ')}`]),
    ];
    return { findings: where.length > 0 ? [{ name: 'sender-dns', where }] : [], notChecked: [] };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    const reason =
      name === 'TimeoutError'
        ? 'the resolver did not respond in time'
        : cause?.code || message === 'fetch failed'
          ? 'no network'
          : message;
    return { findings: [], notChecked: [`SPF, DKIM and DMARC of ${domain}: ${reason}`] };
  }
};
