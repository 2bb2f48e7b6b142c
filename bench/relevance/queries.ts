import type { Expected } from './grade.ts';
import type { WorkName } from './works.ts';

/*
 * Visitors' queries, with rules for the right results. They were written before the ranking
 * existed, based on what visitors type on job boards. None of the rules is based on what the search
 * returns.
 */

export type Kind =
  | 'occupation'
  | 'other name'
  | 'female or male form'
  | 'attribute'
  | 'work and attribute'
  | 'work and place'
  | 'place'
  | 'place in another language'
  | 'region or suburb'
  | 'three facts'
  | 'skill'
  | 'misspelt'
  | 'misspelt place'
  | 'employer'
  | 'reference'
  | 'one word too many'
  | 'what it is not'
  | 'one or the other'
  | 'form of work';
type Language = 'en' | 'de' | 'fr' | 'es' | 'ja';

export interface JudgedQuery {
  readonly q: string;
  /** The value of the location field. */
  readonly location: string;
  readonly language: Language;
  readonly kind: Kind;
  readonly wanted: Expected;
  /**
   * True if the query is only meaningful for the demo's jobs, because it names one of the demo's
   * employers, jobs or places.
   */
  readonly isOfDemo: boolean;
}

const createQuery = (
  kind: Kind,
  language: Language,
  q: string,
  wanted: Expected,
  { location = '', isOfDemo = false }: { location?: string; isOfDemo?: boolean } = {},
): JudgedQuery => ({ q, location, language, kind, wanted, isOfDemo });

const works = (kind: Kind, language: Language, list: readonly (readonly [string, WorkName])[]) =>
  list.map(([q, work]) => createQuery(kind, language, q, { work }));

const OCCUPATIONS = works('occupation', 'en', [
  ['accountant', 'accountant'],
  ['nurse', 'nurse'],
  ['registered nurse', 'nurse'],
  ['developer', 'developer'],
  ['software engineer', 'developer'],
  ['frontend developer', 'frontend'],
  ['backend engineer', 'backend'],
  ['data analyst', 'dataAnalyst'],
  ['data scientist', 'dataScientist'],
  ['data engineer', 'dataEngineer'],
  ['product manager', 'productManager'],
  ['project manager', 'projectManager'],
  ['marketing', 'marketing'],
  ['marketing manager', 'marketingManager'],
  ['sales', 'sales'],
  ['sales manager', 'salesManager'],
  ['hr', 'hr'],
  ['hr manager', 'hrManager'],
  ['recruiter', 'recruiter'],
  ['customer service', 'customerService'],
  ['receptionist', 'receptionist'],
  ['lawyer', 'lawyer'],
  ['paralegal', 'paralegal'],
  ['teacher', 'teacher'],
  ['maths teacher', 'mathsTeacher'],
  ['chef', 'chef'],
  ['baker', 'baker'],
  ['barista', 'barista'],
  ['electrician', 'electrician'],
  ['welder', 'welder'],
  ['mechanic', 'mechanic'],
  ['truck driver', 'truckDriver'],
  ['delivery driver', 'courier'],
  ['warehouse', 'warehouse'],
  ['graphic designer', 'graphicDesigner'],
  ['ux designer', 'uxDesigner'],
  ['pharmacist', 'pharmacist'],
  ['physiotherapist', 'physio'],
  ['midwife', 'midwife'],
  ['care assistant', 'careAssistant'],
  ['business analyst', 'businessAnalyst'],
  ['engineering manager', 'engineeringManager'],
  ['it support', 'itSupport'],
  ['quality', 'quality'],
  ['payroll', 'payroll'],
  ['logistics', 'logistics'],
  ['compliance', 'compliance'],
  ['cabinet maker', 'carpenter'],
]);

const OTHER_NAMES = works('other name', 'en', [
  ['attorney', 'lawyer'],
  ['solicitor', 'lawyer'],
  ['barrister', 'lawyer'],
  ['RN', 'nurse'],
  ['ICU nurse', 'intensiveNurse'],
  ['caregiver', 'careAssistant'],
  ['carer', 'careAssistant'],
  ['family doctor', 'gp'],
  ['doctor', 'doctor'],
  ['physical therapist', 'physio'],
  ['radiographer', 'radiographer'],
  ['lab technician', 'labScientist'],
  ['kindergarten teacher', 'nursery'],
  ['childcare', 'nursery'],
  ['elementary school teacher', 'primaryTeacher'],
  ['classroom assistant', 'teachingAssistant'],
  ['university lecturer', 'lecturer'],
  ['programmer', 'developer'],
  ['coder', 'developer'],
  ['web developer', 'frontend'],
  ['react developer', 'react'],
  ['devops', 'devops'],
  ['sysadmin', 'sysadmin'],
  ['helpdesk', 'itSupport'],
  ['SRE', 'devops'],
  ['QA', 'tester'],
  ['software tester', 'tester'],
  ['machine learning', 'mlEngineer'],
  ['AI engineer', 'mlEngineer'],
  ['golang developer', 'golang'],
  ['c# developer', 'dotnet'],
  ['iphone developer', 'ios'],
  ['CFO', 'financeChief'],
  ['finance director', 'financeChief'],
  ['bookkeeper', 'bookkeeper'],
  ['accounts clerk', 'accountsPayable'],
  ['financial analyst', 'financialAnalyst'],
  ['KYC analyst', 'aml'],
  ['headhunter', 'recruiter'],
  ['human resources', 'hr'],
  ['talent acquisition', 'recruiter'],
  ['secretary', 'adminAssistant'],
  ['PA', 'personalAssistant'],
  ['front desk', 'hotelReception'],
  ['waiter', 'waiter'],
  ['waiting staff', 'waiter'],
  ['cook', 'chef'],
  ['chambermaid', 'housekeeping'],
  ['cleaner', 'housekeeping'],
  ['trucker', 'truckDriver'],
  ['lorry driver', 'truckDriver'],
  ['forklift driver', 'forklift'],
  ['picker packer', 'warehouse'],
  ['courier', 'courier'],
  ['machine operator', 'machinist'],
  ['lathe operator', 'machinist'],
  ['carpenter', 'carpenter'],
  ['joiner', 'carpenter'],
  ['factory worker', 'production'],
  ['shop assistant', 'salesAssistant'],
  ['sales clerk', 'salesAssistant'],
  ['shop manager', 'storeManager'],
  ['call center', 'callCentre'],
  ['BDR', 'businessDevelopment'],
  ['key account manager', 'accountManager'],
  ['solutions consultant', 'salesEngineer'],
  ['copywriter', 'copywriter'],
  ['public relations', 'pr'],
  ['community manager', 'socialMedia'],
  ['buyer', 'buyer'],
  ['procurement manager', 'buyer'],
  ['construction manager', 'siteManager'],
  ['health and safety officer', 'healthSafety'],
  ['EHS', 'healthSafety'],
  ['DPO', 'privacy'],
  ['farm worker', 'farmWorker'],
  ['cyber security', 'security'],
  ['infosec', 'security'],
  ['user researcher', 'uxResearcher'],
  ['personal secretary', 'personalAssistant'],
]);

const FORMS = [
  ...works('female or male form', 'en', [
    ['waitress', 'waiter'],
    ['saleswoman', 'salesAssistant'],
    ['salesman', 'sales'],
  ]),
  ...works('female or male form', 'de', [
    ['Krankenschwester', 'nurse'],
    ['Krankenpfleger', 'nurse'],
    ['Buchhalterin', 'bookkeeper'],
    ['Buchhalter', 'bookkeeper'],
    ['Lehrerin', 'teacher'],
    ['Ärztin', 'doctor'],
    ['Köchin', 'chef'],
    ['Koch', 'chef'],
    ['Kellnerin', 'waiter'],
    ['Verkäuferin', 'salesAssistant'],
    ['Erzieherin', 'nursery'],
    ['Hebamme', 'midwife'],
    ['Softwareentwicklerin', 'developer'],
    ['Rechtsanwalt', 'lawyer'],
    ['Apothekerin', 'pharmacist'],
    ['LKW-Fahrer', 'truckDriver'],
    ['Schweißer', 'welder'],
    ['Tischler', 'carpenter'],
    ['Zimmerin', 'carpenter'],
    ['Bäcker', 'baker'],
    ['Lagermitarbeiter', 'warehouse'],
    ['Elektriker', 'electrician'],
    ['Einkäufer', 'buyer'],
    ['Projektleiterin', 'projectManager'],
    ['Personalreferent', 'hr'],
    ['Physiotherapeutin', 'physio'],
  ]),
  ...works('female or male form', 'fr', [
    ['infirmière', 'nurse'],
    ['infirmier', 'nurse'],
    ['comptable', 'accountant'],
    ['serveuse', 'waiter'],
    ['serveur', 'waiter'],
    ['vendeuse', 'salesAssistant'],
    ['vendeur', 'salesAssistant'],
    ['développeur', 'developer'],
    ['développeuse web', 'frontend'],
    ['cuisinier', 'chef'],
    ['boulangère', 'baker'],
    ['avocate', 'lawyer'],
    ['chauffeur poids lourd', 'truckDriver'],
    ['ébéniste', 'carpenter'],
    ['soudeur', 'welder'],
    ['électricien', 'electrician'],
    ['chef de projet', 'projectManager'],
    ['kinésithérapeute', 'physio'],
    ['sage-femme', 'midwife'],
    ['professeur', 'teacher'],
    ['graphiste', 'graphicDesigner'],
  ]),
  ...works('female or male form', 'es', [
    ['enfermera', 'nurse'],
    ['enfermero', 'nurse'],
    ['contable', 'accountant'],
    ['camarera', 'waiter'],
    ['camarero', 'waiter'],
    ['cocinero', 'chef'],
    ['profesora', 'teacher'],
    ['profesor de matemáticas', 'mathsTeacher'],
    ['desarrolladora', 'developer'],
    ['abogado', 'lawyer'],
    ['fisioterapeuta', 'physio'],
    ['farmacéutica', 'pharmacist'],
    ['vendedora', 'salesAssistant'],
    ['dependienta', 'salesAssistant'],
    ['camionero', 'truckDriver'],
    ['soldador', 'welder'],
    ['electricista', 'electrician'],
    ['diseñador gráfico', 'graphicDesigner'],
    ['recepcionista', 'receptionist'],
    ['panadera', 'baker'],
    ['atención al cliente', 'customerService'],
  ]),
  ...works('female or male form', 'ja', [
    ['看護師', 'nurse'],
    ['エンジニア', 'engineer'],
    ['旋盤', 'machinist'],
    ['品質保証', 'quality'],
    ['会計士', 'accountant'],
    ['薬剤師', 'pharmacist'],
    ['教師', 'teacher'],
    ['営業', 'sales'],
    ['ドライバー', 'driver'],
    ['溶接工', 'welder'],
    ['人事', 'hr'],
    ['受付', 'receptionist'],
  ]),
];

const ENTRY = { seniority: ['entry_level'] };
const PART = { employmentType: ['part_time'] };
const REMOTE = { workplace: ['remote'] };
const TEMPORARY = { employmentType: ['temporary'] };
const CONTRACT = { employmentType: ['contract'] };
const INTERN = { employmentType: ['internship'] };
const SENIOR = { seniority: ['senior'] };

const ATTRIBUTES = [
  ...(
    [
      ['remote', REMOTE],
      ['remote jobs', REMOTE],
      ['work from home', REMOTE],
      ['home office', REMOTE],
      ['hybrid', { workplace: ['hybrid'] }],
      ['part time', PART],
      ['part-time jobs', PART],
      ['internship', INTERN],
      ['intern', INTERN],
      ['temp work', TEMPORARY],
      ['temporary', TEMPORARY],
      ['freelance', CONTRACT],
      ['contract', CONTRACT],
      ['entry level', ENTRY],
      ['graduate jobs', ENTRY],
      ['no experience', ENTRY],
      ['volunteering', { employmentType: ['volunteer'] }],
      ['executive', { seniority: ['executive'] }],
    ] as const
  ).map(([q, wanted]) => createQuery('attribute', 'en', q, wanted)),
  ...(
    [
      ['Teilzeit', 'de', PART],
      ['Praktikum', 'de', INTERN],
      ['Berufseinsteiger', 'de', ENTRY],
      ['befristet', 'de', TEMPORARY],
      ['temps partiel', 'fr', PART],
      ['télétravail', 'fr', REMOTE],
      ['stage', 'fr', INTERN],
      ['media jornada', 'es', PART],
      ['teletrabajo', 'es', REMOTE],
      ['prácticas', 'es', INTERN],
      ['リモート', 'ja', REMOTE],
      ['パート', 'ja', PART],
      ['インターン', 'ja', INTERN],
    ] as const
  ).map(([q, language, wanted]) => createQuery('attribute', language, q, wanted)),
];

const WORK_AND_ATTRIBUTE = (
  [
    ['senior nurse', 'en', { work: 'nurse', ...SENIOR }],
    ['contract designer', 'en', { work: 'designer', ...CONTRACT }],
    ['remote developer', 'en', { work: 'developer', ...REMOTE }],
    ['remote customer support', 'en', { work: 'customerService', ...REMOTE }],
    ['part time nurse', 'en', { work: 'nurse', ...PART }],
    ['part time barista', 'en', { work: 'barista', ...PART }],
    ['junior accountant', 'en', { work: 'accountant', seniority: ['entry_level', 'associate'] }],
    ['graduate engineer', 'en', { category: ['engineering'], ...ENTRY }],
    ['marketing intern', 'en', { category: ['marketing'], ...INTERN }],
    ['senior data scientist', 'en', { work: 'dataScientist', ...SENIOR }],
    ['lead developer', 'en', { work: 'developer', seniority: ['lead'] }],
    ['hybrid project manager', 'en', { work: 'projectManager', workplace: ['hybrid'] }],
    ['temporary warehouse work', 'en', { work: 'warehouse', ...TEMPORARY }],
    ['remote hr', 'en', { work: 'hr', ...REMOTE }],
    ['work from home data analyst', 'en', { work: 'dataAnalyst', ...REMOTE }],
    ['weekend barista', 'en', { work: 'barista' }],
    ['Krankenpfleger Teilzeit', 'de', { work: 'nurse', ...PART }],
    ['Werkstudent Marketing', 'de', { category: ['marketing'], ...PART }],
    ['Entwickler Homeoffice', 'de', { work: 'developer', ...REMOTE }],
    ['vendeuse temps partiel', 'fr', { work: 'salesAssistant', ...PART }],
    ['développeur télétravail', 'fr', { work: 'developer', ...REMOTE }],
    ['enfermera media jornada', 'es', { work: 'nurse', ...PART }],
    ['desarrollador remoto', 'es', { work: 'developer', ...REMOTE }],
    ['リモート エンジニア', 'ja', { work: 'engineer', ...REMOTE }],
  ] as const satisfies readonly (readonly [string, Language, Expected])[]
).map(([q, language, wanted]) => createQuery('work and attribute', language, q, wanted));

const UK = { countries: ['GB'] };
const DE = { countries: ['DE'] };
const US = { countries: ['US'] };

const WORK_AND_PLACE = (
  [
    ['nurse london', 'en', { work: 'nurse', towns: ['London'] }],
    ['receptionist dublin', 'en', { work: 'receptionist', towns: ['Dublin'] }],
    ['nurse recife', 'en', { work: 'nurse', towns: ['Recife'] }],
    ['care assistant sheffield', 'en', { work: 'careAssistant', towns: ['Sheffield'] }],
    ['teacher in newcastle', 'en', { work: 'teacher', towns: ['Newcastle'] }],
    ['receptionist abu dhabi', 'en', { work: 'receptionist', towns: ['Abu Dhabi'] }],
    ['designer london', 'en', { work: 'designer', towns: ['London'] }],
    ['engineer gothenburg', 'en', { work: 'engineer', towns: ['Gothenburg'] }],
    ['engineer munich', 'en', { work: 'engineer', towns: ['Munich'] }],
    ['warehouse jobs in durban', 'en', { work: 'warehouse', towns: ['Durban'] }],
    ['shop assistant sydney', 'en', { work: 'salesAssistant', towns: ['Sydney'] }],
    ['hr dublin', 'en', { work: 'hr', towns: ['Dublin'] }],
    ['developer edinburgh', 'en', { work: 'developer', towns: ['Edinburgh'] }],
    ['software engineer singapore', 'en', { work: 'developer', towns: ['Singapore'] }],
    ['recruiter germany', 'en', { work: 'recruiter', ...DE }],
    ['accountant usa', 'en', { work: 'accountant', ...US }],
    ['nurse germany', 'en', { work: 'nurse', ...DE }],
    ['teacher spain', 'en', { work: 'teacher', countries: ['ES'] }],
    ['wind technician sweden', 'en', { work: 'windTechnician', countries: ['SE'] }],
    ['sales toronto', 'en', { work: 'sales', towns: ['Toronto'] }],
    ['engineer scotland', 'en', { work: 'engineer', towns: ['Edinburgh', 'Glasgow'] }],
    ['teacher wales', 'en', { work: 'teacher', towns: ['Cardiff'] }],
    ['electrician australia', 'en', { work: 'electrician', countries: ['AU'] }],
    ['barista dubai', 'en', { work: 'barista', towns: ['Dubai'] }],
    ['product manager boston', 'en', { work: 'productManager', towns: ['Boston'] }],
    ['data jobs in Ireland', 'en', { category: ['data'], countries: ['IE'] }],
    ['Zerspanungsmechaniker Stuttgart', 'de', { work: 'machinist', towns: ['Stuttgart'] }],
    ['Schweißer Dortmund', 'de', { work: 'welder', towns: ['Dortmund'] }],
    ['Pflegefachkraft Nürnberg', 'de', { work: 'nurse', towns: ['Nuremberg'] }],
    ['Softwareentwickler Dortmund', 'de', { work: 'developer', towns: ['Dortmund'] }],
    ['Krankenpfleger München', 'de', { work: 'nurse', towns: ['Munich'] }],
    ['Ingenieur Göteborg', 'de', { work: 'engineer', towns: ['Gothenburg'] }],
    ['magasinier Lyon', 'fr', { work: 'warehouse', towns: ['Lyon'] }],
    ['vendeur Nantes', 'fr', { work: 'salesAssistant', towns: ['Nantes'] }],
    ['développeur Lyon', 'fr', { work: 'developer', towns: ['Lyon'] }],
    ['professeur Barcelone', 'fr', { work: 'teacher', towns: ['Barcelona'] }],
    ['enfermera Málaga', 'es', { work: 'nurse', towns: ['Málaga'] }],
    ['profesor Madrid', 'es', { work: 'teacher', towns: ['Madrid'] }],
    ['abogado Madrid', 'es', { work: 'lawyer', towns: ['Madrid'] }],
    ['大阪 エンジニア', 'ja', { work: 'engineer', towns: ['Osaka'] }],
    ['金沢 品質', 'ja', { work: 'quality', towns: ['Kanazawa'] }],
  ] as const satisfies readonly (readonly [string, Language, Expected])[]
).map(([q, language, wanted]) => createQuery('work and place', language, q, wanted));

/** Creates a query that has only a location and no search words. */
const placed = (
  kind: Kind,
  list: readonly (readonly [string, Language, Expected])[],
): JudgedQuery[] =>
  list.map(([location, language, wanted]) => createQuery(kind, language, '', wanted, { location }));

const PLACES = [
  ...placed('place', [
    ['London, UK', 'en', { towns: ['London'] }],
    ['Leeds, UK', 'en', { towns: ['Leeds'] }],
    ['London, England', 'en', { towns: ['London'] }],
    ['Berlin, Germany', 'en', { towns: ['Berlin'] }],
    ['New York City', 'en', { towns: ['New York'] }],
    ['NYC', 'en', { towns: ['New York'] }],
    ['Newcastle upon Tyne', 'en', { towns: ['Newcastle'] }],
    ['Portland, OR', 'en', { towns: ['Portland'], regions: ['US-OR'] }],
    ['Bangalore', 'en', { towns: ['Bengaluru'] }],
    ['Frankfurt', 'en', { towns: ['Frankfurt am Main'] }],
    ['Perth', 'en', { towns: ['Perth'] }],
    ['United States', 'en', US],
    ['Germany', 'en', DE],
    ['UAE', 'en', { countries: ['AE'] }],
    ['Manchester', 'en', { towns: ['Manchester'] }],
  ]),
  ...placed('place in another language', [
    ['München', 'de', { towns: ['Munich'] }],
    ['Köln', 'de', { towns: ['Cologne'] }],
    ['Nürnberg', 'de', { towns: ['Nuremberg'] }],
    ['Lissabon', 'de', { towns: ['Lisbon'] }],
    ['Breslau', 'de', { towns: ['Wrocław'] }],
    ['Luzern', 'de', { towns: ['Lucerne'] }],
    ['Göteborg', 'en', { towns: ['Gothenburg'] }],
    ['Warszawa', 'en', { towns: ['Warsaw'] }],
    ['Sao Paulo', 'en', { towns: ['São Paulo'] }],
    ['Deutschland', 'de', DE],
    ['Vereinigtes Königreich', 'de', UK],
    ['Allemagne', 'fr', DE],
    ['Londres', 'fr', { towns: ['London'] }],
    ['Édimbourg', 'fr', { towns: ['Edinburgh'] }],
    ['Alemania', 'es', DE],
    ['Nueva York', 'es', { towns: ['New York'] }],
    ['Ciudad de México', 'es', { towns: ['Mexico City'] }],
    ['Múnich', 'es', { towns: ['Munich'] }],
    ['大阪', 'ja', { towns: ['Osaka'] }],
    ['金沢', 'ja', { towns: ['Kanazawa'] }],
    ['ロンドン', 'ja', { towns: ['London'] }],
  ]),
  ...placed('region or suburb', [
    ['Bavaria', 'en', { towns: ['Munich', 'Nuremberg'] }],
    ['Bayern', 'de', { towns: ['Munich', 'Nuremberg'] }],
    ['Saxony', 'en', { towns: ['Leipzig'] }],
    ['Catalonia', 'en', { towns: ['Barcelona'] }],
    ['Scotland', 'en', { towns: ['Edinburgh', 'Glasgow'] }],
    ['Wales', 'en', { towns: ['Cardiff'] }],
    [
      'England',
      'en',
      { towns: ['Manchester', 'Sheffield', 'London', 'Leeds', 'Norwich', 'Newcastle', 'Bristol'] },
    ],
    ['MN', 'en', { towns: ['Minneapolis'] }],
    ['Ohio', 'en', { towns: ['Columbus'] }],
    ['Ontario', 'en', { towns: ['Toronto'] }],
    ['New South Wales', 'en', { towns: ['Sydney'] }],
    ['Andalucía', 'es', { towns: ['Málaga'] }],
    ['DACH', 'de', { countries: ['DE', 'AT', 'CH'] }],
    ['Nordics', 'en', { countries: ['SE', 'NO', 'DK', 'FI', 'IS'] }],
    [
      'Europe',
      'en',
      { countries: ['GB', 'IE', 'DE', 'FR', 'ES', 'PT', 'PL', 'SE', 'NO', 'CH', 'NL', 'DK'] },
    ],
    ['EU', 'en', { countries: ['IE', 'DE', 'FR', 'ES', 'PT', 'PL', 'SE', 'NL', 'DK'] }],
    ['Brooklyn', 'en', { towns: ['New York'] }],
    ['Salford', 'en', { towns: ['Manchester'] }],
  ]),
  ...placed('misspelt place', [
    ['Shefield', 'en', { towns: ['Sheffield'] }],
    ['manchster', 'en', { towns: ['Manchester'] }],
    ['Edinburg', 'en', { towns: ['Edinburgh'] }],
    ['Birmigham', 'en', { towns: ['Birmingham'] }],
    ['Barcelna', 'es', { towns: ['Barcelona'] }],
    ['Stutgart', 'de', { towns: ['Stuttgart'] }],
    ['Melborne', 'en', { towns: ['Melbourne'] }],
    ['Minneapolis', 'en', { towns: ['Minneapolis'] }],
  ]),
];

const THREE_FACTS = (
  [
    ['part time nurse sheffield', 'en', { work: 'nurse', ...PART, towns: ['Sheffield'] }],
    ['entry level care assistant uk', 'en', { work: 'careAssistant', ...ENTRY, ...UK }],
    ['remote developer uk', 'en', { work: 'developer', ...REMOTE, ...UK }],
    ['remote engineer canada', 'en', { work: 'engineer', ...REMOTE, countries: ['CA'] }],
    [
      'senior backend engineer gothenburg',
      'en',
      { work: 'backend', ...SENIOR, towns: ['Gothenburg'] },
    ],
    [
      'hybrid designer london',
      'en',
      { work: 'designer', workplace: ['hybrid'], towns: ['London'] },
    ],
    [
      'part time sales assistant australia',
      'en',
      { work: 'salesAssistant', ...PART, countries: ['AU'] },
    ],
    [
      'entry level receptionist abu dhabi',
      'en',
      { work: 'receptionist', ...ENTRY, towns: ['Abu Dhabi'] },
    ],
    ['senior account executive usa', 'en', { work: 'accountManager', ...SENIOR, ...US }],
    [
      'senior project manager Munich',
      'en',
      { work: 'projectManager', ...SENIOR, towns: ['Munich'] },
    ],
    [
      'contract product manager boston',
      'en',
      { work: 'productManager', ...CONTRACT, towns: ['Boston'] },
    ],
    ['part time receptionist uk', 'en', { work: 'receptionist', ...PART, ...UK }],
    ['remote hr ireland', 'en', { work: 'hr', ...REMOTE, countries: ['IE'] }],
    ['senior nurse Brazil', 'en', { work: 'nurse', ...SENIOR, countries: ['BR'] }],
    ['part time barista switzerland', 'en', { work: 'barista', ...PART, countries: ['CH'] }],
    ['lead developer usa', 'en', { work: 'developer', seniority: ['lead'], ...US }],
    ['Krankenpfleger Teilzeit Deutschland', 'de', { work: 'nurse', ...PART, ...DE }],
    [
      'Zerspanungsmechaniker Teilzeit Stuttgart',
      'de',
      { work: 'machinist', ...PART, towns: ['Stuttgart'] },
    ],
    [
      'Produktionsmitarbeiter Teilzeit Dortmund',
      'de',
      { work: 'production', ...PART, towns: ['Dortmund'] },
    ],
    ['Sachbearbeiter Büro München', 'de', { work: 'adminAssistant', towns: ['Munich'] }],
    ['vendeur temps partiel Nantes', 'fr', { work: 'salesAssistant', ...PART, towns: ['Nantes'] }],
    ['profesor media jornada España', 'es', { work: 'teacher', ...PART, countries: ['ES'] }],
  ] as const satisfies readonly (readonly [string, Language, Expected])[]
).map(([q, language, wanted]) => createQuery('three facts', language, q, wanted));

const skill = (q: string, pattern: RegExp) => createQuery('skill', 'en', q, { skill: pattern });
const SKILLS = [
  skill('react', /\breact\b/i),
  skill('kubernetes', /kubernetes/i),
  skill('python', /python/i),
  skill('sql', /\bsql\b/i),
  skill('c++', /c\+\+/i),
  skill('.net', /\.net/i),
  skill('typescript', /typescript/i),
  skill('aws', /\baws\b/i),
  skill('figma', /figma/i),
  skill('excel', /excel/i),
  skill('SAP', /\bsap\b/i),
  skill('power bi', /power bi/i),
  skill('postgres', /postgres/i),
  skill('k8s', /kubernetes/i),
  skill('JS', /javascript/i),
  skill('cnc', /\bcnc\b/i),
  skill('latte art', /latte art/i),
  skill('wound care', /wound care/i),
  skill('gdpr', /gdpr/i),
  skill('six sigma', /six sigma/i),
  createQuery('skill', 'en', 'rust engineer', { work: 'rust' }),
  createQuery('skill', 'en', 'kotlin android', { work: 'android' }),
  createQuery('skill', 'ja', '品質管理', { skill: /品質管理/ }),
  createQuery(
    'skill',
    'es',
    'neurorrehabilitación',
    { skill: /neurorrehabilitación/i },
    { isOfDemo: true },
  ),
];

const MISSPELT = works('misspelt', 'en', [
  ['acountant', 'accountant'],
  ['nures', 'nurse'],
  ['enginer manager', 'engineeringManager'],
  ['recieptionist', 'receptionist'],
  ['elecrtician', 'electrician'],
  ['maneger marketing', 'marketingManager'],
  ['pharmasist', 'pharmacist'],
  ['barrista', 'barista'],
  ['wharehouse', 'warehouse'],
  ['phisiotherapist', 'physio'],
  ['solicitr', 'lawyer'],
  ['data analist', 'dataAnalyst'],
]);

const createDemoQuery = (kind: Kind, q: string, wanted: Expected) =>
  createQuery(kind, 'en', q, wanted, { isOfDemo: true });
const NAMED = [
  createDemoQuery('employer', 'marrowgate', { company: ['marrowgate-mutual'] }),
  createDemoQuery('employer', 'Klinikum Eschenried', { company: ['klinikum-eschenried'] }),
  createDemoQuery('employer', 'koharubi', { company: ['koharubi'] }),
  createDemoQuery('employer', 'brindlewood', { company: ['brindlewood'] }),
  createDemoQuery('employer', 'nurse st aldreda', { work: 'nurse', company: ['st-aldreda'] }),
  createDemoQuery('employer', 'wahat al sidra', { company: ['wahat-al-sidra'] }),
  createDemoQuery('employer', 'Gruenspan', { company: ['gruenspan-antriebstechnik'] }),
  createDemoQuery('employer', 'ledgerfern engineer', {
    category: ['engineering'],
    company: ['ledgerfern'],
  }),
  createDemoQuery('reference', '222ya26l', { job: '222ya26l' }),
  createDemoQuery('reference', 'dsoir7n5', { job: 'dsoir7n5' }),
];

const TOO_MANY = (
  [
    ['experienced nurse wanted', 'en', { work: 'nurse' }],
    ['urgent welder needed', 'en', { work: 'welder' }],
    ['well paid developer position', 'en', { work: 'developer' }],
    ['barista coffee shop', 'en', { work: 'barista' }],
    ['accountant vacancy', 'en', { work: 'accountant' }],
    ['looking for a job as a chef', 'en', { work: 'chef' }],
    ['pilates teacher', 'en', { work: 'teacher' }],
    ['bilingual receptionist', 'en', { work: 'receptionist' }],
    ['Stellenangebote Lehrer', 'de', { work: 'teacher' }],
    ['offre emploi comptable', 'fr', { work: 'accountant' }],
    ['trabajo de enfermera', 'es', { work: 'nurse' }],
    ['看護師 求人', 'ja', { work: 'nurse' }],
  ] as const satisfies readonly (readonly [string, Language, Expected])[]
).map(([q, language, wanted]) => createQuery('one word too many', language, q, wanted));

const ELSEWHERE = { workplace: ['on_site', 'hybrid'] };
const WHAT_IT_IS_NOT = (
  [
    ['not remote', 'en', ELSEWHERE],
    ['nurse not remote', 'en', { work: 'nurse', ...ELSEWHERE }],
    ['developer -remote', 'en', { work: 'developer', ...ELSEWHERE }],
    ['no experience nurse', 'en', { work: 'nurse', ...ENTRY }],
    ['nurse outside london', 'en', { work: 'nurse', not: { towns: ['London'] } }],
    ['jobs outside germany', 'en', { not: DE }],
    ['sales but not in the usa', 'en', { work: 'sales', not: US }],
    ['developer -rust', 'en', { work: 'developer', not: { skill: /\brust\b/i } }],
    ['developer without typescript', 'en', { work: 'developer', not: { skill: /typescript/i } }],
    ['engineer but not manager', 'en', { work: 'engineer', not: { skill: /manager/i } }],
    [
      'customer service no call centre',
      'en',
      { work: 'customerService', not: { skill: /(call|contact) cent/i } },
    ],
    ['production no night shift', 'en', { work: 'production', not: { skill: /night shift/i } }],
    ['Entwickler nicht remote', 'de', { work: 'developer', ...ELSEWHERE }],
    ['Buchhalter kein Homeoffice', 'de', { work: 'bookkeeper', ...ELSEWHERE }],
    ['Marketing ohne Social Media', 'de', { work: 'marketing', not: { skill: /social media/i } }],
    [
      'Pflegekraft ohne Erfahrung',
      'de',
      {
        either: [
          { work: 'nurse', ...ENTRY },
          { work: 'careAssistant', ...ENTRY },
        ],
      },
    ],
    ['développeur sans React', 'fr', { work: 'developer', not: { skill: /\breact\b/i } }],
    ['vendeur sans expérience', 'fr', { work: 'salesAssistant', ...ENTRY }],
    ['ingeniero excepto Alemania', 'es', { work: 'engineer', not: DE }],
    ['camarero sin experiencia', 'es', { work: 'waiter', ...ENTRY }],
  ] as const satisfies readonly (readonly [string, Language, Expected])[]
).map(([q, language, wanted]) => createQuery('what it is not', language, q, wanted));

const ONE_OR_THE_OTHER = (
  [
    ['nurse or teacher', 'en', ['nurse', 'teacher']],
    ['nurse/teacher', 'en', ['nurse', 'teacher']],
    ['accountant or bookkeeper', 'en', ['accountant', 'bookkeeper']],
    ['barista / waiter', 'en', ['barista', 'waiter']],
    ['electrician or welder or mechanic', 'en', ['electrician', 'welder', 'mechanic']],
    ['Koch oder Kellner', 'de', ['chef', 'waiter']],
    ['Tischler oder Schweißer', 'de', ['carpenter', 'welder']],
    ['infirmière ou sage-femme', 'fr', ['nurse', 'midwife']],
    ['camarero o cocinero', 'es', ['waiter', 'chef']],
    ['看護師/薬剤師', 'ja', ['nurse', 'pharmacist']],
  ] as const satisfies readonly (readonly [string, Language, readonly WorkName[]])[]
).map(([q, language, names]) =>
  createQuery('one or the other', language, q, { either: names.map((work) => ({ work })) }),
);

const APPRENTICE = { skill: /apprenti|azubi|auszubild|ausbildung|lehrling|alternan|aprendiz/i };
const AUSHILFE = { employmentType: ['temporary', 'part_time'] };
const EMPLOYMENT_QUERIES = (
  [
    ['apprenticeship', 'en', APPRENTICE],
    ['apprenticeships', 'en', APPRENTICE],
    ['apprentice', 'en', APPRENTICE],
    ['Ausbildung', 'de', APPRENTICE],
    ['Ausbildungsplatz', 'de', APPRENTICE],
    ['Azubi', 'de', APPRENTICE],
    ['alternance', 'fr', APPRENTICE],
    ['apprentissage', 'fr', APPRENTICE],
    ['aprendiz', 'es', APPRENTICE],
    ['Ausbildung Koch', 'de', { work: 'chef', ...APPRENTICE }],
    ['apprenticeship carpenter', 'en', { work: 'carpenter', ...APPRENTICE }],
    ['Minijob', 'de', PART],
    ['450 Euro Job', 'de', PART],
    ['520-Euro-Job', 'de', PART],
    ['538 €', 'de', PART],
    ['Aushilfe', 'de', AUSHILFE],
    ['Werkstudent', 'de', { skill: /werkstudent|working student/i, ...PART }],
    ['working student', 'en', { skill: /werkstudent|working student/i, ...PART }],
    ['stage marketing', 'fr', { category: ['marketing'], ...INTERN }],
    ['Praktikum Personal', 'de', { category: ['people'], ...INTERN }],
    ['prácticas datos', 'es', { category: ['data'], ...INTERN }],
  ] as const satisfies readonly (readonly [string, Language, Expected])[]
).map(([q, language, wanted]) => createQuery('form of work', language, q, wanted));

const MORE_NAMES = [
  ...works('other name', 'en', [
    ['AI', 'mlEngineer'],
    ['account executive', 'accountManager'],
    ['head of sales', 'salesManager'],
    ['contact center', 'callCentre'],
    ['content writer', 'copywriter'],
    ['supply chain', 'logistics'],
    ['quality assurance', 'quality'],
    ['transport', 'logistics'],
  ]),
  ...works('female or male form', 'de', [
    ['Pflegefachkraft', 'nurse'],
    ['Lagerist', 'warehouse'],
    ['Bürokauffrau', 'adminAssistant'],
    ['Texterin', 'copywriter'],
    ['Logistik', 'logistics'],
  ]),
  ...works('female or male form', 'fr', [
    ['aide-soignante', 'careAssistant'],
    ['préparateur de commandes', 'warehouse'],
    ['conseillère de vente', 'salesAssistant'],
  ]),
  ...works('female or male form', 'es', [
    ['mozo de almacén', 'warehouse'],
    ['dependiente', 'salesAssistant'],
    ['auxiliar de enfermería', 'careAssistant'],
  ]),
  ...works('female or male form', 'ja', [
    ['介護', 'careAssistant'],
    ['経理', 'accountant'],
    ['倉庫', 'warehouse'],
    ['販売', 'salesAssistant'],
    ['事務', 'adminAssistant'],
  ]),
  createQuery('three facts', 'en', '£15 an hour warehouse', { work: 'warehouse' }),
];

export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  ...OCCUPATIONS,
  ...OTHER_NAMES,
  ...FORMS,
  ...ATTRIBUTES,
  ...WORK_AND_ATTRIBUTE,
  ...WORK_AND_PLACE,
  ...PLACES,
  ...THREE_FACTS,
  ...SKILLS,
  ...MISSPELT,
  ...NAMED,
  ...TOO_MANY,
  ...WHAT_IT_IS_NOT,
  ...ONE_OR_THE_OTHER,
  ...EMPLOYMENT_QUERIES,
  ...MORE_NAMES,
];
