import { expect, test } from 'vitest';
import { readPay } from './read-pay.ts';

// docs/specification.md: 7.3

/** Formats the parsed pay as `80000-100000 EUR year`, with the rest of the query. */
const read = (q: string) => {
  const pay = readPay(q);
  if (!pay) return undefined;
  const { min, max, currencies, timeframe, rest } = pay;
  const [currency = ''] = currencies;
  return [
    [`${min ?? ''}-${max ?? ''}`, currency, timeframe]
      .filter(Boolean)
      .join(' ')
      .replace('per_', ''),
    rest,
  ];
};

test.each<[string, string, string]>([
  ['60k', '60000- year', ''],
  ['60K+', '60000- year', ''],
  ['nurse 60k', '60000- year', 'nurse'],
  ['60 k nurse', '60000- year', 'nurse'],
  ['62.5k', '62500- year', ''],
  ['£30 an hour', '30- GBP hour', ''],
  ['welder £30 an hour leeds', '30- GBP hour', 'welder leeds'],
  ['£12.50 per hour', '12.5- GBP hour', ''],
  ['£12.50ph', '12.5- GBP hour', ''],
  ['£30 p/h', '30- GBP hour', ''],
  ['30 pounds an hour', '30- GBP hour', ''],
  ['20 an hour', '20- hour', ''],
  ['$25/hr', '25- USD hour', ''],
  ['warehouse $25/hr', '25- USD hour', 'warehouse'],
  ['$25 hourly', '25- USD hour', ''],
  ['$25+', '25- USD hour', ''],
  ['over 50000', '50000- year', ''],
  ['over 50,000', '50000- year', ''],
  ['jobs over £40,000', '40000- GBP year', 'jobs'],
  ['more than 45k', '45000- year', ''],
  ['at least $90,000', '90000- USD year', ''],
  ['from 35k', '35000- year', ''],
  ['50,000+', '50000- year', ''],
  ['>50k', '50000- year', ''],
  ['under 40k', '-40000 year', ''],
  ['up to £25k', '-25000 GBP year', ''],
  ['max 60k', '-60000 year', ''],
  ['80-100k', '80000-100000 year', ''],
  ['80k - 100k', '80000-100000 year', ''],
  ['100-80k', '80000-100000 year', ''],
  ['80k to 100k', '80000-100000 year', ''],
  ['between 40k and 50k', '40000-50000 year', ''],
  ['$80,000-$100,000', '80000-100000 USD year', ''],
  ['£35,000 – £45,000 per annum', '35000-45000 GBP year', ''],
  ['£40k pa', '40000- GBP year', ''],
  ['£40k p.a.', '40000- GBP year', ''],
  ['salary 50000', '50000- year', ''],
  ['60k salary', '60000- year', ''],
  ['£500 a day', '500- GBP day', ''],
  ['contract designer £450/day', '450- GBP day', 'contract designer'],
  ['$2000 a week', '2000- USD week', ''],
  ['$5k/month', '5000- USD month', ''],
  ['5000 per month', '5000- month', ''],
  ['USD 120k', '120000- USD year', ''],
  ['120k usd', '120000- USD year', ''],
  ['CHF 120’000', '120000- CHF year', ''],
  ['C$80k', '80000- CAD year', ''],
  ['12 LPA', '1200000- INR year', ''],
  ['480 000 kr', '480000- SEK year', ''],
  // German
  ['ab 45.000 €', '45000- EUR year', ''],
  ['€4.000 im Monat', '4000- EUR month', ''],
  ['Pfleger 4000 Euro', '4000- EUR month', 'Pfleger'],
  ['mindestens 3.500 € brutto', '3500- EUR month', ''],
  ['über 60000', '60000- year', ''],
  ['15 Euro die Stunde', '15- EUR hour', ''],
  ['Fahrer 18€/Std.', '18- EUR hour', 'Fahrer'],
  ['Stundenlohn 15 Euro', '15- EUR hour', ''],
  ['Jahresgehalt 70.000', '70000- year', ''],
  ['Gehalt 3000', '3000- month', ''],
  ['60 Tsd. Euro', '60000- EUR year', ''],
  ['zwischen 40.000 und 50.000 Euro', '40000-50000 EUR year', ''],
  ['bis 30.000 € pro Jahr', '-30000 EUR year', ''],
  // French
  ['2 500 € par mois', '2500- EUR month', ''],
  ['plus de 45k€', '45000- EUR year', ''],
  ['à partir de 30 000 €', '30000- EUR year', ''],
  ['15 euros de l’heure', '15- EUR hour', ''],
  ['infirmier 2500€/mois', '2500- EUR month', 'infirmier'],
  ['entre 30k et 40k', '30000-40000 year', ''],
  ['moins de 40 K€ brut annuel', '-40000 EUR year', ''],
  ['400 € par jour', '400- EUR day', ''],
  // Spanish
  ['2000 euros al mes', '2000- EUR month', ''],
  ['más de 30.000 euros', '30000- EUR year', ''],
  ['desde 25.000 € anuales', '25000- EUR year', ''],
  ['30 mil euros', '30000- EUR year', ''],
  ['12 € la hora camarero', '12- EUR hour', 'camarero'],
  ['hasta 40.000€', '-40000 EUR year', ''],
  // Japanese
  ['時給1500円', '1500- JPY hour', ''],
  ['時給1,500円以上', '1500- JPY hour', ''],
  ['年収600万円', '6000000- JPY year', ''],
  ['看護師 年収600万', '6000000- JPY year', '看護師'],
  ['月給25万円以上', '250000- JPY month', ''],
  ['年収400万〜600万円', '4000000-6000000 JPY year', ''],
  ['日給1万円', '10000- JPY day', ''],
  ['1500円', '1500- JPY hour', ''],
  ['年収500万円以下', '-5000000 JPY year', ''],
])('parses the pay in %j', (q, pay, rest) => {
  expect(read(q)).toEqual([pay, rest]);
});

test.each([
  ...[
    '',
    'nurse',
    'b2b',
    'b2b sales 365',
    '365',
    'office 365',
    'dynamics 365',
    'iso 9001',
    'iso 27001',
  ],
  ...[
    'level 3',
    'nvq level 2',
    'r-10517',
    'R-10517',
    'k3j60k9x',
    '60kx',
    '5 years',
    '10+ years experience',
  ],
  ...[
    '24/7',
    '24/7 support',
    '2026',
    'summer 2026',
    'ab 2026',
    'from 2026',
    '2026-2027',
    '80331',
    '94105',
  ],
  ...[
    '80331 München',
    '94105-1234',
    '75001 paris',
    '10115-10117 berlin',
    'SW1A 1AA',
    'band 6 nurse',
  ],
  ...[
    '401k specialist',
    '4k video editor',
    '8k',
    '3d artist',
    'c++17',
    'python 3',
    'java 21',
    'k8s',
    'h1b',
  ],
  ...[
    '40 hours',
    '40 hours per week',
    '20h/week',
    '12 hour shifts',
    '4 day week',
    '3 days a week',
    '35 Stunden',
  ],
  ...[
    'over 18',
    'ab 18 Jahren',
    'under 25',
    'up to 30 hours',
    '7.5 tonne driver',
    '18t',
    '60kg',
    '100%',
  ],
  ...[
    '80-100%',
    '9-5',
    '1-Euro-Job',
    'lift 50 pounds',
    '$100m fund',
    '€5m',
    'euro',
    'dollar tree',
    '50000',
  ],
  ...[
    '1099',
    '2nd shift',
    'top 10',
    'fortune 500',
    '3 a week',
    '1 year contract',
    '365 days a year',
    '$',
    '€',
  ],
  ...[
    'dollar',
    'hourly',
    'per hour',
    '年収',
    '正社員 2026年',
    '夜勤 週3日',
    'mil',
    '100 mile radius',
    '+44 20 7946 0000',
  ],
])('finds no pay in %j', (q) => {
  expect(readPay(q)).toBeUndefined();
});

test('parses a text with many numbers quickly, and finds no pay in it', () => {
  expect(readPay('1 000 '.repeat(40))).toBeUndefined();
});
