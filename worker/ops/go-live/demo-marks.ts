import type { GoLiveCheck } from '../../../src/contracts/site/go-live.ts';

/** The slugs of the demo's employers. */
export const DEMO_EMPLOYERS: readonly string[] = (
  'alandsvik-vindkraft aldous-penrake bauhuette-lindwurm bjorkeskjaer brindlewood caldera-norte ' +
  'clinica-sierramar copperdusk-solar fairhand-staffing fazenda-ipe-roxo foret-et-fils ' +
  'gletscherblick-hotels gruenspan-antriebstechnik harrowfield-clearing hartlow-council ' +
  'hollins-valley-cooperative ironquill jacaranda-saude jua-mpya karoo-freightways ' +
  'kestrelstone kettlebrook-robotics klinikum-eschenried koharubi ledgerfern ' +
  'lower-tamsin-water lumenvale-health maison-clairvent marrowgate-mutual merantau ' +
  'mleczna-lakowo nandira-labs nordwaage-personal odunnegan oren-vegal papierkraehe ' +
  'parade-and-quill plumeria-learning polderlijn pomelo-row quietloom radio-lanterna ' +
  'skalmo-folkarkiv small-hours-coffee st-aldreda tessellane thistle-and-twine tres-alamos ' +
  'umbra-kite wagtail-and-moon wahat-al-sidra wrenmoor-schools zinnbach-privatbank'
).split(' ');

interface Mark {
  readonly name: GoLiveCheck;
  /** The content type that may have the mark, or `asset`; absent for all but assets. */
  readonly type?: string;
  /** Matched against the record's fields as JSON. */
  readonly pattern: RegExp;
}

/** Texts by which demo content is recognized, in the built-in space or in a copy of it. */
export const DEMO_MARKS: readonly Mark[] = [
  {
    name: 'demo-logos',
    type: 'asset',
    pattern: new RegExp(`\\b(?:${DEMO_EMPLOYERS.join('|')})\\.svg`),
  },
  {
    name: 'demo-testimonials',
    type: 'testimonial',
    pattern:
      /Aoife Brennan|Beat Zollinger|Daniel Osei|Joris van Dam|Kavitha Raman|Luísa Carvalho|Ruth Calloway|Siobhán Kerr|Thandeka Mokoena|Tomasz Wilk/,
  },
  {
    name: 'demo-people',
    pattern: /Dayo|Ines Marek|Katrin Vos|Mateo Quiroga|Priya Nair|Sixteen people in Dublin/,
  },
  {
    name: 'demo-prices',
    pattern:
      /€(?:250|290|500|650|700|1,150|1,200|1,600|1,900|1,950|4,200|4,800|7,500|9,800)(?!\d)|18% of the first year/,
  },
  {
    name: 'legal-pages',
    pattern:
      /The agency named at the foot of each page is responsible|The law of the country where the agency is based applies/,
  },
  {
    name: 'example-addresses',
    pattern: /rolecall\.example|\+353 ?20 ?910 ?4719|Ropewalk Yard/,
  },
  { name: 'site-name', pattern: /Rolecall/ },
];
