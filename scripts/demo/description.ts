import type { DemoEmployer } from './companies.ts';
import { EMPLOYERS } from './companies.ts';
import { findCountry } from './countries.ts';
import {
  CONTRACT_OFFER,
  DESK_BENEFITS,
  EXPERIENCE_NEEDS,
  FAMILY_NEEDS,
  HANDS_BENEFITS,
  HEADINGS,
  LEARNER_OFFER,
  LEVEL_SENTENCES,
  LOCAL_LANGUAGE,
  PLACE_SENTENCES,
  PROCESS_SENTENCES,
  SECTORS,
  SEVERAL_PLACES,
  UNNAMED_SECTOR,
  VOLUNTEER_OFFER,
  WEEKLY_HOURS,
} from './phrases.ts';
import type { Random } from './random.ts';
import type { Role } from './roles/role.ts';
import {
  americanise,
  joinWords,
  lowerFirst,
  numberWord,
  renderBlocks,
  upperFirst,
  withArticle,
} from './text.ts';
import type {
  CompanyCategory,
  EmployerVisibility,
  EmploymentType,
  Seniority,
  Workplace,
} from './types.ts';

export type DescriptionFacts = {
  role: Role;
  /** The title and its level, without suffixes such as (m/f/d). */
  job: string;
  team: string | null;
  /** The shift given in the title, such as 'Night Shift'. */
  shift: string | null;
  employer: DemoEmployer;
  visibility: EmployerVisibility;
  /** The workplace's sector: that of the agency's client, otherwise the employer's own. */
  sector: CompanyCategory;
  seniority: Seniority;
  employmentType: EmploymentType;
  workplace: Workplace;
  /** City names without the country. */
  cities: string[];
  countryCode: string;
  remoteCountryCodes: string[];
  vacancies: number;
};

type Part = { heading: string; blocks: string[] };

/** Matches requirements that exclude beginners. */
const DEMANDING =
  /experience|years|practice with|qualification|degree|record|admission|certificat|\bshipped\b|portfolio|publications|apprenticeship|strong|fluent|deep|command|phd|doctorate/i;
const PERMIT_NEEDED = /registration|licen[cs]e|teaching qualification/i;

const MONEY: Record<string, string> = {
  USD: '$1,500',
  GBP: '£1,000',
  EUR: '€1,200',
  PLN: '4,000 zł',
  SEK: 'SEK 12,000',
  NOK: 'NOK 12,000',
  DKK: 'DKK 9,000',
  CHF: 'CHF 1,500',
  CAD: 'CA$1,500',
  AUD: 'A$1,500',
  NZD: 'NZ$1,500',
  INR: '₹60,000',
  JPY: '¥120,000',
  BRL: 'R$ 3,000',
  AED: 'AED 4,000',
  ZAR: 'R12,000',
  SGD: 'S$1,500',
  MXN: 'MX$15,000',
  ILS: '₪4,000',
  KES: 'KSh 60,000',
};

/**
 * Writes a job's description. The random numbers determine the choice, order and wording of its
 * sections.
 */
export function writeDescription(facts: DescriptionFacts, random: Random): string {
  const { role, employmentType } = facts;
  const isDesk = role.setting === 'office';
  const isShort = employmentType === 'volunteer' || (!isDesk && random.chance(0.3));
  const duties = dutiesPart(facts, random, isShort);
  const needs = needsPart(facts, random, isShort);
  const about = aboutPart(facts, random);
  const role_ = rolePart(facts, random);
  const place = placePart(facts, random);
  const offer = offerPart(facts, random, isShort);
  const process = random.chance(isShort ? 0.4 : 0.7) ? processPart(random) : undefined;
  const middle = random.pick([
    [duties, needs, place, offer],
    [duties, needs, offer, place],
    [duties, place, needs, offer],
    [place, duties, needs, offer],
  ]);
  const aboutFirst = random.chance(0.4);
  const parts: (Part | undefined)[] = aboutFirst
    ? [about, role_, ...middle, process]
    : [role_, ...middle, about, process];
  const blocks = parts.flatMap((part, position) => {
    if (!part) return [];
    // The first part often has no heading, because it is the introduction.
    return position === 0 && random.chance(0.7)
      ? part.blocks
      : [`## ${part.heading}`, ...part.blocks];
  });
  const filled = blocks.map((block) => fill(block, facts, random));
  return renderBlocks(facts.countryCode === 'US' ? filled.map(americanise) : filled);
}

/** Replaces the placeholders used in phrases.ts. */
function fill(text: string, facts: DescriptionFacts, random: Random): string {
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    if (key === 'city') return formatCities(facts);
    if (key === 'company') return facts.employer.name;
    if (key === 'job') return withArticle(facts.job);
    if (key === 'Job') return upperFirst(withArticle(facts.job));
    if (key === 'n')
      return numberWord(
        random.int(2, 4) +
          (text.includes('lead') || text.includes('responsible') ? random.int(2, 8) : 0),
      );
    if (key === 'days') return numberWord(random.int(3, 10));
    if (key === 'money') return MONEY[findCountry(facts.countryCode).currency] ?? 'a fair sum';
    if (key === 'remoteArea') return remoteArea(facts.remoteCountryCodes);
    if (key === 'team') return facts.team ?? '';
    return whole;
  });
}

/**
 * Formats cities: 'Leeds', or 'Sydney, Melbourne or Brisbane'. State codes are left out, because
 * they would make a list hard to read.
 */
function formatCities({ cities, countryCode }: DescriptionFacts): string {
  if (cities.length > 1)
    return joinWords(
      cities.map((city) => city.replace(/, [A-Z]{2,3}$/, '')),
      'or',
    );
  return cities[0] ?? findCountry(countryCode).name;
}

function remoteArea(codes: string[]): string {
  const names = codes
    .map((code) => findCountry(code).name)
    .map((name) => (/^(United|Netherlands)/.test(name) ? `the ${name}` : name));
  return joinWords(names, 'or');
}

function rolePart(facts: DescriptionFacts, random: Random): Part {
  const { role, visibility, seniority, vacancies, employmentType, shift } = facts;
  const where = facts.workplace === 'remote' ? '' : ' in {city}';
  const sector = describeSector(facts).is;
  const openers =
    visibility === 'agency'
      ? [
          `On behalf of a client, ${sector}, we are looking for {job}${where}.`,
          `A client has asked us to find {job}${where}. The client is ${sector} and will be named at the first meeting.`,
          `For ${sector} whom we know well, we are searching for {job}${where}.`,
        ]
      : visibility === 'anonymous'
        ? [
            `${upperFirst(sector)}${where} is looking for {job}. The name will be given at the first interview.`,
            `We are ${sector} and are looking for {job}${where}. For reasons of discretion we do not give our name here.`,
            `{Job} is wanted${where}, in confidence for now, by ${sector}.`,
          ]
        : [
            `{company} is looking for {job}${where}.`,
            `We are looking for {job}${where}.`,
            `{company} is hiring {job}${where}.`,
            `{Job} is what our team${where} is missing.`,
            `Our team${where} is growing, and we would like {job} to join it.`,
            `A colleague is moving to another team, so we are looking for {job}${where}.`,
          ].slice(0, ['internship', 'other', 'volunteer'].includes(employmentType) ? 3 : 6);
  let opener = random.pick(openers);
  if (facts.team)
    opener += random.pick([
      ' You will belong to the {team} team.',
      ' The position is in the {team} team.',
      ' Your team will be {team}.',
    ]);
  if (shift) opener += ` The position is for the ${shift.toLowerCase()}.`;
  const level =
    employmentType === 'volunteer'
      ? 'The work is voluntary and unpaid, and it is never used to replace staff.'
      : employmentType === 'internship'
        ? `It is an internship of ${numberWord(random.int(3, 6))} months, with a project of your own.`
        : employmentType === 'other'
          ? 'It is an apprenticeship: you learn the trade with us and at the vocational college, and pass the examination at the end.'
          : random.pick(LEVEL_SENTENCES[role.setting === 'office' ? 'desk' : 'hands'][seniority]);
  const intro =
    visibility === 'agency'
      ? `In the client's words: “${random.pick(role.intro)}”`
      : random.pick(role.intro);
  const many = vacancies > 1 ? ` There are ${numberWord(vacancies)} positions to fill.` : '';
  const blocks =
    visibility === 'agency'
      ? [`${opener} ${level}${many}`, intro]
      : random.chance(0.5)
        ? [intro, `${opener} ${level}${many}`]
        : random.chance(0.5)
          ? [`${opener} ${intro}`, `${level}${many}`]
          : [`${opener} ${intro} ${level}${many}`];
  return { heading: random.pick(HEADINGS.role), blocks };
}

function dutiesPart({ role, seniority }: DescriptionFacts, random: Random, isShort: boolean): Part {
  const duties = random.sample(
    role.duties.filter(
      (duty) =>
        seniority !== 'entry_level' ||
        !/^(Lead|Supervise|Hire|Mentor|Teach one|Guide students)/.test(duty),
    ),
    isShort ? random.int(4, 5) : random.int(5, 7),
  );
  const heading = random.pick(HEADINGS.duties);
  const [first = '', second = '', third = '', ...rest] = duties;
  if (!isShort && random.chance(0.16)) {
    return {
      heading,
      blocks: [
        `You will ${lowerFirst(first)}. You will also ${lowerFirst(second)}.`,
        `${random.pick(['On most days you will', 'In a normal week you will', 'Apart from that, you will'])} ${lowerFirst(third)}. ${rest
          .slice(0, 2)
          .map(
            (duty, index) =>
              `${index === 0 ? 'It is part of the job to' : 'And you will'} ${lowerFirst(duty)}.`,
          )
          .join(' ')}`,
        ...rest.slice(2, 3).map((duty) => `From time to time you will ${lowerFirst(duty)}.`),
      ],
    };
  }
  if (random.chance(0.2))
    return {
      heading,
      blocks: [
        `First of all you will ${lowerFirst(first)}. Beyond that, you will:`,
        ...[second, third, ...rest].map((duty) => `- ${lowerFirst(duty)}`),
      ],
    };
  return { heading, blocks: duties.map((duty) => `- ${duty}`) };
}

function needsPart(facts: DescriptionFacts, random: Random, isShort: boolean): Part {
  const { role, seniority, employmentType, workplace, countryCode } = facts;
  const isBeginner =
    employmentType === 'internship' || employmentType === 'other' || seniority === 'entry_level';
  const isLearner = employmentType === 'internship' || employmentType === 'other';
  const own = role.needs.filter(
    (need) => !isBeginner || (PERMIT_NEEDED.test(need) ? !isLearner : !DEMANDING.test(need)),
  );
  const items = random.sample(own, isShort ? 3 : 4);
  if (
    !own.some((need) => /experience|years/i.test(need) && items.includes(need)) &&
    employmentType !== 'volunteer'
  ) {
    items.splice(
      1,
      0,
      isLearner
        ? random.pick(
            EXPERIENCE_NEEDS.entry_level.filter((need) => !need.startsWith('Some practice')),
          )
        : random.pick(EXPERIENCE_NEEDS[seniority]),
    );
  }
  if (role.pay > 30)
    items.push(
      ...random.sample(
        FAMILY_NEEDS[
          role.category === 'engineering' && role.setting === 'field'
            ? 'manufacturing'
            : role.category
        ],
        isShort ? 1 : random.int(1, 3),
      ),
    );
  const language = LOCAL_LANGUAGE[countryCode];
  if (language && workplace !== 'remote') {
    const spoken = facts.cities.some((city) => city === 'Geneva' || city === 'Lausanne')
      ? 'French'
      : language;
    items.push(
      role.setting === 'office' && role.pay > 80
        ? random.pick([
            `Good English; ${spoken} is helpful, and we pay for lessons`,
            `English for daily work, and an interest in ${spoken}`,
          ])
        : random.pick([
            `${spoken} at B2 level or better`,
            `Good spoken ${spoken}; the paperwork can be learnt`,
          ]),
    );
  }
  const heading = random.pick(HEADINGS.needs);
  // Some needs are worded as working conditions, which do not fit after "We hope for".
  if (random.chance(0.1) && !items.some((item) => /^(Work|Evening|Early mornings)/.test(item))) {
    return {
      heading,
      blocks: [
        `${random.pick(['We hope for', 'The job calls for', 'It takes'])} ${items.slice(0, -1).map(lowerFirst).join('; ')}; and ${lowerFirst(items.at(-1) ?? '')}.`,
      ],
    };
  }
  if (random.chance(0.22)) {
    const skills = random.sample(
      role.skills.filter((skill) => !facts.job.includes(skill)),
      3,
    );
    return {
      heading,
      blocks: [
        ...items.map((item) => `- ${item}`),
        `${random.pick(['A plus, but not a requirement', 'Good to have', 'Helpful, though it can be learnt here'])}: ${joinWords(skills.map(lowerFirst), 'or')}.`,
      ],
    };
  }
  return { heading, blocks: items.map((item) => `- ${item}`) };
}

function placePart(facts: DescriptionFacts, random: Random): Part {
  const { role, workplace, employmentType, countryCode } = facts;
  const key = workplace === 'remote' ? 'remote' : workplace === 'hybrid' ? 'hybrid' : role.setting;
  const sentence =
    employmentType === 'volunteer'
      ? random.pick([
          'You will be with us in {city}.',
          'Everything takes place in {city}, close to a bus stop.',
        ])
      : random.pick(
          facts.cities.length > 1 && workplace !== 'remote'
            ? SEVERAL_PLACES[workplace]
            : PLACE_SENTENCES[key],
        );
  const hours = WEEKLY_HOURS[countryCode] ?? '40';
  const byType: Record<EmploymentType, string[]> = {
    full_time: [
      `Full time is ${hours} hours a week.`,
      `The position is full time (${hours} hours); we can also talk about a little less.`,
      `The week has ${hours} hours, and overtime is the exception.`,
      '',
    ],
    part_time: [
      `The position is part time, ${random.int(8, 15) * 2} hours a week.`,
      `We have ${random.int(16, 24)} to ${random.int(25, 30)} hours a week in mind, on days we agree.`,
    ],
    contract: [
      `It is a contract for ${random.pick(['six', 'nine', 'twelve'])} months to begin with.`,
      `We are planning for about ${random.int(60, 180)} days over the next year.`,
    ],
    internship: ['The dates can be arranged around your course.', 'You can begin in any month.'],
    temporary:
      role.setting === 'office'
        ? [
            `The position covers a parental leave of ${random.pick(['six', 'eight', 'ten', 'twelve'])} months.`,
            `It is limited to ${random.pick(['six', 'nine', 'twelve'])} months, with a good chance of staying.`,
          ]
        : [
            `The position is limited to ${random.pick(['three', 'four', 'six', 'eight'])} months, with a chance of staying.`,
            `You would be with us for ${random.pick(['ten', 'twelve', 'sixteen', 'twenty'])} weeks, to cover a busy season.`,
          ],
    volunteer: [
      `We ask for ${random.pick(['two', 'three', 'four'])} hours a week, on a day of your choice.`,
      'Mornings and late afternoons are the times when you are needed most.',
    ],
    other: [
      'The training takes three years and can begin in spring or autumn.',
      'Training begins each September and lasts three years.',
    ],
  };
  const second = random.pick(byType[employmentType]);
  const label =
    random.chance(0.18) && !/on site|remote/i.test(sentence)
      ? `**${{ remote: 'Remote', hybrid: 'Hybrid', on_site: 'On site' }[workplace]}:** `
      : '';
  return {
    heading: random.pick(HEADINGS.place),
    blocks: [`${label}${sentence}${second === '' ? '' : ` ${second}`}`],
  };
}

function offerPart(facts: DescriptionFacts, random: Random, isShort: boolean): Part {
  const { role, employmentType, countryCode } = facts;
  const isDesk = role.setting === 'office';
  const general = isDesk ? DESK_BENEFITS : HANDS_BENEFITS;
  const suitable = general.filter(
    (benefit) =>
      !(
        (facts.workplace === 'remote' && /room|Equipment/.test(benefit)) ||
        (employmentType !== 'full_time' &&
          /^Part-time|sabbatical|permanent position/.test(benefit)) ||
        (role.setting === 'school' && /night|Work clothes/.test(benefit))
      ),
  );
  const items =
    employmentType === 'volunteer'
      ? random.sample(VOLUNTEER_OFFER, 4)
      : employmentType === 'contract'
        ? random.sample(
            facts.workplace === 'on_site'
              ? CONTRACT_OFFER.filter((line) => !line.startsWith('Work from'))
              : CONTRACT_OFFER,
            4,
          )
        : employmentType === 'internship' || employmentType === 'other'
          ? [...random.sample(LEARNER_OFFER, 3), ...random.sample(suitable, 1)]
          : [
              ...random.sample(findCountry(countryCode).benefits, isShort ? 2 : 3),
              ...random.sample(suitable, isShort ? 1 : random.int(2, 3)),
            ];
  const heading = random.pick(HEADINGS.offer);
  if (random.chance(0.15))
    return { heading, blocks: [`We offer ${items.map(lowerFirst).join('; ')}.`] };
  return { heading, blocks: items.map((item) => `- ${item}`) };
}

/**
 * Describes the kind of employer. The sector is left out for an unnamed employer that is the only
 * one of its sector in the country.
 */
function describeSector({ visibility, sector, countryCode }: DescriptionFacts): {
  is: string;
  about: string[];
} {
  const alike = EMPLOYERS.filter(
    (other) =>
      other.category === sector &&
      other.locations.some((location) => location.countryCode === countryCode),
  );
  return visibility === 'anonymous' && alike.length < 2 ? UNNAMED_SECTOR : SECTORS[sector];
}

function aboutPart(facts: DescriptionFacts, random: Random): Part {
  const { employer, visibility } = facts;
  if (visibility === 'named') {
    return {
      heading: random.pick(HEADINGS.company),
      blocks: [random.sample(employer.voice, random.int(2, 3)).join(' ')],
    };
  }
  const { is, about } = describeSector(facts);
  const text = `The ${visibility === 'agency' ? 'client' : 'employer'} is ${is}. ${random.sample(about, 2).join(' ')}`;
  return {
    heading: random.pick(HEADINGS.employer),
    blocks: [text],
  };
}

function processPart(random: Random): Part {
  return {
    heading: random.pick(HEADINGS.process),
    blocks: [random.sample(PROCESS_SENTENCES, 2).join(' ')],
  };
}
