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
  /** Whether a record has the mark, given its fields as JSON. */
  readonly isIn: (json: string) => boolean;
}

/** Texts by which demo content is recognized, in the built-in space or in a copy of it. */
export const DEMO_MARKS: readonly Mark[] = [
  {
    name: 'demo-logos',
    type: 'asset',
    isIn: (json) => DEMO_EMPLOYERS.some((slug) => json.includes(`"${slug}.svg"`)),
  },
  {
    name: 'demo-testimonials',
    type: 'testimonial',
    isIn: (json) =>
      /Aoife Brennan|Beat Zollinger|Daniel Osei|Joris van Dam|Kavitha Raman|Luísa Carvalho|Ruth Calloway|Siobhán Kerr|Thandeka Mokoena|Tomasz Wilk/.test(
        json,
      ),
  },
  {
    name: 'demo-people',
    isIn: (json) =>
      /Dayo|Ines Marek|Katrin Vos|Mateo Quiroga|Priya Nair|Sixteen people in Dublin/.test(json),
  },
  {
    name: 'demo-prices',
    isIn: (json) =>
      /€(?:250|290|500|650|700|1,150|1,200|1,600|1,900|1,950|4,200|4,800|7,500|9,800)(?!\d)|18% of the first year/.test(
        json,
      ),
  },
  {
    name: 'legal-pages',
    isIn: (json) =>
      /The agency named at the foot of each page is responsible|The law of the country where the agency is based applies/.test(
        json,
      ),
  },
  {
    name: 'example-addresses',
    isIn: (json) => /rolecall\.example|\+353 ?20 ?910 ?4719|Ropewalk Yard/.test(json),
  },
  { name: 'site-name', isIn: (json) => /Rolecall/.test(json) },
];
