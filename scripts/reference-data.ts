import { writeFileSync } from 'node:fs';
import currencies from 'currency-codes';
import { iso31661, iso31662 } from 'iso-3166';

/**
 * Writes the migration that fills the reference tables: ISO 3166-1 countries and their first-level
 * ISO 3166-2 subdivisions, ISO 4217 currencies, and our own categories and titles. Usage:
 * `reference-data.ts FILE`. After the first deploy, any change must be a new migration, so FILE
 * must always be a new file.
 */

const JOB_CATEGORIES: Record<string, [name: string, titles: string[]]> = {
  engineering: [
    'Engineering',
    [
      'Backend Engineer',
      'Frontend Engineer',
      'Full Stack Engineer',
      'Mobile Engineer',
      'Embedded Engineer',
      'DevOps Engineer',
      'Site Reliability Engineer',
      'QA Engineer',
      'Security Engineer',
      'Mechanical Engineer',
      'Electrical Engineer',
      'Civil Engineer',
      'Engineering Manager',
    ],
  ],
  data: [
    'Data',
    [
      'Data Analyst',
      'Data Engineer',
      'Data Scientist',
      'Machine Learning Engineer',
      'Analytics Engineer',
      'Database Administrator',
      'Research Scientist',
    ],
  ],
  design: [
    'Design',
    [
      'Product Designer',
      'UX Researcher',
      'Graphic Designer',
      'Interior Designer',
      'Motion Designer',
      'Industrial Designer',
      'Content Designer',
    ],
  ],
  product: [
    'Product',
    [
      'Product Manager',
      'Product Owner',
      'Project Manager',
      'Programme Manager',
      'Scrum Master',
      'Business Analyst',
    ],
  ],
  'it-and-support': [
    'IT & support',
    [
      'IT Support Specialist',
      'System Administrator',
      'Network Engineer',
      'Cloud Administrator',
      'IT Manager',
      'Technical Support Engineer',
    ],
  ],
  sales: [
    'Sales',
    [
      'Account Executive',
      'Account Manager',
      'Sales Development Representative',
      'Sales Engineer',
      'Sales Manager',
      'Field Sales Representative',
      'Partnerships Manager',
    ],
  ],
  marketing: [
    'Marketing',
    [
      'Marketing Manager',
      'Content Writer',
      'Copywriter',
      'SEO Specialist',
      'Social Media Manager',
      'Brand Manager',
      'Growth Marketer',
      'Public Relations Manager',
    ],
  ],
  finance: [
    'Finance',
    [
      'Accountant',
      'Financial Analyst',
      'Financial Controller',
      'Payroll Specialist',
      'Auditor',
      'Tax Adviser',
      'Risk Analyst',
      'Chief Financial Officer',
    ],
  ],
  people: [
    'People & HR',
    [
      'Recruiter',
      'Talent Sourcer',
      'HR Manager',
      'HR Business Partner',
      'People Operations Specialist',
      'Learning & Development Manager',
    ],
  ],
  operations: [
    'Operations',
    [
      'Operations Manager',
      'Procurement Specialist',
      'Facilities Manager',
      'Supply Planner',
      'Quality Manager',
      'Business Operations Analyst',
    ],
  ],
  'customer-service': [
    'Customer service',
    [
      'Customer Support Agent',
      'Customer Success Manager',
      'Call Centre Team Leader',
      'Community Manager',
      'Service Desk Agent',
    ],
  ],
  legal: [
    'Legal',
    [
      'Legal Counsel',
      'Paralegal',
      'Compliance Officer',
      'Contract Manager',
      'Data Protection Officer',
      'Patent Attorney',
    ],
  ],
  healthcare: [
    'Healthcare',
    [
      'Registered Nurse',
      'Physician',
      'Physiotherapist',
      'Pharmacist',
      'Care Assistant',
      'Dental Hygienist',
      'Laboratory Technician',
      'Midwife',
      'Paramedic',
    ],
  ],
  education: [
    'Education',
    [
      'Primary School Teacher',
      'Secondary School Teacher',
      'Teaching Assistant',
      'University Lecturer',
      'Nursery Teacher',
      'Instructional Designer',
      'School Principal',
    ],
  ],
  manufacturing: [
    'Manufacturing & trades',
    [
      'Electrician',
      'Welder',
      'CNC Machinist',
      'Production Supervisor',
      'Maintenance Technician',
      'Assembly Operator',
      'Carpenter',
      'Plumber',
    ],
  ],
  hospitality: [
    'Hospitality & food',
    [
      'Chef',
      'Sous Chef',
      'Barista',
      'Waiter',
      'Hotel Receptionist',
      'Housekeeper',
      'Restaurant Manager',
      'Event Coordinator',
    ],
  ],
  logistics: [
    'Logistics & transport',
    [
      'Truck Driver',
      'Warehouse Operative',
      'Forklift Driver',
      'Delivery Driver',
      'Logistics Coordinator',
      'Fleet Manager',
      'Customs Specialist',
    ],
  ],
  administration: [
    'Administration',
    [
      'Administrative Assistant',
      'Executive Assistant',
      'Office Manager',
      'Receptionist',
      'Data Entry Clerk',
      'Translator',
    ],
  ],
};

const COMPANY_CATEGORIES: Record<string, string> = {
  software: 'Software & internet',
  finance: 'Finance & insurance',
  healthcare: 'Healthcare',
  manufacturing: 'Manufacturing',
  retail: 'Retail & consumer goods',
  logistics: 'Logistics & transport',
  education: 'Education',
  hospitality: 'Hospitality & food',
  energy: 'Energy & environment',
  media: 'Media & culture',
  'public-sector': 'Public sector & charities',
  consulting: 'Consulting & services',
  agriculture: 'Agriculture & forestry',
  construction: 'Construction & property',
  staffing: 'Staffing & recruiting',
};

const quote = (value: string | number) =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;

// D1 accepts statements of at most 100 KB.
const ROWS_A_STATEMENT = 200;

const insert = (table: string, columns: string, rows: (string | number)[][]) => {
  const statements = [];
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const values = rows
      .slice(start, start + ROWS_A_STATEMENT)
      .map((row) => `(${row.map(quote).join(', ')})`);
    statements.push(`INSERT INTO ${table} (${columns}) VALUES\n${values.join(',\n')};`);
  }
  return statements.join('\n');
};

const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-');

// CLDR's names are meant for display, the standard's ('Korea, Republic of') for sorting.
const regions = new Intl.DisplayNames('en', { type: 'region' });
const countryCodes = new Set(iso31661.map((country) => country.alpha2));

const sql = [
  '-- Written by scripts/reference-data.ts.',
  insert(
    'job_category',
    'id, name, position',
    Object.entries(JOB_CATEGORIES).map(([id, [name]], position) => [id, name, position]),
  ),
  insert(
    'job_title',
    'id, name, category',
    Object.entries(JOB_CATEGORIES).flatMap(([category, [, titles]]) =>
      titles.map((title) => [slug(title), title, category]),
    ),
  ),
  insert(
    'company_category',
    'id, name, position',
    Object.entries(COMPANY_CATEGORIES).map(([id, name], position) => [id, name, position]),
  ),
  insert(
    'country',
    'id, iso2, name',
    iso31661.map(({ alpha2, name }) => [alpha2.toLowerCase(), alpha2, regions.of(alpha2) ?? name]),
  ),
  insert(
    'state',
    'code, country_id, name',
    iso31662
      .filter(({ parent }) => countryCodes.has(parent))
      .map(({ code, parent, name }) => [code, parent.toLowerCase(), name]),
  ),
  insert(
    'currency',
    'code, name, minor_digits',
    currencies.data.map(({ code, currency, digits }) => [code, currency, digits]),
  ),
];

const file = process.argv[2];
if (!file) {
  console.error('Usage: node scripts/reference-data.ts worker/backend/migrations/NNNN_….sql');
  process.exit(2);
}
writeFileSync(file, `${sql.join('\n\n')}\n`);
