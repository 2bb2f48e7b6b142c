import type { Setting } from './roles/role.ts';
import type { CompanyCategory, JobCategory, Seniority } from './types.ts';

/**
 * Sentences that many jobs share. description.ts replaces `{city}`, `{company}`, `{job}` (with its
 * article), `{n}`, `{team}` and so on. Only sentences with `{company}` mention an employer by name.
 */

/**
 * For an unnamed employer in each sector: what kind of employer it is, and two or three neutral
 * sentences about it.
 */
export const SECTORS: Record<CompanyCategory, { is: string; about: string[] }> = {
  software: {
    is: 'a software company',
    about: [
      'The product is used by businesses every working day, and the people who build it also hear what customers think of it.',
      'The firm is profitable and grows by a few positions a year.',
    ],
  },
  finance: {
    is: 'a financial services company',
    about: [
      'It is regulated, well capitalised and used to planning years ahead.',
      'Technology and business sit on the same floors, which keeps discussions short.',
    ],
  },
  healthcare: {
    is: 'a healthcare provider',
    about: [
      'It treats patients from the whole region and trains young professionals in every discipline.',
      'Teams are mixed in age and origin, and staffing levels are reviewed each month.',
    ],
  },
  manufacturing: {
    is: 'an industrial manufacturer',
    about: [
      'Its products go to customers on four continents and are made under one roof.',
      'The order books are full, and the machines are younger than the industry average.',
    ],
  },
  retail: {
    is: 'a retailer',
    about: [
      'It has shops in several cities and a web shop that earns a quarter of the revenue.',
      'Shop teams decide a good deal for themselves.',
    ],
  },
  logistics: {
    is: 'a logistics company',
    about: [
      'It stores and moves goods for industry and trade, around the clock.',
      'It has invested heavily in vehicles and warehouses over the last two years.',
    ],
  },
  education: {
    is: 'an education provider',
    about: [
      'It teaches people of very different ages and is proud of how many finish.',
      'Class sizes are small by the standards of the sector.',
    ],
  },
  hospitality: {
    is: 'a hospitality business',
    about: [
      'Guests come back often, and so do former colleagues.',
      'Rosters are published early and changed only by agreement.',
    ],
  },
  energy: {
    is: 'an energy company',
    about: [
      'It plans, builds and runs plants for renewable power.',
      'Projects for the next five years are financed and mostly permitted.',
    ],
  },
  media: {
    is: 'a media company',
    about: [
      'It publishes for an audience that pays and therefore writes in.',
      'Editorial and technical people work in mixed teams.',
    ],
  },
  'public-sector': {
    is: 'a public body',
    about: [
      'It serves several hundred thousand people and publishes how well it does so.',
      'Pay and conditions follow the public-sector agreement.',
    ],
  },
  consulting: {
    is: 'a consulting firm',
    about: [
      'Its clients are public bodies and mid-sized companies.',
      'Travel is planned, limited and never booked for a Sunday.',
    ],
  },
  agriculture: {
    is: 'a food and farming business',
    about: [
      'It works with growers in the region and processes most of what they deliver.',
      'The year has a rhythm here, with a rush at harvest.',
    ],
  },
  construction: {
    is: 'a construction company',
    about: [
      'It builds public buildings and bridges and employs most of its own trades.',
      'Sites are rarely more than an hour away.',
    ],
  },
  staffing: {
    is: 'a staffing firm',
    about: [
      'It places people in trades, care and offices.',
      'Consultants know the trades for which they recruit.',
    ],
  },
};

/** For an unnamed employer whose trade would identify it. */
export const UNNAMED_SECTOR = {
  is: 'an established mid-sized organisation',
  about: [
    'It has grown slowly, owns its premises and plans years ahead.',
    'People stay for nine years on average, and new colleagues say that they are well looked after.',
  ],
};

/** Sentences about the workplace if applicants can choose between cities. */
export const SEVERAL_PLACES = {
  hybrid: [
    'You choose your office, {city}, and come in about two days a week.',
    'The team meets in {city}, whichever is nearer to you, every Tuesday.',
  ],
  on_site: [
    'You choose your place of work: {city}.',
    'The position can be filled in {city}; the team works closely together across locations.',
  ],
};

/** Sentences about the job's seniority, for desk jobs and for all others. */
export const LEVEL_SENTENCES: Record<'desk' | 'hands', Record<Seniority, string[]>> = {
  desk: {
    entry_level: [
      'This is a first position: you will have a mentor for half a year, and nobody will be surprised by your questions.',
      'We do not expect you to know the trade yet; we expect you to want to.',
      'You will begin with small tasks that matter and take on larger ones as soon as you feel ready.',
      'A plan for your first ninety days is ready, with names next to each step.',
    ],
    associate: [
      'You have the basics and want to use them on something real; a senior colleague will work alongside you.',
      'After an induction of about eight weeks you will have your own area of work.',
      'It suits somebody in the second or third year of their career who wants more responsibility.',
    ],
    mid_level: [
      'You will work on your own where you can and ask where you should.',
      'You will have your own topics from the first month, and the last word on many details.',
      'We are looking for somebody who can be handed a problem and comes back with a solution and two remarks.',
      'You will be one of several experienced people in the team, with room to choose your focus.',
    ],
    senior: [
      'You will set the standard that others follow, mostly by example.',
      'Colleagues will come to you with the hard cases, and management with the question of what to do next.',
      'You will take on the projects nobody has done before, and make sure that somebody else could do them next time.',
      'The position comes with no direct reports but a good deal of influence.',
    ],
    lead: [
      'You will lead a team of {n}, and stay close enough to the work to judge it.',
      'You will be responsible for {n} colleagues, their work and their growth.',
      'Leading here means clear aims, early feedback and an open door.',
    ],
    principal: [
      'You will work across teams on the questions that outlast a quarter.',
      'It is a position for somebody whose advice is asked for far outside their own team.',
      'You will not manage anyone, but few important decisions are taken without you.',
    ],
    director: [
      'You will report to the management board and speak for your department there.',
      'You will lead through others and be measured by how well they do.',
    ],
    executive: [
      'You will be a member of the management board.',
      'The appointment is made by the board after a search that we hope to finish within three months.',
    ],
  },
  hands: {
    entry_level: [
      'You need no experience to begin: we show you everything, step by step.',
      'In the first weeks you will always work with somebody who has been here for years.',
      'Beginners are welcome; most of our best people were beginners here.',
      'If you come from another trade, tell us: it is seldom a disadvantage.',
    ],
    associate: [
      'You know the basics and want to do them well in a team that helps.',
      'A mentor will be at your side for the first {n} shifts.',
      'You will soon work on your own, with somebody near when you need them.',
    ],
    mid_level: [
      'You know your trade and can be relied on.',
      'You will work on your own and help those who are new.',
      'Experience counts here, including when we plan how things are done.',
    ],
    senior: [
      'You will be the one whom others ask, and take charge when the lead is away.',
      'Your experience will be used in training as much as in daily work.',
      'We want you to pass on what you know, and give you time for it.',
    ],
    lead: [
      'You will lead a team of {n} and work with it, not beside it.',
      'You will be responsible for {n} people, the roster and the mood.',
    ],
    principal: ['You will be our expert in difficult cases, across all teams.'],
    director: ['You will report to the management board.'],
    executive: ['You will be a member of the management board.'],
  },
};

/** Requirements about experience. Jobs for beginners get one of BEGINNER_NEEDS instead. */
export const EXPERIENCE_NEEDS: Record<Seniority, string[]> = {
  entry_level: [
    'Curiosity, reliability and the courage to ask',
    'Some practice from an internship, a course or a project of your own',
    'Willingness to learn on the job',
  ],
  associate: [
    'A year or two of practice, wherever you gained it',
    'Some experience in a comparable position',
  ],
  mid_level: [
    'Two to five years in a comparable position',
    'Around three years of practice, or fewer but steeper ones',
    'Enough experience to know what you do not know',
  ],
  senior: [
    'Five years or more of relevant experience, part of it in difficult waters',
    'Long experience, including work that you would do differently today',
    'At least five years in the field',
  ],
  lead: [
    'Some experience of leading people, formally or not',
    'Two years or more of responsibility for a team',
  ],
  principal: [
    'Ten years or so of experience, in more than one organisation',
    'A track record of decisions that held up',
  ],
  director: ['Extensive leadership experience'],
  executive: ['Experience on or close to a management board'],
};

/** Requirements that suit every role in a category. Each role adds more. */
export const FAMILY_NEEDS: Record<JobCategory, string[]> = {
  engineering: [
    'The habit of reading what is there before changing it',
    'A liking for small steps, early review and proven technology',
    'Interest in the people who depend on your work',
    'Honest estimates',
    'Readiness to share what you know in pairs, reviews or notes',
  ],
  data: [
    'A nose for figures that cannot be right',
    'Clean, reproducible work',
    'Clear explanations for people who do not like numbers',
    'Care with personal data',
    'Curiosity about how the business really works',
  ],
  design: [
    'Openness to criticism, and precision in giving it',
    'The ability to explain a choice without mentioning taste',
    'Interest in people who are not like you',
    'Good habits with files and versions',
    'Calm when the brief changes',
  ],
  product: [
    'Curiosity about users that goes beyond personas',
    'The courage to decide on incomplete evidence, and the grace to think again',
    'Good working relations with engineers and designers',
    'Clear priorities of your own',
    'Plain language',
  ],
  'it-and-support': [
    'Careful notes, so that others can follow',
    'Patience with people and machines',
    'Awareness of security in daily work',
    'A sense of what is urgent and what only sounds urgent',
    'Good English for documentation',
  ],
  sales: [
    'Enjoyment of meeting people',
    'Reliability in what you promise',
    'Sound preparation',
    'Ease with figures',
    'A fair way of dealing with competitors',
  ],
  marketing: [
    'Ideas, and the discipline to carry out a few of them',
    'Good writing, even in short formats',
    'A feel for figures and for their limits',
    'A practised eye for pictures',
    'Cooperation with sales and product on equal terms',
  ],
  finance: [
    'Accuracy where it matters, and speed where it does not',
    'Good knowledge of spreadsheets',
    'Integrity',
    'Readiness to explain the same figure twice',
    'A sense of what is behind a number',
  ],
  people: [
    'Discretion',
    'Respect for very different people',
    'Sound knowledge of office software',
    'Clear writing',
    'Fairness when it is uncomfortable',
  ],
  operations: [
    'A clear head when several things happen at once',
    'Readiness to go and look',
    'Reliability in dates and figures',
    'A direct and friendly way of speaking',
    'Awareness of safety',
  ],
  'customer-service': [
    'Friendly, clear language',
    'Stamina on busy days',
    'Pleasure in finding the cause',
    'A good memory for details',
    'Team spirit, above all on Mondays',
  ],
  legal: [
    'Precision in language',
    'A practical mind',
    'Discretion',
    'An independent way of working',
    'Understanding of how the business earns its money',
  ],
  healthcare: [
    'Kindness that lasts through a long shift',
    'Teamwork across professions',
    'Interest in further training',
    'Careful documentation',
    'Respect for the wishes of patients and relatives',
  ],
  education: [
    'Enjoyment of working with learners',
    'Structure and imagination',
    'Cooperation with colleagues and families',
    'Willingness to keep learning yourself',
    'A clean safeguarding record',
  ],
  manufacturing: [
    'Care for tools and machines',
    'Attention to safety, your own and that of others',
    'Technical understanding',
    'Reliability in shift work',
    'Cooperation across languages',
  ],
  hospitality: [
    'A genuine pleasure in looking after people',
    'A clean way of working',
    'Team spirit when the place is full',
    'Punctuality',
    'Good humour',
  ],
  logistics: [
    'Reliability',
    'Care with goods and vehicles',
    'Cooperation with drivers, planners and customers',
    'Readiness for physical work when it is needed',
    'Calm under time pressure',
  ],
  administration: [
    'Confidence with office programs',
    'Care with confidential matters',
    'Friendly manners',
    'An orderly way of working',
    'The willingness to pick up whatever needs doing',
  ],
};

/** Sentences about the workplace and hours, by setting. Remote and hybrid work have their own. */
export const PLACE_SENTENCES: Record<Setting | 'remote' | 'hybrid', string[]> = {
  remote: [
    'You work from home or wherever you concentrate best, within {remoteArea}.',
    'The position is remote within {remoteArea}; we meet in person {n} times a year, at our cost.',
    'Remote means remote here: every meeting has a document, and nobody has to be in a room to be heard. You should live in {remoteArea}.',
    'You can live anywhere in {remoteArea}; we provide equipment and contribute to a desk or a co-working space.',
    'The team is spread over {remoteArea} and shares core hours from ten to three.',
  ],
  hybrid: [
    'We are in the {city} office two days a week, usually Tuesday and Thursday, and elsewhere the rest of the time.',
    'You work in {city} and at home, split as your team agrees; most come in two or three days a week.',
    'Our office in {city} is close to a station, quiet in the morning and full on Wednesdays.',
    'Expect about eight days a month in {city}; the other days are yours to arrange.',
    'In {city} you have a desk of your own, and the same screen at home.',
  ],
  office: [
    'The work is done in our office in {city}, a short walk from public transport.',
    'You will work on site in {city}; the job depends on being near the people concerned.',
    'Your desk is in {city}, in a room for four with a window that opens.',
    'We work together on site in {city}, with hours that can start anywhere between seven and ten.',
  ],
  ward: [
    'The place of work is {city}, with early, late and night shifts on a roster that is fixed six weeks ahead.',
    'You work in {city}, in a team that covers for each other and takes wishes for the roster into account.',
    'In {city} parking and changing rooms are close to the unit, and breaks are covered.',
    'Shifts in {city} last eight hours; twelve-hour shifts are possible if you prefer them.',
  ],
  school: [
    'You will work in {city}, in rooms that are bright and mostly in good repair.',
    'The place of work is {city}; planning time is part of the timetable.',
    'Our rooms in {city} can be reached by bus, tram and bicycle.',
  ],
  venue: [
    'You will work in {city}, with rosters published three weeks ahead.',
    'The place of work is {city}; two days off in a row are the rule.',
    'In {city} we work five days out of seven, and nobody works two Sundays in a row.',
    'There are no split shifts in {city}: when you are done, you are done.',
  ],
  shop: [
    'The shop is in the middle of {city}, with a stop outside the door.',
    'You will work in {city}, on the days we agree, with every second Saturday free.',
    'Our shop in {city} opens at nine; the first delivery comes at seven.',
  ],
  plant: [
    'The plant in {city} works in two shifts, from six to two and from two to ten.',
    'You will work in {city}, in a hall that is light, heated and less loud than you expect.',
    'In {city} there is a canteen, and there are showers and covered parking for bicycles.',
    'Shifts in {city} change weekly and are planned for the whole year.',
  ],
  warehouse: [
    'The warehouse in {city} can be reached by bus, even for the early shift.',
    'You will work in {city}, in early and late shifts that change by the week.',
    'In {city} we work in teams of eight, each with its own zone.',
  ],
  road: [
    'Your tours begin and end in {city}.',
    'The depot is in {city}, with secure parking for your own car or bicycle.',
    'You start in {city} in the morning and are back in the afternoon on most days.',
  ],
  field: [
    'Your base is {city}; from there you go to sites in the region, usually in teams of two.',
    'You will work from {city}, mostly outdoors, with good clothing and warm breaks.',
    'The work starts from our base in {city}, and overnight stays are agreed beforehand.',
  ],
};

/** Benefits in addition to those that are usual in the country. */
export const DESK_BENEFITS = [
  'A learning budget of {money} a year that you spend without asking twice',
  'Equipment of your choice',
  'Flexible hours',
  'Part-time by agreement, even in senior positions',
  'Two paid days a year for voluntary work',
  'A sabbatical after five years',
  'Fixed salary bands that everybody can read',
  'Meeting-free Thursday mornings',
  'A coach for your first half-year',
  'Conference visits, as a listener or as a speaker',
  'Twenty days a year of work from abroad, where the law allows it',
  'A room for focused work that nobody may book for meetings',
];
export const HANDS_BENEFITS = [
  'Work clothes, washed by us',
  'Supplements for late, night and Sunday work',
  'A roster that respects your wishes',
  'Paid training, from the first aid course to a trade certificate',
  'A bonus of {money} for recommending a colleague',
  'Time sheets that are right, and overtime that is paid',
  'Fresh fruit, good coffee and a proper break room',
  'Help with housing, forms and language courses',
  'Discounts in shops and on train tickets',
  'A clear path to the next step',
  'A permanent position after a successful probation',
  'Company sports, for those who still can',
];

/** The hiring process; `{days}` and `{n}` are drawn. */
export const PROCESS_SENTENCES = [
  'We answer every application within {days} working days, and we mean every one.',
  'The process has two steps: a half-hour phone call and a visit of about two hours.',
  'A short letter is enough; tell us what you would like to do and what you have done so far.',
  'First you speak with your future lead, then with two colleagues; after that you hear from us within {days} days.',
  'A trial day is part of the process, and it is paid.',
  'Please send a resume; we do not need a photograph, a date of birth or a cover letter.',
  'We hold interviews as applications come in, so an early one has an advantage but a late one is read as well.',
  'You will receive our questions before the interview, so that you can think about them.',
  'If you do not meet every point but think that the job is right for you, apply.',
  'The task we set takes {n} hours at most, and we pay for it.',
  'Interviews can be held by day or after work, on site or by video.',
  'Whatever we decide, we will give you feedback by telephone.',
];

export const VOLUNTEER_OFFER = [
  'Two introductory evenings and a person to turn to',
  'Travel expenses and a meal on your days',
  'Insurance while you are with us',
  'A certificate of what you have done',
  'A summer party together with the staff',
  'Supervision, when something weighs on you',
];
export const CONTRACT_OFFER = [
  'A clear scope, written down before you start',
  'Payment within fourteen days of your invoice',
  'Access to people who can decide',
  'An option to extend by six months',
  'Work from your own place on most days',
  'A contact who looks after onboarding and access rights',
];
export const LEARNER_OFFER = [
  'A mentor with time for you',
  'A project of your own with a beginning and an end',
  'Pay that you can live on meanwhile',
  'The chance to stay afterwards',
  'A reference that says something',
  'Visits to other departments',
];

/** Headings for each part. `{company}` appears only in those for named employers. */
export const HEADINGS = {
  role: ['About the role', 'The position', 'What this is about', 'The job'],
  duties: [
    'What you will do',
    'Your work',
    'Your tasks',
    'In this role',
    'A normal week',
    'What you will be responsible for',
  ],
  needs: [
    'What you bring',
    'Who we are looking for',
    'Your profile',
    'What we hope for',
    'You will fit in well with',
    'What matters to us',
  ],
  offer: ['What we offer', 'In return', 'Pay and conditions', 'What you get', 'Benefits'],
  place: ['Where and how', 'Place and hours', 'Working with us', 'Hours and place'],
  process: ['How we hire', 'Next steps', 'Applying', 'From application to first day'],
  company: ['About {company}', 'Who we are', 'About us', 'Why {company}'],
  employer: ['About the employer', 'The employer', 'Where you would work'],
};

/** Working languages of countries where English is not enough. */
export const LOCAL_LANGUAGE: Record<string, string> = {
  DE: 'German',
  FR: 'French',
  ES: 'Spanish',
  NL: 'Dutch',
  PL: 'Polish',
  SE: 'Swedish',
  NO: 'Norwegian',
  DK: 'Danish',
  CH: 'German',
  JP: 'Japanese',
  BR: 'Portuguese',
  MX: 'Spanish',
  IL: 'Hebrew',
  PT: 'Portuguese',
};

/** Full-time hours per week in countries where they differ from forty. */
export const WEEKLY_HOURS: Record<string, string> = {
  FR: '35',
  DE: '39',
  DK: '37',
  NL: '38',
  AU: '38',
  GB: '37.5',
  NO: '37.5',
  CH: '42',
  ZA: '42',
  MX: '45',
  IL: '42',
  KE: '42',
};
