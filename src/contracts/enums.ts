/**
 * Closed sets of values with their labels, in display order.
 * The database repeats the values in CHECK constraints; a test compares the two.
 */

export const EMPLOYMENT_TYPES = {
  full_time: 'Full time',
  part_time: 'Part time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer',
  other: 'Other',
} as const;

export const WORKPLACES = { on_site: 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;

export const SENIORITIES = {
  entry_level: 'Entry level',
  associate: 'Associate',
  mid_level: 'Mid level',
  senior: 'Senior',
  lead: 'Lead',
  principal: 'Principal',
  director: 'Director',
  executive: 'Executive',
} as const;

export const SALARY_TIMEFRAMES = {
  per_year: 'per year',
  per_month: 'per month',
  per_week: 'per week',
  per_day: 'per day',
  per_hour: 'per hour',
} as const;

export const JOB_STATUSES = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
  archived: 'Archived',
} as const;

export const EMPLOYER_VISIBILITIES = {
  named: 'Named',
  anonymous: 'Confidential',
  agency: 'Through the agency',
} as const;

export const QUESTION_TYPES = {
  short_text: 'Short text',
  long_text: 'Long text',
  single_select: 'Single choice',
  multi_select: 'Multiple choice',
  number: 'Number',
  date: 'Date',
  url: 'Web address',
  checkbox: 'Checkbox',
} as const;

export const APPLICATION_STATUSES = {
  submitted: 'Submitted',
  shortlisted: 'Shortlisted',
  interviewing: 'Interviewing',
  offered: 'Offered',
  hired: 'Hired',
  unsuccessful: 'Unsuccessful',
  withdrawn: 'Withdrawn',
} as const;
export type ApplicationStatus = keyof typeof APPLICATION_STATUSES;
/** The statuses of an application that has ended. */
export const ENDED_STATUSES: readonly ApplicationStatus[] = ['hired', 'unsuccessful', 'withdrawn'];

export const REVIEWER_KINDS = { client: 'Client', external: 'External', vendor: 'Vendor' } as const;

export const REVIEW_STATUSES = {
  requested: 'Requested',
  received: 'Received',
  declined: 'Declined',
} as const;

export const RECOMMENDATIONS = {
  definitely_not: 'Definitely not',
  no: 'No',
  no_decision: 'No decision',
  yes: 'Yes',
  strong_yes: 'Strong yes',
} as const;

export const CONTACT_KINDS = {
  employer: 'Employer',
  candidate: 'Candidate',
  company: 'Company',
  ghostwriting: 'Ghostwriting consultation',
} as const;

/** How often a job alert is mailed at most. */
export const ALERT_FREQUENCIES = {
  hour: 'Every hour',
  day: 'Once a day',
  week: 'Once a week',
} as const;
export type AlertFrequency = keyof typeof ALERT_FREQUENCIES;

export const COMPANY_SIZES = {
  '1-10': '1 to 10 people',
  '11-50': '11 to 50 people',
  '51-200': '51 to 200 people',
  '201-500': '201 to 500 people',
  '501-1000': '501 to 1,000 people',
  '1001-5000': '1,001 to 5,000 people',
  '5001+': 'More than 5,000 people',
} as const;

export const JOB_SORTS = {
  relevance: 'Best match',
  newest: 'Newest',
  salary: 'Highest salary',
  closing: 'Closing soon',
} as const;

/** The maximum job ages, in days, that visitors can choose from. */
export const POSTED_WITHIN = {
  '1': 'Last 24 hours',
  '3': 'Last 3 days',
  '7': 'Last week',
  '14': 'Last 2 weeks',
  '30': 'Last month',
} as const;

/** The search radii around a town, in kilometres, that visitors can choose from. */
export const RADII = {
  '0': 'This place only',
  '5': 'Within 5 km',
  '10': 'Within 10 km',
  '25': 'Within 25 km',
  '50': 'Within 50 km',
  '100': 'Within 100 km',
} as const;

/** Filter values for whether a job states its pay. */
export const PAY = { stated: 'Pay stated', unstated: 'Pay not stated' } as const;

/** The response of `misc/enums`: every closed set that a form or filter may need. */
export const ENUMS = {
  employmentType: EMPLOYMENT_TYPES,
  workplace: WORKPLACES,
  seniority: SENIORITIES,
  salaryTimeframe: SALARY_TIMEFRAMES,
  jobStatus: JOB_STATUSES,
  employerVisibility: EMPLOYER_VISIBILITIES,
  questionType: QUESTION_TYPES,
  applicationStatus: APPLICATION_STATUSES,
  reviewerKind: REVIEWER_KINDS,
  reviewStatus: REVIEW_STATUSES,
  recommendation: RECOMMENDATIONS,
  contactKind: CONTACT_KINDS,
  companySize: COMPANY_SIZES,
  jobSort: JOB_SORTS,
  postedWithin: POSTED_WITHIN,
  radius: RADII,
  pay: PAY,
} as const;

export const listKeys = <T extends Record<string, unknown>>(set: T) =>
  Object.keys(set) as [keyof T & string, ...(keyof T & string)[]];
