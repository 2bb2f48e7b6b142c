import { createLocation } from './countries.ts';
import { lines } from './roles/role.ts';
import type { CompanyCategory, CompanySize, DemoCompany } from './types.ts';

/** An invented employer: its public record, and data for its job descriptions. */
export type DemoEmployer = DemoCompany & {
  /** The employer's share of all jobs; 0 = no jobs, 'one' = exactly one job. */
  share: number | 'one';
  /**
   * Titles that do not suit this employer, even though other employers in its category hire for
   * them.
   */
  never?: RegExp;
  /** Sentences in the employer's own voice ("we"), used in the "about us" part of its jobs. */
  voice: string[];
};

type EmployerText = {
  slug: string;
  name: string;
  category: CompanyCategory;
  size: CompanySize;
  founded: number | null;
  /** Host name without `.example`; null = no website. */
  site: string | null;
  /** `CC City` separated by `; `. */
  places: string;
  share: number | 'one';
  never?: RegExp;
  summary: string;
  /** One paragraph per line, plain text without markup. */
  description: string;
  voice: string;
};

function employer(text: EmployerText): DemoEmployer {
  return {
    slug: text.slug,
    name: text.name,
    website: text.site ? `https://${text.site}.example` : null,
    logoUrl: `/images/logos/${text.slug}.svg`,
    summary: text.summary,
    descriptionHtml: lines(text.description)
      .map((line) => `<p>${line.replaceAll('&', '&amp;')}</p>`)
      .join(''),
    category: text.category,
    size: text.size,
    founded: text.founded,
    locations: text.places
      .split('; ')
      .map((place) => createLocation(place.slice(0, 2), place.slice(3))),
    share: text.share,
    ...(text.never ? { never: text.never } : {}),
    voice: lines(text.voice),
  };
}

/** The demo's employers. Every name is invented; the domains end in `.example` (RFC 2606). */
export const EMPLOYERS: DemoEmployer[] = [
  employer({
    slug: 'brindlewood',
    name: 'Brindlewood',
    category: 'software',
    size: '201-500',
    founded: 2014,
    site: 'brindlewood',
    places: 'GB Bristol; GB London; IE Dublin',
    share: 80,
    summary:
      'Appointment and rota software for clinics, dentists and vets, used at 4,100 front desks in Britain and Ireland.',
    description: `
      Brindlewood makes the calendar that opens first at more than four thousand front desks. Receptionists book patients with it, nurses swap shifts in it, and practice owners learn from it why Tuesdays are always late.
      The company began in a veterinary practice in Bristol, where its two founders wrote a waiting list on a weekend because the paper one had been eaten. It has been profitable since its third year and takes no outside money.
      About 260 people work in Bristol, London and Dublin. Every new colleague spends two days at a customer's front desk before touching the product.`,
    voice: `
      We make appointment software for clinics and vets, and four thousand front desks depend on it every morning.
      Our product is used by receptionists with a queue in front of them, so a slow screen is a person waiting.
      We are profitable, owned by the people who work here, and in no hurry to be sold.`,
  }),
  employer({
    slug: 'quietloom',
    name: 'quietloom',
    category: 'software',
    size: '11-50',
    founded: 2019,
    site: 'quietloom',
    places: 'NL Amsterdam; PT Lisbon',
    share: 14,
    summary:
      'A writing tool for teams who decide in documents: version history, comments and no notifications after six.',
    description: `
      quietloom is a writing tool for teams that would rather read than meet. Decisions live in documents, comments are resolved or closed, and nothing pings after six in the evening.
      Thirty people in Amsterdam, Lisbon and a number of spare rooms build it. The company is small on purpose and writes about its mistakes in public.`,
    voice: `
      We build a writing tool for teams that decide in documents, and we work that way ourselves.
      Thirty of us look after eleven thousand teams, so everybody reads support email one morning a month.
      We have few meetings, long paragraphs and a rule against Friday releases.`,
  }),
  employer({
    slug: 'ledgerfern',
    name: 'Ledgerfern',
    category: 'software',
    size: '501-1000',
    founded: 2011,
    site: 'ledgerfern',
    places: 'US Denver, CO; US Austin, TX; CA Toronto, ON',
    share: 115,
    summary:
      'Bookkeeping software for tradespeople and small shops: invoices, payroll and taxes in one place.',
    description: `
      Plumbers, florists and small restaurants keep their books with Ledgerfern. Photograph a receipt, and the rest is done before the next job; at the end of the quarter the tax return is mostly there.
      The company was started in Denver by a bookkeeper and a programmer who were tired of shoeboxes. It now serves ninety thousand businesses in the United States and Canada.
      Engineering sits in Denver and Austin, support and payroll specialists in Toronto, and a fifth of all colleagues work from home full time.`,
    voice: `
      Ninety thousand plumbers, florists and cafés do their books with us, most of them on a phone between two jobs.
      We make bookkeeping software for people who would rather do anything else.
      Our customers remember us four times a year, when taxes are due, and we want that to be a pleasant memory.`,
  }),
  employer({
    slug: 'oren-vegal',
    name: 'אורן וגל מערכות',
    category: 'software',
    size: '51-200',
    founded: 2016,
    site: 'oren-vegal',
    places: 'IL Tel Aviv; IL Haifa',
    share: 12,
    summary:
      'Oren VeGal Systems: leak detection for city water networks, by ear and by mathematics.',
    description: `
      Oren VeGal Systems listens to water pipes. Small sensors on hydrants and valves hear the hiss of a leak weeks before the street gives way, and software tells the crew where to dig.
      The company was founded in Haifa by an acoustics researcher and a former waterworks engineer. Its system watches over some 18,000 kilometres of pipe in eleven countries.`,
    voice: `
      We find leaks in city water networks by listening to them, with sensors we build and models we train ourselves.
      Eighteen thousand kilometres of pipe report to our system every night.
      Hardware, signal processing and web development sit on one floor here, and lunch is taken together.`,
  }),
  employer({
    slug: 'nandira-labs',
    name: 'Nandira Labs',
    category: 'software',
    size: '201-500',
    founded: 2015,
    site: 'nandira',
    places: 'IN Bengaluru; IN Pune; SG Singapore',
    share: 44,
    summary:
      'Voice and text interfaces in fourteen Indian languages, for banks, railways and village shops.',
    description: `
      Nandira Labs builds voice interfaces for people whom the keyboard left out. Its software takes train bookings in Kannada, explains a loan in Marathi and reads an electricity bill aloud in Tamil.
      Linguists and engineers work in mixed teams in Bengaluru and Pune. A small office in Singapore looks after customers in South-East Asia.
      The company releases its evaluation data for smaller languages, so that others can check and improve on its results.`,
    voice: `
      We build voice interfaces in fourteen languages for people who would rather speak than type.
      Last month our systems held thirty million conversations, most of them over bad telephone lines.
      Linguists and engineers share desks here, which makes for better software and longer lunches.`,
  }),
  employer({
    slug: 'umbra-kite',
    name: 'Umbra Kite',
    category: 'software',
    size: '51-200',
    founded: 2018,
    site: 'umbrakite',
    places: 'SG Singapore; AU Sydney, NSW',
    share: 10,
    summary:
      'Security testing for banks and ports, carried out by people and documented in plain language.',
    description: `
      Umbra Kite breaks into systems on request and writes down how. Its reports are short, its findings come with a fix, and a second visit is included in the price.
      Eighty people work for banks, ports and telecoms operators around the Pacific. Half of them were once on the other side, as the administrators who had to read such reports.`,
    voice: `
      We test the security of banks and ports, and our reports are read because they are short.
      Half of us used to run the systems that we now attack by appointment.
      Our own tools are open source, and so are the talks in which we explain our failures.`,
  }),
  employer({
    slug: 'tessellane',
    name: 'Tessellane',
    category: 'software',
    size: '51-200',
    founded: 2013,
    site: 'tessellane',
    places: 'CA Vancouver, BC; CA Halifax, NS',
    share: 13,
    summary: 'Maps for people who maintain things: trees, pipes, power lines and ferry ramps.',
    description: `
      Tessellane makes maps for maintenance. Cities use them to look after trees and drains, utilities to find the pole that leans, and ferry companies to plan their paint.
      The software works without a network, because much of Canada does. A hundred and ten people in Vancouver and Halifax build it, and each of them can name a town that depends on it.`,
    voice: `
      We make maps for crews who maintain trees, pipes and power lines, often far from any network.
      Two hundred municipalities plan their summers with our software.
      Maps are never finished, which suits people like us.`,
  }),
  employer({
    slug: 'kettlebrook-robotics',
    name: 'Kettlebrook Robotics',
    category: 'manufacturing',
    size: '201-500',
    founded: 2012,
    site: 'kettlebrook',
    places: 'US Boston, MA; US Columbus, OH',
    share: 22,
    never: /Cabinet|Forklift/,
    summary: 'Robot arms that work beside people in small factories, set up in an afternoon.',
    description: `
      Kettlebrook Robotics builds robot arms for factories that have never had one. They are lifted on to a bench by two people, taught by hand and at work the same afternoon.
      Development is in Boston, assembly in Columbus. Every arm leaves the plant with the signatures of those who built it on the inside of the base.`,
    voice: `
      We build robot arms that a workshop of six people can afford and understand.
      Four thousand of our arms load lathes, pack biscuits and polish taps, right next to the people they help.
      Development and production are an hour's flight apart, and everybody visits the other side in the first month.`,
  }),
  employer({
    slug: 'marrowgate-mutual',
    name: 'Marrowgate Mutual',
    category: 'finance',
    size: '1001-5000',
    founded: 1887,
    site: 'marrowgate-mutual',
    places: 'GB Leeds; GB Edinburgh; GB Norwich',
    share: 72,
    never: /Credit Risk/,
    summary: 'A mutual insurer owned by its 640,000 members, for homes, vans and village halls.',
    description: `
      Marrowgate Mutual was founded in 1887 by mill workers who insured each other's tools. It still has no shareholders: surpluses go back to its 640,000 members or into the reserve.
      It covers homes, vans, small firms and a remarkable number of village halls. Claims are read by people, and a member who telephones reaches somebody in Leeds, Edinburgh or Norwich.
      Around 1,900 people work for the society. It is known for long careers and for the annual meeting, which has a brass band.`,
    voice: `
      We are a mutual insurer with 640,000 members and no shareholders, which changes most conversations here.
      Members expect a person at the other end of the line, and they get one.
      The society is older than the telephone and keener on good software than you might think.`,
  }),
  employer({
    slug: 'zinnbach-privatbank',
    name: 'Zinnbach Privatbank',
    category: 'finance',
    size: '201-500',
    founded: 1923,
    site: 'zinnbach',
    places: 'CH Zürich; CH Basel',
    share: 14,
    never: /Claims|Actuary|Contact Centre/,
    summary:
      'A private bank for family firms, with its own trading system and a very short chain of command.',
    description: `
      Zinnbach lends to family firms and looks after what they have saved. Its clients make watch springs, organ pipes and cable cars, and most have been with the bank for two generations.
      The partners are liable with their own money, which concentrates the mind. Some 240 people work in Zürich and Basel, a third of them in technology.`,
    voice: `
      We are a private bank for family firms, run by partners who are liable in person.
      A third of us work in technology, because our trading and risk systems are our own.
      Decisions take days here and not quarters.`,
  }),
  employer({
    slug: 'caldera-norte',
    name: 'Caldera Norte Pagos',
    category: 'finance',
    size: '201-500',
    founded: 2017,
    site: 'calderanorte',
    places: 'MX Mexico City; MX Monterrey; MX Guadalajara',
    share: 24,
    never: /Claims|Actuary/,
    summary: 'Card and transfer payments for market stalls, taxis and chemists throughout Mexico.',
    description: `
      Caldera Norte makes the little turquoise terminal that takes cards at market stalls. Behind it are instant transfers, small loans against takings and a telephone line that answers in Nahuatl and Maya as well as in Spanish.
      The company employs about 380 people in Mexico City, Monterrey and Guadalajara and is supervised as a payment institution.`,
    voice: `
      A hundred and twenty thousand stalls, taxis and chemists take payments with our terminals.
      We move small sums for people who count them, so a failed payment is never a rounding error.
      Our support line answers in five languages, two of which are older than the country.`,
  }),
  employer({
    slug: 'harrowfield-clearing',
    name: 'Harrowfield Clearing',
    category: 'finance',
    size: '51-200',
    founded: 2009,
    site: 'harrowfield',
    places: 'US Chicago, IL; GB London',
    share: 14,
    never: /Claims|Actuary|Contact Centre|Complaints/,
    summary:
      'A clearing house for power and freight contracts; nine million trades a day, settled by breakfast.',
    description: `
      Harrowfield stands between buyers and sellers of power and freight, so that neither has to worry about the other. Nine million trades a day pass through its systems and are settled before breakfast.
      The clearing house was set up in Chicago by four brokers after a bad winter. It runs from Chicago and London with 170 people, half of whom write software.`,
    voice: `
      We clear nine million power and freight contracts a day and have never missed a settlement.
      Half of us write software; the other half can tell you why it matters.
      A clearing house is the part of the market that must not be exciting.`,
  }),
  employer({
    slug: 'st-aldreda',
    name: "St Aldreda's Hospital Trust",
    category: 'healthcare',
    size: '5001+',
    founded: 1794,
    site: 'staldreda',
    places: 'GB Manchester; GB Sheffield',
    share: 62,
    summary:
      'Two hospitals and eleven community clinics in the north of England, with 6,200 colleagues.',
    description: `
      St Aldreda's has looked after the north of England since 1794, when a widow left her house to the sick. Today the trust runs two hospitals, eleven clinics and a fleet of bicycles for its midwives.
      More than 6,200 people from ninety countries work here. The trust trains nurses, doctors and scientists and keeps most of them.
      It publishes waiting times, errors and what was done about them, ward by ward.`,
    voice: `
      We run two hospitals and eleven clinics for about 700,000 people.
      Colleagues from ninety countries work here, and our induction takes that seriously.
      We publish our mistakes ward by ward, because that is how they become fewer.`,
  }),
  employer({
    slug: 'klinikum-eschenried',
    name: 'Klinikum Eschenried',
    category: 'healthcare',
    size: '1001-5000',
    founded: 1908,
    site: 'klinikum-eschenried',
    places: 'DE Nuremberg; DE Munich',
    share: 24,
    never: /Head Chef/,
    summary:
      'A teaching hospital with 840 beds, known for stroke care, transplants and its kitchen.',
    description: `
      Klinikum Eschenried is a teaching hospital with 840 beds in the north of Bavaria and an outpatient centre in Munich. Its stroke unit is among the busiest in the country, and its kitchen cooks every meal itself.
      Some 3,100 people work there. Wards are staffed by a binding key, and a nurse may close beds when it is not met.`,
    voice: `
      We are a teaching hospital with 840 beds, a busy stroke unit and a kitchen that cooks for itself.
      Our staffing key is binding: when it is not met, beds are closed and not people worn out.
      Nurses, doctors and therapists learn together in our simulation centre.`,
  }),
  employer({
    slug: 'lumenvale-health',
    name: 'Lumenvale Health',
    category: 'healthcare',
    size: '1001-5000',
    founded: 1976,
    site: 'lumenvale',
    places: 'US Minneapolis, MN; US Portland, OR',
    share: 26,
    summary:
      'Not-for-profit clinics and hospitals in the Upper Midwest and Oregon, run by clinicians.',
    description: `
      Lumenvale is a not-for-profit group of four hospitals and thirty clinics. It began in 1976 with one bus that drove from farm to farm, and a bus still runs every weekday.
      The group is led by clinicians. It employs 4,300 people and reinvests what it earns in rural care.`,
    voice: `
      We are a not-for-profit group of four hospitals and thirty clinics, many of them in small towns.
      Clinicians lead here, from the unit to the board.
      Our mobile clinic has driven every weekday since 1976, and half of our doctors have ridden on it.`,
  }),
  employer({
    slug: 'clinica-sierramar',
    name: 'Clínica Sierramar',
    category: 'healthcare',
    size: '201-500',
    founded: 1991,
    site: 'sierramar',
    places: 'ES Málaga; ES Valencia',
    share: 12,
    never: /Midwife|Intensive|Mental|Laboratory|Radiographer/,
    summary:
      'Rehabilitation clinics by the sea for stroke, spine and sports injuries, and patients from all over Europe.',
    description: `
      Clínica Sierramar helps people back on their feet. Its two clinics in Málaga and Valencia treat patients after strokes, spinal injuries and accidents, with pools, workshops and a kitchen to practise in.
      About 400 people from twenty countries work there. Patients stay for weeks rather than days, so people get to know each other.`,
    voice: `
      We run two rehabilitation clinics by the sea, with patients from all over Europe.
      Our patients stay for weeks, so you see what your work has changed.
      Spanish, English and German are spoken in the corridors, often in one sentence.`,
  }),
  employer({
    slug: 'jacaranda-saude',
    name: 'Jacarandá Saúde',
    category: 'healthcare',
    size: '501-1000',
    founded: 2004,
    site: 'jacaranda-saude',
    places: 'BR São Paulo; BR Recife',
    share: 16,
    never: /Midwife/,
    summary:
      'Two hospitals, family clinics and laboratories in São Paulo and Recife, with results on your phone before dinner.',
    description: `
      Jacarandá Saúde runs two small hospitals, nine family clinics and a laboratory in São Paulo and Recife. The result of a blood sample taken before work is on the patient's phone before dinner, with an explanation that can be understood.
      The company was founded by three doctors and a logistics planner. Some 900 people work in its clinics, its laboratory and its small technology team.`,
    voice: `
      We run two small hospitals, nine clinics and a laboratory, and most results reach patients on the same day.
      Six thousand people a day come through our doors, many before seven in the morning.
      Doctors, couriers and developers meet every week to shave minutes off the journey of a sample.`,
  }),
  employer({
    slug: 'koharubi',
    name: '小春日製作所',
    category: 'manufacturing',
    size: '201-500',
    founded: 1958,
    site: 'koharubi',
    places: 'JP Osaka; JP Kanazawa',
    share: 14,
    never: /Welder|Cabinet|Embedded|Production Supervisor/,
    summary: 'Koharubi Seisakusho: miniature bearings and valves for medical pumps and telescopes.',
    description: `
      Koharubi Seisakusho makes bearings smaller than a grain of rice. They turn in insulin pumps, in telescopes and in the watches of people who look closely.
      The company was founded in Osaka in 1958 and opened a second plant in Kanazawa in 1997. It has 320 employees, and its oldest master still checks the youngest apprentice's first piece.`,
    voice: `
      We make miniature bearings and valves, some of them smaller than a grain of rice.
      Our parts turn in insulin pumps and space telescopes, so a thousandth of a millimetre has consequences.
      Masters and newcomers work in pairs here, and both are expected to learn.`,
  }),
  employer({
    slug: 'foret-et-fils',
    name: 'Forêt & Fils',
    category: 'manufacturing',
    size: '51-200',
    founded: 1931,
    site: 'foret-et-fils',
    places: 'FR Lyon; FR Grenoble',
    share: 13,
    never: /CNC|Welder|Embedded|C\+\+|Export.*Arabic/,
    summary: 'Furniture from Alpine ash and walnut, made to order in Lyon for four generations.',
    description: `
      Forêt & Fils has made furniture in Lyon since 1931. Tables, chairs and whole libraries leave the workshop in walnut and ash from forests that can be reached by bicycle.
      The fourth generation runs the house: two sisters, in spite of the name. Ninety people work in the workshop, the design studio and the showroom in Grenoble.`,
    voice: `
      We make furniture to order from Alpine ash and walnut, as our great-grandfather did, with better machines.
      Two sisters run the house, in spite of what the sign says.
      A chair from our workshop may be returned for repair for as long as it exists.`,
  }),
  employer({
    slug: 'gruenspan-antriebstechnik',
    name: 'Grünspan Antriebstechnik',
    category: 'manufacturing',
    size: '1001-5000',
    founded: 1949,
    site: 'gruenspan-antriebe',
    places: 'DE Stuttgart; DE Dortmund; PL Wrocław',
    share: 70,
    never: /Cabinet/,
    summary:
      'Electric drives for lifts, trams and cheese vats: 2,400 people in Germany and Poland.',
    description: `
      If a lift starts without a jerk, a drive from Grünspan may be behind it. The company builds motors, gearboxes and control electronics for lifts, trams, theatres and dairies.
      It was founded in Stuttgart in 1949 and has belonged to a foundation since 1988. Around 2,400 people work in Stuttgart, Dortmund and Wrocław, 140 of them as apprentices.
      Research is done where production is, so that an idea reaches a test bench within a day.`,
    voice: `
      We build electric drives for lifts, trams and theatres, and we still repair those from the fifties.
      A foundation owns us, so profits stay in the plants, in research and in 140 apprenticeships.
      Development and production share a canteen, which solves more problems than any meeting.`,
  }),
  employer({
    slug: 'ironquill',
    name: 'Ironquill Fasteners',
    category: 'manufacturing',
    size: '51-200',
    founded: 1964,
    site: 'ironquill',
    places: 'US Columbus, OH; US Atlanta, GA',
    share: 'one',
    summary: 'Bolts for bridges, roller coasters and one very large telescope, forged in Ohio.',
    description: `
      Ironquill forges bolts for things that must not come apart. Bridges, roller coasters and one very large telescope are held together by work from Columbus.
      A hundred and thirty people work in the forge, the machine shop and the laboratory, many of them second generation.`,
    voice: `
      We forge bolts for bridges and roller coasters, and we test one in every hundred until it breaks.
      Many of us learnt the trade from a parent two machines further on.`,
  }),
  employer({
    slug: 'pomelo-row',
    name: 'Pomelo Row',
    category: 'retail',
    size: '1001-5000',
    founded: 1998,
    site: 'pomelorow',
    places: 'AU Melbourne, VIC; AU Sydney, NSW; AU Brisbane, QLD; NZ Auckland',
    share: 34,
    summary:
      'Neighbourhood grocers with good fruit, short queues and 86 shops in Australia and New Zealand.',
    description: `
      Pomelo Row runs eighty-six neighbourhood grocers. The shops are small enough to know their customers, and the fruit is good because buyers taste it at three in the morning.
      The first shop opened in Melbourne in 1998 and is still there. Shop teams decide on a tenth of the range themselves, which is why no two shops are the same.`,
    voice: `
      We run eighty-six neighbourhood grocers where the fruit is tasted before it is bought.
      Shop teams choose a tenth of the range themselves, and they are usually right.
      From market hall to checkout we measure freshness in hours.`,
  }),
  employer({
    slug: 'maison-clairvent',
    name: 'Maison Clairvent',
    category: 'retail',
    size: '201-500',
    founded: 2006,
    site: 'clairvent',
    places: 'FR Paris; FR Bordeaux; FR Nantes',
    share: 15,
    summary: 'Soap, scent and small luxuries without plastic, in 31 shops and by post.',
    description: `
      Maison Clairvent sells soap, scent and other small luxuries in paper, tin and glass. Thirty-one shops in French cities and a workshop near Nantes belong to the house.
      Customers bring bottles back to be filled; last year 410,000 did. About 450 people work in the shops, the workshop and the offices in Paris.`,
    voice: `
      We sell soap and scent without plastic, and our customers bring their bottles back.
      Last year 410,000 bottles were refilled in our thirty-one shops.
      Recipes, packaging and shops are made in-house, by people who smell everything first.`,
  }),
  employer({
    slug: 'thistle-and-twine',
    name: 'Thistle & Twine',
    category: 'retail',
    size: '11-50',
    founded: 2010,
    site: 'thistleandtwine',
    places: 'GB Edinburgh; GB Glasgow',
    share: 'one',
    summary: 'Tools, seeds and string for town gardeners, in two shops and an old tram.',
    description: `
      Thistle & Twine sells what a town gardener needs: good tools, old varieties of seed and eleven kinds of string. It has shops in Edinburgh and Glasgow and a converted tram at the Saturday market.
      Twenty-four people work here, and all of them have soil under their nails at some point in the week.`,
    voice: `
      We sell tools, seeds and string to people who garden on balconies and allotments.
      There are twenty-four of us, two shops and an old tram.`,
  }),
  employer({
    slug: 'bjorkeskjaer',
    name: 'Bjørkeskjær Rederi',
    category: 'logistics',
    size: '501-1000',
    founded: 1919,
    site: 'bjorkeskjaer',
    places: 'NO Bergen; NO Ålesund; DK Aarhus',
    share: 20,
    summary:
      'Short-sea ships along the Norwegian coast: salmon southwards, steel northwards, empty as seldom as possible.',
    description: `
      Bjørkeskjær Rederi sails the Norwegian coast with fourteen ships. Salmon goes south, steel and timber go north, and the planners are proud of how seldom a hold is empty.
      Four of the ships run on batteries in port. The company has some 700 employees at sea and ashore, in Bergen, Ålesund and Aarhus.`,
    voice: `
      We sail fourteen short-sea ships along the coast, with salmon southwards and steel northwards.
      Four of our ships are silent in port, because they lie there on batteries.
      Sea and shore staff swap places for a week each year, which improves everybody's language.`,
  }),
  employer({
    slug: 'karoo-freightways',
    name: 'Karoo Freightways',
    category: 'logistics',
    size: '1001-5000',
    founded: 1982,
    site: 'karoofreight',
    places: 'ZA Cape Town; ZA Johannesburg; ZA Durban',
    share: 28,
    never: /Second Officer|Cargo|Parcel/,
    summary:
      'Long-distance road freight across southern Africa, with 640 trucks and its own driving school.',
    description: `
      Karoo Freightways carries fruit, machines and medicine across six countries in southern Africa. It has 640 trucks, five depots and a driving school that anybody may apply to.
      Two drivers share each long route and sleep at company houses on the way. The accident rate is a quarter of the industry's, and the board looks at it first.`,
    voice: `
      We carry fruit, machines and medicine across six countries with 640 trucks.
      Our drivers sleep in beds at our own houses along the route, not in the cab.
      The first figure in every board meeting is the accident rate, and it keeps falling.`,
  }),
  employer({
    slug: 'polderlijn',
    name: 'Polderlijn Logistiek',
    category: 'logistics',
    size: '501-1000',
    founded: 1971,
    site: 'polderlijn',
    places: 'NL Rotterdam; NL Tilburg; DE Cologne',
    share: 26,
    never: /Second Officer/,
    summary:
      'Warehouses and last-mile delivery by barge, van and cargo bike, from Rotterdam to Cologne.',
    description: `
      Polderlijn stores and delivers for three hundred web shops. Goods come up the Rhine by barge, wait in Tilburg for an order and reach the customer by electric van or cargo bike.
      The company employs 850 people in Rotterdam, Tilburg and Cologne. Shifts are chosen in an app, six weeks in advance.`,
    voice: `
      We store and deliver for three hundred web shops, by barge, electric van and cargo bike.
      Shifts are chosen in an app six weeks ahead, and swapped without asking anybody.
      On a busy day forty thousand parcels leave our halls, nearly all of them before ten at night.`,
  }),
  employer({
    slug: 'wrenmoor-schools',
    name: 'Wrenmoor Schools',
    category: 'education',
    size: '1001-5000',
    founded: 2003,
    site: 'wrenmoor',
    places: 'GB Newcastle; GB Leeds; GB Cardiff',
    share: 26,
    never:
      /Lecturer|Language Tutor|Contact Centre|Product|Frontend|Customer Su|Search Marketing|Paid Media|Chief Financial/,
    summary: 'Seventeen state schools that share lessons, specialists and a very large orchestra.',
    description: `
      Wrenmoor is a family of seventeen state schools, from nurseries to sixth forms. Teachers share lessons across schools, pupils share specialists, and once a year everybody shares a stage.
      The trust employs 1,500 people. A teacher's week has protected time for planning, and no lesson observation comes as a surprise.`,
    voice: `
      We are seventeen state schools that share lessons, specialists and an orchestra.
      Planning time is protected here, and e-mails after six wait until morning.
      Eleven thousand children come to us every morning, most of them gladly.`,
  }),
  employer({
    slug: 'tres-alamos',
    name: 'Instituto Tres Álamos',
    category: 'education',
    size: '201-500',
    founded: 1969,
    site: 'tresalamos',
    places: 'ES Madrid; ES Barcelona; MX Mexico City',
    share: 13,
    never: /Primary|Special Needs|Early Years|School Counsellor|Mathematics|Chef/,
    summary:
      'Evening and distance courses for adults who want a degree, a language or a second chance.',
    description: `
      Instituto Tres Álamos teaches adults after work. Forty thousand people a year learn a language, catch up on a school certificate or finish a degree, in Madrid, Barcelona, Mexico City and at the kitchen table.
      The institute is a foundation; fees depend on income. Some 480 teachers, designers and advisers work for it.`,
    voice: `
      We teach adults after work, and most of them finish, because we ring them up when they don't.
      Forty thousand people a year learn with us, in classrooms and at kitchen tables.
      Fees depend on income, and nobody in the classroom knows who pays what.`,
  }),
  employer({
    slug: 'plumeria-learning',
    name: 'Plumeria Learning',
    category: 'education',
    size: '51-200',
    founded: 2018,
    site: 'plumeria',
    places: 'SG Singapore; IN Chennai',
    share: 11,
    never:
      /Primary|Special Needs|Early Years|Counsellor|Lecturer|Chef|Banqueting|Facilities|Mathematics|Records|Receptionist/,
    summary:
      'Small online classes in science for children of eight to fourteen, with experiments sent by post.',
    description: `
      Plumeria teaches science in small online classes, with a parcel for every child. In it are lenses, magnets, seeds and now and then something that smells.
      Teachers in Singapore and Chennai lead the lessons; a hundred and sixty people develop them, pack them and improve them.`,
    voice: `
      We teach science to children in online classes of eight, with experiments that arrive by post.
      Every lesson has been tried out on the toughest audience: ten-year-olds on a Friday.
      Teachers, packers and developers meet each month to open the new parcel together.`,
  }),
  employer({
    slug: 'odunnegan',
    name: "O'Dunnegan & Daughters",
    category: 'hospitality',
    size: '51-200',
    founded: 1962,
    site: 'odunnegan',
    places: 'IE Cork; IE Dublin; IE Galway',
    share: 20,
    never: /Hotel|Room Attendant|Banqueting/,
    summary:
      'Bakeries and tea rooms in Cork, Dublin and Galway, known for soda bread and plain speaking.',
    description: `
      The first O'Dunnegan shop opened in Cork in 1962 with one oven and three daughters. Nine bakeries and five tea rooms later, the daughters' daughters are in charge and the soda bread is unchanged.
      A hundred and seventy people work here. Nobody is on a zero-hours contract, and the leftover bread goes to the shelter next door.`,
    voice: `
      We bake bread, cakes and soda farls for nine shops and five tea rooms.
      The third generation of daughters runs the house, and answers the telephone.
      Nobody here is on a zero-hours contract, Saturday staff included.`,
  }),
  employer({
    slug: 'wahat-al-sidra',
    name: 'واحة السدرة للضيافة',
    category: 'hospitality',
    size: '501-1000',
    founded: 2002,
    site: 'wahatalsidra',
    places: 'AE Dubai; AE Abu Dhabi; AE Sharjah',
    share: 22,
    summary:
      'Wahat Al Sidra Hospitality: five hotels and a cooking school built around courtyards and shade.',
    description: `
      Wahat Al Sidra runs five hotels in Dubai, Abu Dhabi and Sharjah. All are built around courtyards, so that guests walk in shade and hear water.
      The group has its own cooking school, a date grove and 940 colleagues of fifty nationalities. Staff live in houses with single rooms and kitchens.`,
    voice: `
      We run five hotels built around courtyards, with a cooking school and a date grove of our own.
      Colleagues of fifty nationalities work here, and each of them has a room to themselves.
      Guests come back for the breakfast and for people who remember their names.`,
  }),
  employer({
    slug: 'small-hours-coffee',
    name: 'Small Hours Coffee',
    category: 'hospitality',
    size: '51-200',
    founded: 2012,
    site: 'smallhourscoffee',
    places: 'AU Melbourne, VIC; AU Adelaide, SA; AU Hobart, TAS',
    share: 18,
    never: /Hotel|Room Attendant|Banqueting|Head Chef|Chef de|Interior/,
    summary: 'Coffee bars that open at five, for night workers, bakers, nurses and the rest of us.',
    description: `
      Small Hours opens at five in the morning, for those who are going home and those who are going to work. It has twelve bars in Melbourne, Adelaide and Hobart and a roastery under a railway bridge.
      A hundred and twenty people work there. Wages are published, and tips are shared by the hour.`,
    voice: `
      We roast our own coffee and open at five, for nurses, bakers and early trams.
      Twelve bars, one roastery and a wage table that anybody can read.
      Baristas taste with the roasters every fortnight, and their vote counts.`,
  }),
  employer({
    slug: 'gletscherblick-hotels',
    name: 'Gletscherblick Hotels',
    category: 'hospitality',
    size: '201-500',
    founded: 1934,
    site: 'gletscherblick-hotels',
    places: 'CH Chur; CH Lucerne',
    share: 12,
    summary:
      'Four mountain hotels without television, with night trains in the timetable at reception.',
    description: `
      The four Gletscherblick hotels have no televisions and very good libraries. Guests come by train, walk all day and eat what grows within two valleys.
      Some 260 people work there in season and 150 all year round. Staff eat what guests eat, at the same hour.`,
    voice: `
      We run four mountain hotels with good libraries and no televisions.
      Staff eat what the guests eat, and live in proper rooms.
      Winter and summer have their rush, and in November everybody sleeps.`,
  }),
  employer({
    slug: 'alandsvik-vindkraft',
    name: 'Ålandsvik Vindkraft',
    category: 'energy',
    size: '201-500',
    founded: 2001,
    site: 'alandsvik',
    places: 'SE Gothenburg; SE Umeå; SE Stockholm',
    share: 24,
    never: /Contact Centre/,
    summary:
      'Wind parks in forests and at sea, built with the villages that will live beside them.',
    description: `
      Ålandsvik plans, builds and runs wind parks in Sweden. Villages near a park own a share of it, and their meetings decide where the road goes.
      The company looks after 410 turbines and builds about thirty more each year. Its 450 people work in Gothenburg, Stockholm, Umeå and at great height.`,
    voice: `
      We build and run wind parks in which the neighbouring villages hold a share.
      Four hundred and ten turbines are in our care, from the coast to the tree line.
      Whoever plans a park here climbs it once, if they want to.`,
  }),
  employer({
    slug: 'jua-mpya',
    name: 'Jua Mpya Power',
    category: 'energy',
    size: '51-200',
    founded: 2016,
    site: 'juampya',
    places: 'KE Nairobi; KE Kisumu; KE Mombasa',
    share: 15,
    never: /Wind/,
    summary: 'Solar power for clinics, schools and fishing villages in Kenya, paid for by the day.',
    description: `
      Jua Mpya puts solar power where the grid ends. Clinics keep vaccines cold with it, schools read after dark, and fishermen freeze their catch; all of them pay by the day with their phones.
      A hundred and ninety people plan, build and repair the systems from Nairobi, Kisumu and Mombasa.`,
    voice: `
      We bring solar power to clinics, schools and fishing villages, paid for by the day.
      Twelve hundred of our small power stations are running, and a technician is never more than a day away.
      Our engineers spend a week a quarter in the villages where their systems stand.`,
  }),
  employer({
    slug: 'copperdusk-solar',
    name: 'Copperdusk Solar',
    category: 'energy',
    size: '51-200',
    founded: 2013,
    site: 'copperdusk',
    places: 'US Tucson, AZ; US Denver, CO',
    share: 10,
    never: /Wind/,
    summary: 'Solar roofs and batteries for schools, churches and trailer parks in the Southwest.',
    description: `
      Copperdusk builds solar roofs for places that rarely get an offer: schools, churches and trailer parks. Batteries keep the cooling on when the grid gives up in July.
      A hundred and forty people in Tucson and Denver plan, install and look after the systems.`,
    voice: `
      We build solar roofs and batteries for schools, churches and trailer parks.
      In last summer's outage nine of our neighbourhoods stayed cool.
      Planners go up on the roof here before they draw it.`,
  }),
  employer({
    slug: 'papierkraehe',
    name: 'Papierkrähe Verlag',
    category: 'media',
    size: '51-200',
    founded: 1986,
    site: 'papierkraehe',
    places: 'DE Berlin; DE Leipzig',
    share: 12,
    summary: "Children's books, comics and audio plays that adults borrow without asking.",
    description: `
      Papierkrähe publishes children's books, comics and audio plays. The house was founded in Leipzig by two booksellers and an illustrator and has moved halfway to Berlin since.
      Seventy people make about ninety titles a year. Children sit on the panel that chooses them and are paid in books.`,
    voice: `
      We publish children's books and audio plays that adults borrow without asking.
      Ninety titles a year, seventy people and a panel of children who tell us the truth.
      Books, app and audio are made by the same editors here.`,
  }),
  employer({
    slug: 'radio-lanterna',
    name: 'Rádio Lanterna',
    category: 'media',
    size: '51-200',
    founded: 1978,
    site: 'radiolanterna',
    places: 'PT Lisbon; PT Porto',
    share: 11,
    summary:
      'A listener-owned radio station and podcast house in Lisbon and Porto, on air since 1978.',
    description: `
      Rádio Lanterna has been on the air since 1978 and belongs to its 26,000 listeners. It broadcasts from Lisbon and Porto and makes podcasts that are heard wherever Portuguese is spoken.
      Eighty people work there, from the night editor to the developer of the app. Advertising is limited to four minutes an hour.`,
    voice: `
      We are a listener-owned radio station with a podcast house attached.
      Twenty-six thousand owners listen to us, and some ring up during the programme.
      Newsroom, studio and app team work on one floor, divided by one glass door.`,
  }),
  employer({
    slug: 'wagtail-and-moon',
    name: 'Wagtail & Moon',
    category: 'media',
    size: '11-50',
    founded: 2015,
    site: 'wagtailandmoon',
    places: 'GB Cardiff',
    share: 0,
    summary: 'A small animation studio that still builds its sets by hand.',
    description: `
      Wagtail & Moon makes animated films with puppets, paper and a great deal of patience. Its sets are built by hand in a former biscuit factory in Cardiff.
      Eighteen people work there all year round, and about forty when a film is in production.`,
    voice: 'We make animated films with puppets and paper.',
  }),
  employer({
    slug: 'hartlow-council',
    name: 'Hartlow Borough Council',
    category: 'public-sector',
    size: '1001-5000',
    founded: 1974,
    site: 'hartlow-council',
    places: 'GB Sheffield; GB Manchester',
    share: 24,
    summary: 'Services for 310,000 residents, from birth certificates to gritting lorries.',
    description: `
      Hartlow Borough Council looks after 310,000 residents: their bins, libraries, parks, permits and, in winter, their pavements.
      Some 3,800 people work for the borough. Services are designed with those who use them, and every letter is tested on readers before it is sent.
      Decisions, budgets and response times are published on the council's website.`,
    voice: `
      We look after 310,000 residents, from the birth certificate to the gritting lorry.
      Every standard letter of ours is tested on readers before it is sent.
      Public service here means that somebody you serve may sit next to you on the bus.`,
  }),
  employer({
    slug: 'lower-tamsin-water',
    name: 'Lower Tamsin Water Authority',
    category: 'public-sector',
    size: '201-500',
    founded: 1952,
    site: 'lowertamsinwater',
    places: 'AU Newcastle, NSW; AU Perth, WA',
    share: 9,
    never: /Planning Officer|Social Media|Service Designer/,
    summary: 'Drinking water, drains and three very old dams for half a million people.',
    description: `
      The Lower Tamsin Water Authority supplies half a million people with drinking water and takes it back afterwards. It looks after three dams, two of them older than the federation.
      About 430 people work in treatment plants, laboratories, control rooms and waders.`,
    voice: `
      We supply half a million people with water and take it back afterwards.
      Our oldest dam is from 1893 and better documented than most software.
      Droughts and floods both come to us first.`,
  }),
  employer({
    slug: 'aldous-penrake',
    name: 'Aldous Penrake',
    category: 'consulting',
    size: '201-500',
    founded: 1995,
    site: 'aldouspenrake',
    places: 'GB London; US New York, NY; DE Frankfurt am Main',
    share: 22,
    summary:
      'Advice on public services and infrastructure: hospitals, ports, railways and the people who run them.',
    description: `
      Aldous Penrake advises those who run hospitals, ports and railways. Its teams are small, stay for the introduction and write reports that fit in a coat pocket.
      The partnership was founded in London in 1995 and has offices in New York and Frankfurt. Of its 330 people, two thirds have worked in the services they advise.`,
    voice: `
      We advise hospitals, ports and railways, and we stay until the new way works.
      Two thirds of us have done the jobs we now give advice on.
      Our reports fit in a coat pocket, which takes longer to write.`,
  }),
  employer({
    slug: 'merantau',
    name: 'Merantau & Co',
    category: 'consulting',
    size: '11-50',
    founded: 2014,
    site: 'merantau',
    places: 'SG Singapore',
    share: 'one',
    summary: 'Market entry and supply-chain advice for mid-sized firms in South-East Asia.',
    description: `
      Merantau & Co helps mid-sized firms to find customers, suppliers and warehouses in South-East Asia. Its thirty advisers speak fourteen languages between them.
      Most projects begin with a long walk through a market and end with a contract.`,
    voice: `
      We help mid-sized firms to enter markets in South-East Asia.
      Thirty of us speak fourteen languages, and we walk through a market before we model it.`,
  }),
  employer({
    slug: 'mleczna-lakowo',
    name: 'Spółdzielnia Mleczna Łąkowo',
    category: 'agriculture',
    size: '501-1000',
    founded: 1928,
    site: 'lakowo',
    places: 'PL Białystok; PL Warsaw',
    share: 18,
    never: /Baker|Agronomist/,
    summary: 'A dairy cooperative of 1,150 farms: butter, kefir and hard cheese from Podlasie.',
    description: `
      Łąkowo is a dairy cooperative of 1,150 farms in the north-east of Poland. It makes butter, kefir and hard cheese and pays its members by quality and not only by litre.
      The dairy in Białystok works day and night; sales and planning sit in Warsaw. About 620 people are employed there, and most know somebody who milks.`,
    voice: `
      We are a dairy cooperative of 1,150 farms, and our owners deliver the milk themselves.
      Milk that comes in at night is butter, kefir or the beginning of a cheese by noon.
      Decisions are taken by people who know what a cow costs.`,
  }),
  employer({
    slug: 'hollins-valley-cooperative',
    name: 'The Greater Hollins Valley Cooperative Society for Rural Transport, Mutual Insurance and Agricultural Supply',
    category: 'agriculture',
    size: '201-500',
    founded: 1911,
    site: 'hollinsvalley',
    places: 'CA Winnipeg, MB; CA Saskatoon, SK; CA Calgary, AB',
    share: 18,
    never: /Baker|Welder|Herd/,
    summary: 'Seed, fuel, buses and hail insurance for 9,400 farm families, owned by all of them.',
    description: `
      The Society has kept the Hollins Valley going since 1911. It sells seed and fuel, runs the bus, insures against hail and lends out a threshing machine that nobody wants to retire.
      It is owned by 9,400 farm families, each with one vote. About 470 people work for it in Winnipeg, Saskatoon, Calgary and forty grain elevators in between.`,
    voice: `
      We are a cooperative of 9,400 farm families, each with one vote and an opinion.
      Seed, fuel, buses and hail insurance: we do whatever the valley needs and cannot get elsewhere.
      Our name is long because nobody would give up their part of it in 1911.`,
  }),
  employer({
    slug: 'fazenda-ipe-roxo',
    name: 'Fazenda Ipê-Roxo',
    category: 'agriculture',
    size: '201-500',
    founded: 1947,
    site: 'iperoxo',
    places: 'BR Belo Horizonte; BR Campinas',
    share: 11,
    never: /Baker|Herd|Welder/,
    summary: 'Shade-grown coffee and cocoa, from the seedling to the sealed bag.',
    description: `
      Fazenda Ipê-Roxo grows coffee and cocoa under trees. Two thousand hectares in Minas Gerais are home to three hundred kinds of birds and a roasting house in Campinas.
      Around 280 people work there all year. The school and the clinic on the estate are open to the neighbours.`,
    voice: `
      We grow coffee and cocoa under shade trees and process both ourselves.
      Three hundred kinds of birds live on our land, and an ornithologist is on the payroll.
      From seedling to sealed bag, everything is in our own hands.`,
  }),
  employer({
    slug: 'kestrelstone',
    name: 'Kestrelstone Construction',
    category: 'construction',
    size: '501-1000',
    founded: 1979,
    site: 'kestrelstone',
    places: 'AU Perth, WA; AU Sydney, NSW; SG Singapore',
    share: 17,
    summary: 'Schools, stations and small bridges in timber and stone, finished when promised.',
    description: `
      Kestrelstone builds schools, stations and small bridges. It prefers timber and stone, keeps its own carpenters and has finished forty of its last forty-three projects on the day promised.
      The company has some 640 employees in Perth, Sydney and Singapore, and a training yard where beginners build a whole house and take it down again.`,
    voice: `
      We build schools, stations and small bridges, mostly in timber and stone.
      Forty of our last forty-three projects were finished on the day we had promised.
      Carpenters, planners and site managers are employed here, not hired by the week.`,
  }),
  employer({
    slug: 'bauhuette-lindwurm',
    name: 'Bauhütte Lindwurm',
    category: 'construction',
    size: '51-200',
    founded: 1993,
    site: 'bauhuette-lindwurm',
    places: 'DE Leipzig; DE Bremen',
    share: 10,
    never: /Power Systems|Interior/,
    summary: 'Repair of old buildings: roofs, towers, plaster and the occasional gargoyle.',
    description: `
      Bauhütte Lindwurm repairs what others would pull down. Its carpenters, masons and planners look after churches, warehouses and farmhouses all over the north of Germany.
      The firm was founded in Leipzig in 1993 and has 130 employees. It runs its own lime kiln and a library of four thousand mouldings.`,
    voice: `
      We repair old buildings, from roof timbers to gargoyles.
      Our own lime kiln and four thousand recorded mouldings save many an argument.
      Haste is the only thing that old walls do not forgive.`,
  }),
  employer({
    slug: 'fairhand-staffing',
    name: 'Fairhand Staffing',
    category: 'staffing',
    size: '201-500',
    founded: 1999,
    site: 'fairhand',
    places: 'US Chicago, IL; US Atlanta, GA; US Seattle, WA',
    share: 15,
    summary:
      'Temporary and permanent staff for hospitals, warehouses and offices, paid weekly and insured.',
    description: `
      Fairhand finds people work and work people. It places nurses, pickers, accountants and many others, for a week or for good, and pays every Friday.
      Temporary staff have health insurance from the first hour. Assignments are described with the name of the person who will be waiting at the door.`,
    voice: `
      We place people in hospitals, warehouses and offices, for a week or for good.
      Our temporary staff are insured from the first hour and paid every Friday.
      We visit each workplace before we send anybody there.`,
  }),
  employer({
    slug: 'nordwaage-personal',
    name: 'Nordwaage Personal',
    category: 'staffing',
    size: '51-200',
    founded: 2005,
    site: 'nordwaage',
    places: 'DE Hamburg; DE Berlin; DE Cologne',
    share: 13,
    summary: 'Placement and temporary work for trades, care and offices in northern Germany.',
    description: `
      Nordwaage Personal places skilled workers, carers and office staff in the north and west of Germany. Most temporary assignments turn into permanent ones within a year, and the agency is glad of it.
      Ninety consultants work in Hamburg, Berlin and Cologne, and most have learnt the trades for which they recruit.`,
    voice: `
      We place skilled workers, carers and office staff, mostly for good.
      Our consultants recruit for trades they have learnt themselves.
      Equal pay from the first day applies to everybody we send out.`,
  }),
  employer({
    slug: 'parade-and-quill',
    name: 'Parade & Quill Recruitment',
    category: 'staffing',
    size: '11-50',
    founded: 2011,
    site: 'paradeandquill',
    places: 'GB London; IE Dublin',
    share: 10,
    summary:
      'Search for finance, legal and technology people in London and Dublin, without the jargon.',
    description: `
      Parade & Quill fills positions in finance, law and technology. It takes on few searches at a time and tells candidates what the last person in the job found difficult.
      Twenty-eight people work in London and Dublin. Three quarters of the people they placed five years ago are still there.`,
    voice: `
      We search for finance, legal and technology people in London and Dublin.
      Three quarters of those we placed five years ago are still in the job.
      Few searches at a time means that we call back.`,
  }),
  employer({
    slug: 'skalmo-folkarkiv',
    name: 'Skälmö Folkarkiv',
    category: 'public-sector',
    size: '1-10',
    founded: 1961,
    site: null,
    places: 'SE Uppsala',
    share: 0,
    summary: 'An archive of letters, recipes and dialect recordings from the Baltic islands.',
    description: `
      Skälmö Folkarkiv keeps what islanders wrote, cooked and sang. Six archivists look after eleven thousand letters, four thousand recipes and nine hundred hours of dialect.
      The reading room is open on weekdays, and coffee is served at three.`,
    voice: 'We keep letters, recipes and dialect recordings from the Baltic islands.',
  }),
];
