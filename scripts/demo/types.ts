/**
 * Types for the demo data. Dates are in Unix milliseconds, and salaries are integers in major units
 * of their currency.
 */

export type CompanyCategory =
  | 'software'
  | 'finance'
  | 'healthcare'
  | 'manufacturing'
  | 'retail'
  | 'logistics'
  | 'education'
  | 'hospitality'
  | 'energy'
  | 'media'
  | 'public-sector'
  | 'consulting'
  | 'agriculture'
  | 'construction'
  | 'staffing';

export type JobCategory =
  | 'engineering'
  | 'data'
  | 'design'
  | 'product'
  | 'it-and-support'
  | 'sales'
  | 'marketing'
  | 'finance'
  | 'people'
  | 'operations'
  | 'customer-service'
  | 'legal'
  | 'healthcare'
  | 'education'
  | 'manufacturing'
  | 'hospitality'
  | 'logistics'
  | 'administration';

export type CompanySize =
  | '1-10'
  | '11-50'
  | '51-200'
  | '201-500'
  | '501-1000'
  | '1001-5000'
  | '5001+';
export type EmployerVisibility = 'named' | 'anonymous' | 'agency';
export type JobStatus = 'draft' | 'open' | 'closed' | 'archived';
export type EmploymentType =
  | 'full_time'
  | 'part_time'
  | 'contract'
  | 'internship'
  | 'temporary'
  | 'volunteer'
  | 'other';
export type Workplace = 'on_site' | 'hybrid' | 'remote';
export type Seniority =
  | 'entry_level'
  | 'associate'
  | 'mid_level'
  | 'senior'
  | 'lead'
  | 'principal'
  | 'director'
  | 'executive';
export type SalaryTimeframe = 'per_year' | 'per_month' | 'per_week' | 'per_day' | 'per_hour';
export type QuestionType =
  | 'short_text'
  | 'long_text'
  | 'single_select'
  | 'multi_select'
  | 'number'
  | 'date'
  | 'url'
  | 'checkbox';

/** `countryCode` is ISO 3166-1 alpha-2, `region` an ISO 3166-2 code such as `DE-BE`. */
export type DemoLocation = { displayName: string; countryCode: string; region: string | null };

export type DemoQuestion = {
  id: string;
  type: QuestionType;
  label: string;
  required: boolean;
  /** Empty for every type except the two selects. */
  options: { value: string; label: string }[];
};

export type DemoCompany = {
  slug: string;
  name: string;
  website: string | null;
  logoUrl: string;
  /** At most 200 characters. */
  summary: string;
  descriptionHtml: string;
  category: CompanyCategory;
  size: CompanySize;
  founded: number | null;
  locations: DemoLocation[];
};

export type DemoJob = {
  /** Public id: 8 characters of [a-z0-9]. */
  fid: string;
  slug: string;
  title: string;
  /** ISO 639-1. */
  language: string;
  companySlug: string;
  employerVisibility: EmployerVisibility;
  status: JobStatus;
  /** Only p, h2, h3, ul, li, strong, em; no attributes. */
  descriptionHtml: string;
  employmentType: EmploymentType;
  workplace: Workplace;
  seniority: Seniority;
  locations: DemoLocation[];
  remoteCountryCodes: string[];
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string | null;
  salaryTimeframe: SalaryTimeframe | null;
  payReason: string;
  category: JobCategory;
  skills: string[];
  vacancies: number;
  publishedAt: number;
  updatedAt: number;
  validThrough: number | null;
  closedAt: number | null;
  requisitionId: string | null;
  applicationUrl: null;
  requireResume: boolean;
  questions: DemoQuestion[];
};
