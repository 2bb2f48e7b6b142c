import { expect, test } from 'vitest';
import type { Bindings } from './env.ts';
import {
  ConfigError,
  isLocal,
  parseDeployVariables,
  parseVariables,
  readVariables,
} from './env.ts';

/** The lines of the error message that these variables cause. */
const listProblems = (raw: Record<string, unknown>): string[] => {
  try {
    parseVariables(raw);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message.split('\n');
  }
  return [];
};

test('without any variables, the site is local and uses no external services', () => {
  expect(parseVariables({})).toEqual({
    SITE_URL: 'http://localhost:8787',
    API_PASS_UNKNOWN: 'off',
    CONTENTFUL_ENVIRONMENT: 'master',
    BACKUP_DAYS: 30,
    FIRST_ANSWERS: 'on',
    MOVE_DELAY_MINUTES: 10,
    REQUIRE_EU_PAY: 'off',
    RATE_LIMITS: 'on',
    RESTORE: 'off',
    PEOPLE_MOVE: 'off',
    CONFIRM_OPEN: 'off',
    SERVICE_WORKER: 'on',
  });
});

test('an empty variable counts as not set, and an unknown one is ignored', () => {
  const empty = { SITE_URL: '', OPS_TOKEN: '', CONTENTFUL_SPACE_ID: '', RATE_LIMITS: '' };
  expect(parseVariables({ ...empty, PATH: '/bin', JOBS: {} })).toEqual(parseVariables({}));
});

test('SITE_URL is stored without a trailing slash', () => {
  expect(parseVariables({ SITE_URL: ' https://jobs.example// ' }).SITE_URL).toBe(
    'https://jobs.example',
  );
});

test.each([
  ['SITE_URL', 'jobs.example'],
  ['SITE_URL', 'ftp://jobs.example'],
  ['SITE_URL', 'https://'],
  ['SITE_URL', 'https://jobs.example:port'],
  ['OPS_TOKEN', 'fifteen letters'],
  ['ERASURE_KEY', 'x'.repeat(31)],
  ['MOVE_DELAY_MINUTES', '721'],
  ['REQUIRE_EU_PAY', 'yes'],
  ['MOVE_DELAY_MINUTES', '1.5'],
  ['MAIL_WEBHOOK_SECRET', 'x'.repeat(64)],
  ['MAIL_WEBHOOK_SECRET', `whsec_${'x'.repeat(33)}`],
  ['RATE_LIMITS', 'maybe'],
  ['SITE_KEY', 'Acme'],
  ['SITE_KEY', 'acme/resumes'],
  ['CONTENTFUL_HOST', 'cdn.example.com'],
])('%s=%s is rejected with a message that names the variable', (name, value) => {
  expect(listProblems({ [name]: value }).filter((line) => line.includes(name))).toHaveLength(1);
});

test('a previous token of operators is as long as a current one, and needs one', () => {
  const OPS_TOKEN_PREVIOUS = 'sixteen letters.';
  const short = { OPS_TOKEN: OPS_TOKEN_PREVIOUS, OPS_TOKEN_PREVIOUS: 'fifteen letters' };
  expect(() => parseVariables(short)).toThrow(/^OPS_TOKEN_PREVIOUS must be at least 16/);
  expect(() => parseVariables({ OPS_TOKEN_PREVIOUS })).toThrow(
    /OPS_TOKEN_PREVIOUS is accepted besides OPS_TOKEN/,
  );
  expect(parseVariables({ OPS_TOKEN: 'another of sixteen', OPS_TOKEN_PREVIOUS })).toMatchObject({
    OPS_TOKEN_PREVIOUS,
  });
});

test.each([
  ['http://hooks.example.com/a'],
  ['https://user:secret@hooks.example.com/a'],
  ['https://localhost/a'],
  ['https://hooks.localhost/a'],
  ['https://intranet/a'],
  ['https://hooks.internal/a'],
  ['https://127.1/a'],
  ['https://0x7f000001/a'],
  ['https://10.0.0.1/a'],
  ['https://[::1]/a'],
])('ALERT_WEBHOOK_URL=%s is rejected, because it needs https and a public host', (url) => {
  expect(listProblems({ ALERT_WEBHOOK_URL: url })).toEqual([
    expect.stringMatching(/^ALERT_WEBHOOK_URL must be a URL/),
  ]);
});

test('ALERT_WEBHOOK_URL is used unchanged', () => {
  const ALERT_WEBHOOK_URL = 'https://hooks.example.com/T1/?key=a/';
  expect(parseVariables({ ALERT_WEBHOOK_URL })).toMatchObject({ ALERT_WEBHOOK_URL });
});

test('accepts OPS_TOKEN and ERASURE_KEY at their minimum lengths, 16 and 32 characters', () => {
  expect(parseVariables({ OPS_TOKEN: 'sixteen letters.' }).OPS_TOKEN).toBe('sixteen letters.');
  const ERASURE_KEY = 'x'.repeat(32);
  expect(parseVariables({ ERASURE_KEY }).ERASURE_KEY).toBe(ERASURE_KEY);
});

test('accepts the signing secret of the mail provider', () => {
  const MAIL_WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  expect(parseVariables({ MAIL_WEBHOOK_SECRET })).toMatchObject({ MAIL_WEBHOOK_SECRET });
});

test.each([
  ['https://jobs.example/careers'],
  ['https://jobs.example/?a=b'],
  ['https://jobs.example/#top'],
])('SITE_URL=%s is rejected because only an origin is allowed', (url) => {
  expect(listProblems({ SITE_URL: url }).join()).toContain('SITE_URL');
});

test.each([[{ CONTENTFUL_SPACE_ID: 'space' }], [{ CONTENTFUL_ACCESS_TOKEN: 'token' }]])(
  'if only one of the two Contentful variables is set, the error names both: %j',
  (raw) => {
    expect(listProblems(raw)[0]).toMatch(/^CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN/);
  },
);

test.each([[{ TURNSTILE_SITE_KEY: 'site' }], [{ TURNSTILE_SECRET_KEY: 'secret' }]])(
  'if only one of the two Turnstile variables is set, the error names both: %j',
  (raw) => {
    expect(listProblems(raw)).toEqual([
      expect.stringMatching(/^TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY/),
    ]);
  },
);

const SPACE = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'token' };

test('a Contentful space is accepted with all its variables', () => {
  const given = {
    ...SPACE,
    CONTENTFUL_ENVIRONMENT: 'staging-2',
    CONTENTFUL_HOST: 'localhost:8080',
    CONTENTFUL_PREVIEW_TOKEN: 'draft-token',
    CONTENTFUL_PREVIEW_HOST: 'preview.eu.contentful.com',
    CONTENTFUL_WEBHOOK_SECRET: 's'.repeat(64),
  };
  expect(parseVariables({ ...given, CONTENTFUL_THROTTLE: '30' })).toMatchObject({
    ...given,
    CONTENTFUL_THROTTLE: 30,
  });
  expect(parseVariables({ ...SPACE, CONTENTFUL_THROTTLE: 1 }).CONTENTFUL_THROTTLE).toBe(1);
  expect(parseVariables(SPACE).CONTENTFUL_ENVIRONMENT).toBe('master');
});

test.each([
  ['CONTENTFUL_SPACE_ID', '../x'],
  ['CONTENTFUL_ACCESS_TOKEN', 'two words'],
  ['CONTENTFUL_ENVIRONMENT', '..'],
  ['CONTENTFUL_HOST', 'https://cdn.contentful.com'],
  ['CONTENTFUL_HOST', 'cdn.contentful.com/spaces'],
  ['CONTENTFUL_PREVIEW_HOST', 'user@host'],
  ['CONTENTFUL_WEBHOOK_SECRET', 's'.repeat(31)],
  ['CONTENTFUL_THROTTLE', '0'],
  ['CONTENTFUL_THROTTLE', '31'],
  ['CONTENTFUL_THROTTLE', '1.5'],
  ['CONTENTFUL_THROTTLE', 'auto'],
])('with a space, %s=%s is rejected with a message that names the variable', (name, value) => {
  const withPreview = { ...SPACE, CONTENTFUL_PREVIEW_TOKEN: 'draft-token' };
  expect(listProblems({ ...withPreview, [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name} must be `)),
  ]);
});

test.each([
  ['CONTENTFUL_HOST', 'cdn.eu.contentful.com'],
  ['CONTENTFUL_PREVIEW_TOKEN', 'draft-token'],
  ['CONTENTFUL_WEBHOOK_SECRET', 's'.repeat(64)],
  ['CONTENTFUL_THROTTLE', '7'],
])('if %s is set without a space, the error names the missing space', (name, value) => {
  expect(listProblems({ [name]: value })).toEqual([
    `${name} cannot be used: CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are missing.`,
  ]);
});

test('if a preview host is set without a preview token, the error names the missing token', () => {
  expect(listProblems({ ...SPACE, CONTENTFUL_PREVIEW_HOST: 'preview.eu.contentful.com' })).toEqual([
    'CONTENTFUL_PREVIEW_HOST cannot be used: CONTENTFUL_PREVIEW_TOKEN is missing.',
  ]);
});

test.each(['API_BASE', 'CONTRACTOR_API_BASE'] as const)(
  '%s is stored without a trailing slash',
  (name) => {
    expect(parseVariables({ [name]: 'https://api.example/v1/' })[name]).toBe(
      'https://api.example/v1',
    );
  },
);

test.each([
  ['api.example/v1'],
  ['https://api.example/?key=1'],
  ['https://user:password@api.example'],
  // A site that proxies to itself would loop forever.
  ['https://jobs.example'],
  ['https://jobs.example/misc'],
])('the API base %s is rejected with a message that names the variable', (base) => {
  for (const name of ['API_BASE', 'CONTRACTOR_API_BASE']) {
    const lines = listProblems({ SITE_URL: 'https://jobs.example', [name]: base });
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  }
});

test('unknown calls are forwarded only if API_PASS_UNKNOWN is on and an API is configured', () => {
  expect(parseVariables({}).API_PASS_UNKNOWN).toBe('off');
  const API_BASE = 'https://api.example';
  expect(parseVariables({ API_BASE, API_PASS_UNKNOWN: 'on' }).API_PASS_UNKNOWN).toBe('on');
  expect(listProblems({ API_BASE, API_PASS_UNKNOWN: 'yes' })).toEqual([
    'API_PASS_UNKNOWN must be on or off.',
  ]);
  expect(listProblems({ API_PASS_UNKNOWN: 'on' })).toEqual([
    'API_PASS_UNKNOWN=on passes unknown calls to the product API, but API_BASE is not set. Set it, or remove API_PASS_UNKNOWN.',
  ]);
});

test('all invalid variables are reported together', () => {
  const message = listProblems({ SITE_URL: 'x', OPS_TOKEN: 'y', RATE_LIMITS: 'z' }).join('\n');
  expect(message).toMatch(/SITE_URL/);
  expect(message).toMatch(/OPS_TOKEN/);
  expect(message).toMatch(/RATE_LIMITS/);
});

test('an incomplete pair of variables is reported together with an invalid variable', () => {
  const message = listProblems({ SITE_URL: 'x', CONTENTFUL_SPACE_ID: 'space' }).join('\n');
  expect(message).toMatch(/SITE_URL/);
  expect(message).toMatch(/CONTENTFUL_ACCESS_TOKEN/);
});

test.each(['http://localhost:8787', 'https://localhost', 'http://127.0.0.1:1', 'http://[::1]:1'])(
  'RATE_LIMITS=off is accepted for a site on this machine: %s',
  (url) => {
    expect(isLocal(url)).toBe(true);
    expect(parseVariables({ SITE_URL: url, RATE_LIMITS: 'off' }).RATE_LIMITS).toBe('off');
  },
);

test.each([
  'https://jobs.example',
  'https://localhost.jobs.example',
  'https://localhost@jobs.example',
  'http://127.0.0.1.jobs.example',
])('RATE_LIMITS=off is rejected for a site on another machine: %s', (url) => {
  expect(listProblems({ SITE_URL: url, RATE_LIMITS: 'off' })).toEqual([
    expect.stringMatching(/^RATE_LIMITS=off works only on this machine/),
  ]);
});

test('the variables are parsed once per isolate', () => {
  const bindings = { SITE_URL: 'https://jobs.example' } as unknown as Bindings;
  expect(readVariables(bindings).SITE_URL).toBe('https://jobs.example');
  expect(readVariables(bindings)).toBe(readVariables(bindings));
});

const MAIL = {
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'Acme Jobs <jobs@acme.example>',
  MAIL_OPERATOR: 'team@acme.example',
};

test.each([
  [{ MAIL_API_KEY: 'key' }, 'MAIL_FROM and MAIL_OPERATOR missing'],
  [{ MAIL_API_URL: 'https://mail.example/emails' }, 'MAIL_API_KEY and MAIL_FROM and MAIL_OPERATOR'],
  [{ ALERT_EMAIL: 'oncall@acme.example' }, 'ALERT_EMAIL needs a mail provider'],
  [{ ...MAIL, MAIL_OPERATOR: '' }, ': MAIL_OPERATOR missing'],
])('an incomplete mail configuration reports the missing variables: %j', (raw, said) => {
  expect(listProblems(raw)).toEqual([expect.stringContaining(said)]);
});

test.each([
  ['MAIL_API_URL', 'http://mail.example/emails'],
  ['MAIL_FROM', 'Acme Jobs'],
  ['MAIL_FROM', 'Acme\r\nBcc: x <jobs@acme.example>'],
  ['MAIL_OPERATOR', 'team@'],
  ['ALERT_EMAIL', 'oncall@'],
])('%s=%j is rejected with a message that names the variable', (name, value) => {
  expect(listProblems({ ...MAIL, [name]: value })).toEqual([
    expect.stringContaining(`${name} must`),
  ]);
});

test('a complete mail configuration is accepted, including for a provider on this machine', () => {
  expect(parseVariables({ ...MAIL, MAIL_API_URL: 'http://localhost:1/emails' })).toMatchObject({
    ...MAIL,
    MAIL_API_URL: 'http://localhost:1/emails',
  });
});

test('a deploy assumes that secrets exist only if its plain variables require them', () => {
  const publicVariables = {
    TURNSTILE_SITE_KEY: 'site',
    MAIL_FROM: 'a@b.co',
    MAIL_OPERATOR: 'c@d.co',
  };
  expect(parseDeployVariables(publicVariables).TURNSTILE_SITE_KEY).toBe('site');
  expect(parseDeployVariables({ CONTENTFUL_SPACE_ID: 'a' }).CONTENTFUL_SPACE_ID).toBe('a');
  expect(() => parseDeployVariables({ MAIL_FROM: 'a@b.co' })).toThrow(/MAIL_OPERATOR missing/);
  expect(() => parseDeployVariables({ MAIL_OPERATOR: 'c@d.co' })).toThrow(/MAIL_API_KEY/);
});

const GOOGLE_KEY = {
  client_email: 'jobs@project.iam.gserviceaccount.com',
  private_key: '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n',
  token_uri: 'https://oauth2.googleapis.com/token',
};

test.each([
  ['INDEXNOW_KEY', 'short'],
  ['INDEXNOW_KEY', 'with/a/path'],
  ['INDEXNOW_URL', 'http://search.example/indexnow'],
  ['GOOGLE_INDEXING_URL', 'indexing.googleapis.com'],
  ['GOOGLE_INDEXING_KEY', 'no json'],
  ['GOOGLE_INDEXING_KEY', JSON.stringify({ ...GOOGLE_KEY, private_key: 'secret words' })],
  [
    'GOOGLE_INDEXING_KEY',
    JSON.stringify({ ...GOOGLE_KEY, private_key: GOOGLE_KEY.private_key.replaceAll('\n', '\\n') }),
  ],
  [
    'GOOGLE_INDEXING_KEY',
    JSON.stringify({ ...GOOGLE_KEY, private_key: '-----BEGIN PRIVATE KEY-----' }),
  ],
  ['GOOGLE_INDEXING_KEY', JSON.stringify({ ...GOOGLE_KEY, token_uri: 'http://evil.example/' })],
])(
  '%s=%s is rejected with a message that names the variable without revealing a secret',
  (name, value) => {
    expect(listProblems({ [name]: value })).toEqual([expect.stringContaining(`${name} must be`)]);
    expect(listProblems({ [name]: value }).join()).not.toMatch(/secret words|evil/);
  },
);

test('a service account’s key file is parsed at startup', () => {
  const GOOGLE_INDEXING_KEY = JSON.stringify({ type: 'service_account', ...GOOGLE_KEY });
  expect(parseVariables({ GOOGLE_INDEXING_KEY }).GOOGLE_INDEXING_KEY).toEqual({
    ...GOOGLE_KEY,
    private_key: new Uint8Array([0x30, 0x82, 0x04]),
  });
});
