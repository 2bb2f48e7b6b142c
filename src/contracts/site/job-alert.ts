import * as v from 'valibot';
import { createConsentSchema, EmailSchema, HoneypotSchema } from '../application.ts';
import { HONEYPOT_FIELD } from '../application-rules.ts';
import { boundedText } from '../bounded-text.ts';
import { ALERT_FREQUENCIES, listKeys } from '../enums.ts';

export const ALERT_SEARCH_MAX_LENGTH = 2_000;

const FrequencySchema = v.picklist(listKeys(ALERT_FREQUENCIES), 'Choose how often we write.');

/** Asks for a job alert. It is written, but mails nothing until its address confirms it. */
export const JobAlertFormSchema = v.object({
  email: EmailSchema,
  frequency: FrequencySchema,
  /** The parameters of the search, as in the URL of `/jobs`. */
  search: v.optional(boundedText(ALERT_SEARCH_MAX_LENGTH), ''),
  /** When the form was shown, signed; bots send forms at once or much later. */
  shown: boundedText(200),
  [HONEYPOT_FIELD]: HoneypotSchema,
  consent: createConsentSchema('Tick the box so that we can email you new jobs.'),
});
export type JobAlertForm = v.InferOutput<typeof JobAlertFormSchema>;

/** The response is the same for every address. */
export const JobAlertReceiptSchema = v.object({ sent: v.boolean() });

/** What the form for a search needs. */
export const JobAlertSearchSchema = v.object({
  /** The search's name, such as `Nurse jobs in London`. */
  name: v.string(),
  /** The value of the form's field `shown`. */
  shown: v.string(),
});

export const ALERT_STATES = ['unconfirmed', 'active', 'paused'] as const;

const JobAlertSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The parameters of the search, as in the URL of `/jobs`. */
  search: v.string(),
  frequency: FrequencySchema,
  state: v.picklist(ALERT_STATES),
  /** Whether the address was asked if it still wants the alert, and has not said so. */
  isAsked: v.boolean(),
  /** ISO 8601, like all times here. */
  createdAt: v.string(),
  confirmedAt: v.nullable(v.string()),
});
export type JobAlert = v.InferOutput<typeof JobAlertSchema>;

/** The alerts of one address, for whoever has a link that was mailed to it. */
export const JobAlertListSchema = v.object({
  /** The address with all but its first letter and its domain left out. */
  masked: v.nullable(v.string()),
  alerts: v.array(JobAlertSchema),
});
export type JobAlertList = v.InferOutput<typeof JobAlertListSchema>;

const ALERT_ACTIONS = ['confirm', 'change', 'pause', 'resume', 'keep', 'stop'] as const;
export type AlertAction = (typeof ALERT_ACTIONS)[number];

/** A change to one alert. Repeating it changes nothing more. */
export const JobAlertChangeSchema = v.object({
  alert: boundedText(64),
  action: v.picklist(ALERT_ACTIONS),
  /** Only for `change`. */
  frequency: v.optional(FrequencySchema),
  /** Only for `confirm`: the alert that it replaces, which ends. Empty: none. */
  replaces: v.optional(boundedText(64)),
});
