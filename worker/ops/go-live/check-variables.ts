import type { Finding } from '../../../src/contracts/site/go-live.ts';
import { REQUIRED_SECRETS } from '../../env.ts';

/** Secrets that a public site should have, whatever else is configured. */
const WANTED_SECRETS = ['OPS_TOKEN', 'ERASURE_KEY', 'TURNSTILE_SECRET_KEY'] as const;
const MAIL = ['MAIL_API_KEY', 'MAIL_FROM', 'MAIL_OPERATOR'] as const;

/** Finds secrets that are missing, and whether mail is sent. `isSet` tells which variables are set. */
export const checkVariables = (isSet: (name: string) => boolean): Finding[] => {
  const required = Object.entries(REQUIRED_SECRETS).flatMap(([plain, secret]) =>
    isSet(plain) ? [secret] : [],
  );
  const webhook = isSet('CONTENTFUL_SPACE_ID') ? (['CONTENTFUL_WEBHOOK_SECRET'] as const) : [];
  const missing = [...new Set([...WANTED_SECRETS, ...required, ...webhook])].filter(
    (name) => !isSet(name),
  );
  const mail = MAIL.filter((name) => !isSet(name));
  return [
    ...missing.map((name) => ({ name: `missing-secret-${name}` as const, where: [] })),
    // A sender without a key is reported as the missing key.
    ...(mail.length > 0 && !isSet('MAIL_FROM')
      ? [{ name: 'mail-kept' as const, where: [`not set: ${mail.join(', ')}`] }]
      : []),
  ];
};

/** The domain of a sender such as `Acme Jobs <jobs@example.com>`. */
export const senderDomain = (sender: string): string | null =>
  sender.match(/@([^\s@<>]+)>?\s*$/)?.[1]?.toLowerCase() ?? null;
