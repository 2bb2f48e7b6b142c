import type {
  AnalyticsEngineDataset,
  D1Database,
  Fetcher,
  Hyperdrive,
  Queue,
  R2Bucket,
  RateLimit,
} from '@cloudflare/workers-types';
import * as v from 'valibot';
import { trimEnd } from '../src/lib/trim-end.ts';
import { CONTENTFUL_ENTRIES, CONTENTFUL_PATHS, contentfulProblem } from './env-contentful.ts';
import { SEARCH_ENGINE_ENTRIES } from './env-search-engines.ts';

/** The bindings in wrangler.toml. */
export interface Bindings {
  /** Jobs, employers, reference data, content and search. */
  readonly JOBS: D1Database;
  /**
   * Applications, candidates, reviewers, mails and the audit log. May be the same database as JOBS.
   */
  readonly PEOPLE: D1Database;
  readonly FILES: R2Bucket;
  /** A bucket for backups, if one is bound; otherwise they are in FILES. */
  readonly BACKUPS?: R2Bucket;
  readonly EVENTS: Queue;
  readonly ASSETS: Fetcher;
  readonly LIMIT_POSTS: RateLimit;
  readonly LIMIT_READS: RateLimit;
  readonly LIMIT_OPS: RateLimit;
  readonly LIMIT_BULK: RateLimit;
  /** The PostgreSQL search, if it is bound. */
  readonly JOB_ENGINE?: Hyperdrive;
  /** Receives one data point for each request, if a dataset is bound. */
  readonly METRICS?: AnalyticsEngineDataset;
  /** Not validated; read by `site-key.ts`. */
  readonly SITE_KEY?: string;
  /** Not validated; read by `timeout-bindings.ts`. */
  readonly PEOPLE_MOVE?: string;
  /** Not validated; read by `closed-site.ts`. */
  readonly RESTORE?: string;
}

const address = (name: string, isGood: (url: URL) => boolean, example: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (s) => /^https?:\/\//.test(s) && URL.canParse(s) && isGood(new URL(s)),
      `${name} must be a URL such as ${example}.`,
    ),
  );

const url = (...rules: Parameters<typeof address>) =>
  v.pipe(
    address(...rules),
    v.transform((s) => trimEnd(s, /\//)),
  );

const origin = (name: string) =>
  url(
    name,
    (u) => /^\/*$/.test(u.pathname + u.search + u.hash),
    'https://example.com, without a path',
  );

const apiBase = (name: string) =>
  url(
    name,
    (u) => u.search + u.hash + u.username + u.password === '',
    'https://api.example.com/v1, without a username or password',
  );

// A site that proxies to itself would loop forever.
const isSameSite = (base: string | undefined, siteUrl: string) =>
  base !== undefined && new URL(base).origin === new URL(siteUrl).origin;

// An email address, or a name and an address: `Acme Jobs <jobs@example.com>`.
const sender = (name: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(
      /^(?:[^\s@<>]+@[^\s@<>]+|[^<>@\r\n"]+ <[^\s@<>]+@[^\s@<>]+>)$/,
      `${name} must be a sender such as Acme Jobs <jobs@example.com>.`,
    ),
  );

const secret = (name: string, length = 16) =>
  v.pipe(v.string(), v.minLength(length, `${name} must be at least ${length} characters long.`));

// A name with a public ending: no IP address, no name of this machine or its network.
const isPublicHttps = ({ protocol, username, password, hostname }: URL) =>
  protocol === 'https:' &&
  username + password === '' &&
  /^([a-z\d-]+\.)+[a-z][a-z\d-]+$/.test(hostname) &&
  !/\.(local|localhost|internal|lan|home|corp|arpa)$/.test(hostname);

/**
 * The variables required for sending mail: a key for the provider, a sender, and the address for
 * operators' notifications.
 */
const MAIL_NEEDS = ['MAIL_API_KEY', 'MAIL_FROM', 'MAIL_OPERATOR'] as const;

const VariablesSchema = v.pipe(
  v.object({
    SITE_URL: v.optional(origin('SITE_URL'), 'http://localhost:8787'),
    SITE_KEY: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^[a-z\d-]{1,32}$/,
          'SITE_KEY must be 1 to 32 lowercase letters, digits and hyphens, such as acme.',
        ),
      ),
    ),
    API_BASE: v.optional(apiBase('API_BASE')),
    CONTRACTOR_API_BASE: v.optional(apiBase('CONTRACTOR_API_BASE')),
    API_PASS_UNKNOWN: v.optional(
      v.picklist(['on', 'off'], 'API_PASS_UNKNOWN must be on or off.'),
      'off',
    ),
    ...CONTENTFUL_ENTRIES,
    ...SEARCH_ENGINE_ENTRIES,
    OPS_TOKEN: v.optional(secret('OPS_TOKEN')),
    OPS_TOKEN_PREVIOUS: v.optional(secret('OPS_TOKEN_PREVIOUS')),
    // Email addresses can be guessed, so only a long key protects their hashes from brute force.
    ERASURE_KEY: v.optional(secret('ERASURE_KEY', 32)),
    MAIL_API_URL: v.optional(
      url(
        'MAIL_API_URL',
        (u) => u.protocol === 'https:' || isLocal(u.href),
        'https://api.resend.com/emails, with https',
      ),
    ),
    MAIL_API_KEY: v.optional(v.string()),
    MAIL_FROM: v.optional(sender('MAIL_FROM')),
    MAIL_OPERATOR: v.optional(
      v.pipe(v.string(), v.trim(), v.email('MAIL_OPERATOR must be an email address.')),
    ),
    ALERT_EMAIL: v.optional(
      v.pipe(v.string(), v.trim(), v.email('ALERT_EMAIL must be an email address.')),
    ),
    ALERT_WEBHOOK_URL: v.optional(
      address(
        'ALERT_WEBHOOK_URL',
        isPublicHttps,
        'https://hooks.example.com/…, with https and a public host',
      ),
    ),
    MAIL_WEBHOOK_SECRET: v.optional(
      v.pipe(
        v.string(),
        v.check(
          // After the prefix, the key in base64: at least 24 bytes.
          (s) =>
            /^whsec_[A-Za-z\d+/]+={0,2}$/.test(s) && s.length >= 6 + 32 && (s.length - 6) % 4 === 0,
          'MAIL_WEBHOOK_SECRET must be the signing secret from the webhook settings, which begins with whsec_.',
        ),
      ),
    ),
    TURNSTILE_SITE_KEY: v.optional(v.string()),
    TURNSTILE_SECRET_KEY: v.optional(v.string()),
    RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'RATE_LIMITS must be on or off.'), 'on'),
    FIRST_ANSWERS: v.optional(v.picklist(['on', 'off'], 'FIRST_ANSWERS must be on or off.'), 'on'),
    MOVE_DELAY_MINUTES: v.pipe(
      v.optional(
        v.pipe(
          v.string(),
          // A queue delays a message by at most 12 hours.
          v.check(
            (s) => /^\d{1,3}$/.test(s) && Number(s) <= 720,
            'MOVE_DELAY_MINUTES must be a number of minutes from 0 to 720, such as 10.',
          ),
        ),
        '10',
      ),
      v.transform(Number),
    ),
    REQUIRE_EU_PAY: v.optional(
      v.picklist(['on', 'off'], 'REQUIRE_EU_PAY must be on or off.'),
      'off',
    ),
    BACKUP_DAYS: v.pipe(
      v.optional(
        v.pipe(
          v.string(),
          v.regex(/^\d{1,4}$/, 'BACKUP_DAYS must be a number of days, such as 30, or 0.'),
        ),
        '30',
      ),
      v.transform(Number),
    ),
    RESTORE: v.optional(v.picklist(['on', 'off'], 'RESTORE must be on or off.'), 'off'),
    PEOPLE_MOVE: v.optional(v.picklist(['on', 'off'], 'PEOPLE_MOVE must be on or off.'), 'off'),
    CONFIRM_OPEN: v.optional(v.picklist(['on', 'off'], 'CONFIRM_OPEN must be on or off.'), 'off'),
    SERVICE_WORKER: v.optional(
      v.picklist(['on', 'off'], 'SERVICE_WORKER must be on or off.'),
      'on',
    ),
  }),
  // Checked together with all other variables, so that every problem is reported at once.
  v.partialCheck(
    CONTENTFUL_PATHS,
    (all) => contentfulProblem(all) === undefined,
    ({ input }) => contentfulProblem(input as object) ?? '',
  ),
  v.partialCheck(
    [['API_BASE'], ['SITE_URL']],
    (all) => !isSameSite(all.API_BASE, all.SITE_URL),
    'API_BASE points to this site itself (SITE_URL). Set it to the service behind the site, or remove it.',
  ),
  v.partialCheck(
    [['CONTRACTOR_API_BASE'], ['SITE_URL']],
    (all) => !isSameSite(all.CONTRACTOR_API_BASE, all.SITE_URL),
    'CONTRACTOR_API_BASE points to this site itself (SITE_URL). Set it to the service behind the site, or remove it.',
  ),
  v.partialCheck(
    [['API_PASS_UNKNOWN'], ['API_BASE']],
    (all) => all.API_PASS_UNKNOWN === 'off' || all.API_BASE !== undefined,
    'API_PASS_UNKNOWN=on passes unknown calls to the product API, but API_BASE is not set. Set it, or remove API_PASS_UNKNOWN.',
  ),
  v.partialCheck(
    [['MAIL_API_URL'], ['MAIL_API_KEY'], ['MAIL_FROM'], ['MAIL_OPERATOR']],
    (all) => {
      const isSet = MAIL_NEEDS.map((name) => Boolean(all[name]));
      return isSet.every(Boolean) || !(isSet.some(Boolean) || all.MAIL_API_URL);
    },
    (issue) => {
      const missing = MAIL_NEEDS.filter((name) => !(issue.input as Record<string, unknown>)[name]);
      return `Mail is only partly set up: ${missing.join(' and ')} missing. Set all of ${MAIL_NEEDS.join(', ')}, or none to keep emails in the outbox.`;
    },
  ),
  v.partialCheck(
    [['OPS_TOKEN'], ['OPS_TOKEN_PREVIOUS']],
    (all) => Boolean(all.OPS_TOKEN) || !all.OPS_TOKEN_PREVIOUS,
    'OPS_TOKEN_PREVIOUS is accepted besides OPS_TOKEN, which is not set. Set it, or remove OPS_TOKEN_PREVIOUS.',
  ),
  v.partialCheck(
    [['ALERT_EMAIL'], ['MAIL_FROM']],
    (all) => !all.ALERT_EMAIL || all.MAIL_FROM !== undefined,
    'ALERT_EMAIL needs a mail provider. Set MAIL_API_KEY, MAIL_FROM and MAIL_OPERATOR too, or remove ALERT_EMAIL.',
  ),
  v.partialCheck(
    [['CONFIRM_OPEN'], ['API_BASE']],
    (all) => all.CONFIRM_OPEN === 'off' || !all.API_BASE,
    'CONFIRM_OPEN=on asks about the jobs of this site, but API_BASE has other jobs. Remove one of them.',
  ),
  v.partialCheck(
    [['TURNSTILE_SITE_KEY'], ['TURNSTILE_SECRET_KEY']],
    (all) => Boolean(all.TURNSTILE_SITE_KEY) === Boolean(all.TURNSTILE_SECRET_KEY),
    'TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY belong together. Set both, or neither to turn the check off.',
  ),
  v.partialCheck(
    [['RATE_LIMITS'], ['SITE_URL']],
    (all) => all.RATE_LIMITS === 'on' || isLocal(all.SITE_URL),
    'RATE_LIMITS=off works only on this machine. Remove it, or set SITE_URL to a localhost address.',
  ),
);
export type Variables = v.InferOutput<typeof VariablesSchema>;

export const VARIABLE_NAMES = Object.keys(VariablesSchema.entries);

/** Whether a URL's host is this machine. */
export const isLocal = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** An invalid setting. Its message names the variable and how to fix it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Parses the variables; an empty one counts as not set.
 * @throws ConfigError naming every invalid, missing or incomplete variable
 */
export const parseVariables = (raw: Readonly<Record<string, unknown>>): Variables => {
  const given = Object.fromEntries(
    VARIABLE_NAMES.filter((name) => raw[name] !== undefined && raw[name] !== '').map((name) => [
      name,
      raw[name],
    ]),
  );
  const parsed = v.safeParse(VariablesSchema, given);
  if (!parsed.success) {
    throw new ConfigError(parsed.issues.map((issue) => issue.message).join('\n'));
  }
  return parsed.output;
};

const parsedVariables = new WeakMap<Bindings, Variables>();

/** The variables in these bindings, parsed once per isolate. */
export const readVariables = (bindings: Bindings): Variables => {
  let variables = parsedVariables.get(bindings);
  if (!variables) {
    variables = parseVariables(bindings as unknown as Record<string, unknown>);
    parsedVariables.set(bindings, variables);
  }
  return variables;
};

/** Whether an open job in the EU needs a pay range or a reason (`findEuPayProblem`). */
export const isEuPayRequired = (bindings: Bindings): boolean =>
  readVariables(bindings).REQUIRE_EU_PAY === 'on';

/** Plain variables, and the secret that each of them requires. */
export const REQUIRED_SECRETS = {
  TURNSTILE_SITE_KEY: 'TURNSTILE_SECRET_KEY',
  MAIL_FROM: 'MAIL_API_KEY',
  CONTENTFUL_SPACE_ID: 'CONTENTFUL_ACCESS_TOKEN',
  CONTENTFUL_PREVIEW_HOST: 'CONTENTFUL_PREVIEW_TOKEN',
} as const;

/**
 * The variables for a deploy, validated before it runs. Cloudflare stores the site's secrets and
 * does not reveal them, so each secret that the plain variables require is assumed to exist.
 * @throws ConfigError as `parseVariables` does
 */
export const parseDeployVariables = (raw: Readonly<Record<string, unknown>>): Variables => {
  const unseen = Object.entries(REQUIRED_SECRETS).flatMap(([plain, secret]) =>
    raw[plain] ? [[secret, 'not-seen-from-here']] : [],
  );
  return parseVariables({ ...Object.fromEntries(unseen), ...raw });
};
