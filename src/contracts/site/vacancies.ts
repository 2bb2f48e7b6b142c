import * as v from 'valibot';
import { EmailSchema } from '../application.ts';
import { boundedText } from '../bounded-text.ts';
import { MAX_ID_LENGTH } from '../company.ts';

/** Asking employers whether their jobs are still open (decision 35). Times are ISO 8601. */

/** `asked`: open, and the contact has not answered yet. */
const VACANCY_STATES = ['asked', 'confirmed', 'closed'] as const;

/** A job that an employer's contact was asked about. */
const VacancySchema = v.object({
  fid: v.string(),
  title: v.string(),
  company: v.string(),
  /** The path of its page; null if it no longer has one. */
  path: v.nullable(v.string()),
  state: v.picklist(VACANCY_STATES),
  publishedAt: v.nullable(v.string()),
  confirmedAt: v.nullable(v.string()),
  closedAt: v.nullable(v.string()),
});
export type Vacancy = v.InferOutput<typeof VacancySchema>;

/** The jobs of one contact, those without an answer first. */
export const VacancyListSchema = v.array(VacancySchema);

/** An answer about one job. Repeating it changes nothing more. */
export const VacancyAnswerSchema = v.object({
  fid: boundedText(MAX_ID_LENGTH),
  answer: v.picklist(['open', 'closed']),
});

/** Sets an employer's contact, or replaces it. */
export const EmployerContactFormSchema = v.object({
  email: EmailSchema,
  name: v.optional(boundedText(100), ''),
});

const EmployerContactSchema = v.object({
  company: v.string(),
  email: v.string(),
  name: v.string(),
  createdAt: v.string(),
  /** When it was last asked about this employer's jobs. */
  mailedAt: v.nullable(v.string()),
  /** Whether the address is suppressed, so that it is asked nothing. */
  isSuppressed: v.boolean(),
});

/**
 * `isOn`: whether contacts are asked, which needs `CONFIRM_OPEN=on` and a mail provider. `next`:
 * the employer to continue after, or null at the end.
 */
export const EmployerContactListSchema = v.object({
  isOn: v.boolean(),
  contacts: v.array(EmployerContactSchema),
  next: v.nullable(v.string()),
});
export const RemovedContactSchema = v.object({ removed: v.boolean() });

/** Open jobs that nobody has confirmed in time, those that wait longest first, at most 100. */
export const UnconfirmedJobsSchema = v.object({
  total: v.number(),
  jobs: v.array(
    v.object({
      fid: v.string(),
      title: v.string(),
      company: v.string(),
      /** When the job opened or was last confirmed. */
      since: v.string(),
      askedAt: v.string(),
    }),
  ),
});

export const JobConfirmationSchema = v.object({
  fids: v.pipe(v.array(boundedText(MAX_ID_LENGTH)), v.minLength(1), v.maxLength(100)),
});
/** `refused`: those that are not open, or whose source says whether they are. */
export const ConfirmedJobsSchema = v.object({
  confirmed: v.array(v.string()),
  refused: v.array(v.string()),
});
