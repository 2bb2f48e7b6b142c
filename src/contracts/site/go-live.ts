import * as v from 'valibot';

/**
 * What `npm run go-live` reports, by name: what is wrong for visitors or operators, and what to do
 * about it.
 */
export const GO_LIVE_CHECKS = {
  'demo-employers': {
    problem: 'Visitors see invented employers of the demo and their jobs.',
    remedy:
      'On this machine, run: npm run demo -- --remove. For a deployed site, bind a database without the demo.',
  },
  'demo-logos': {
    problem: 'Pages show logos of invented employers.',
    remedy: 'Replace the logos in the content, or remove their sections.',
  },
  'demo-testimonials': {
    problem: 'Pages quote people who do not exist.',
    remedy: 'Replace the testimonials in the content, or remove their sections.',
  },
  'demo-people': {
    problem: 'Pages and blog posts name staff who do not exist.',
    remedy: 'Replace the authors and the texts about them in the content.',
  },
  'demo-prices': {
    problem: 'Pages promise the prices of an invented agency.',
    remedy: 'Write your own prices into the content.',
  },
  'legal-pages': {
    problem: 'Legal pages do not name the company that is responsible.',
    remedy: 'Write your registered name and your law into the privacy notice and the terms.',
  },
  'example-addresses': {
    problem: 'Pages show an email address, telephone number or postal address that does not exist.',
    remedy: 'Set your own in siteSettings, and wherever else the content has it.',
  },
  'site-name': {
    problem: 'Pages call the site Rolecall.',
    remedy: 'Set your name in siteSettings, and replace “Rolecall” in the other texts.',
  },
  plans: {
    problem: 'The plans for employers are the examples that came with the software.',
    remedy:
      'Change the rows of the table subscription_plan (docs/operating.md, “Settings and plans”).',
  },
  'eu-pay': {
    problem: 'Open jobs in the EU state neither their pay nor a reason, as REQUIRE_EU_PAY demands.',
    remedy: 'Give these jobs a pay range or a payReason, or close them.',
  },
  'mail-kept': {
    problem: 'No mail is sent: applicants get no confirmation, and nobody can sign in by mail.',
    remedy: 'Set MAIL_API_KEY, MAIL_FROM and MAIL_OPERATOR (docs/operating.md, “Mail”).',
  },
  'sender-dns': {
    problem: 'Mail providers may refuse the mails, because the domain of MAIL_FROM lacks records.',
    remedy: 'Add the DNS records that your mail provider lists for this domain.',
  },
  'missing-secret-OPS_TOKEN': {
    problem: 'No operator can use a deployed site.',
    remedy: 'Run: npx wrangler secret put OPS_TOKEN',
  },
  'missing-secret-ERASURE_KEY': {
    problem: 'The key of erased addresses is only in the bucket FILES, and is lost with it.',
    remedy: 'Run: npx wrangler secret put ERASURE_KEY (docs/operating.md, “Erasing a person”).',
  },
  'missing-secret-TURNSTILE_SECRET_KEY': {
    problem: 'Bots that ignore the hidden field can send the public forms.',
    remedy: 'Set TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY.',
  },
  'missing-secret-MAIL_API_KEY': {
    problem: 'The site does not start: MAIL_FROM requires MAIL_API_KEY.',
    remedy: 'Run: npx wrangler secret put MAIL_API_KEY',
  },
  'missing-secret-CONTENTFUL_ACCESS_TOKEN': {
    problem: 'The site does not start: CONTENTFUL_SPACE_ID requires CONTENTFUL_ACCESS_TOKEN.',
    remedy: 'Run: npx wrangler secret put CONTENTFUL_ACCESS_TOKEN',
  },
  'missing-secret-CONTENTFUL_PREVIEW_TOKEN': {
    problem: 'The site does not start: CONTENTFUL_PREVIEW_HOST requires CONTENTFUL_PREVIEW_TOKEN.',
    remedy: 'Run: npx wrangler secret put CONTENTFUL_PREVIEW_TOKEN',
  },
  'missing-secret-CONTENTFUL_WEBHOOK_SECRET': {
    problem: 'Published content appears on cached pages only after up to two days.',
    remedy: 'Set CONTENTFUL_WEBHOOK_SECRET and the webhook (docs/operating.md, “Contentful”).',
  },
} as const satisfies Record<string, { readonly problem: string; readonly remedy: string }>;
export type GoLiveCheck = keyof typeof GO_LIVE_CHECKS;

export const GO_LIVE_NAMES = Object.keys(GO_LIVE_CHECKS) as GoLiveCheck[];

const FindingSchema = v.object({
  name: v.picklist(GO_LIVE_NAMES),
  /** Where it stands, such as `testimonial said-aoife on /employer`. */
  where: v.array(v.string()),
});
export type Finding = v.InferOutput<typeof FindingSchema>;

export const GoLiveSchema = v.object({
  findings: v.array(FindingSchema),
  /** What could not be checked, each with the reason. */
  notChecked: v.array(v.string()),
  /** The domain of MAIL_FROM; null if no mail is sent. */
  senderDomain: v.nullable(v.string()),
});
export type GoLive = v.InferOutput<typeof GoLiveSchema>;
