import { measurePage } from '../figures/bytes.ts';
import { type CheckoutSite, startCheckout } from '../support/checkouts.ts';
import type { Finding } from '../support/compare.ts';
import { DEMO_PAGES, findDemoPages } from '../support/demo-site.ts';

const KB = 1_024;
/** The maximum total size, in KB, of the scripts in any page's first load. */
const SCRIPT_KB = 8;
/**
 * The amount of data a server can send before the first acknowledgement: ten segments (RFC 6928).
 */
const FIRST_WINDOW_KB = 14;
const HTML_GOALS: Readonly<Partial<Record<(typeof DEMO_PAGES)[number], number>>> = {
  '/jobs': 0.65,
  'a job page': 0.72,
};

const sizes = async (site: CheckoutSite, name: (typeof DEMO_PAGES)[number]) =>
  measurePage(site.url + (await findDemoPages(site.url))[name]);

const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

/** Compares the brotli-compressed sizes of the JavaScript, HTML and CSS in first loads. */
export const compareBytes = async (ours: string, theirs: string): Promise<Finding[]> => {
  const sites = [await startCheckout(ours), await startCheckout(theirs)] as const;
  try {
    const findings: Finding[] = [];
    for (const name of DEMO_PAGES) {
      const [our, their] = [await sizes(sites[0], name), await sizes(sites[1], name)];
      const ratio = our.document / their.document;
      const goal = HTML_GOALS[name] ?? 1;
      const first = our.document + our.stylesheet;
      findings.push(
        {
          name: `JavaScript, ${name}`,
          figure: `${kb(our.script)} and ${kb(their.script)}`,
          goal: `at most ${SCRIPT_KB} KB`,
          isMet: our.script <= SCRIPT_KB * KB,
        },
        {
          name: `HTML, ${name}`,
          figure: `${ratio.toFixed(2)} (${kb(our.document)} and ${kb(their.document)})`,
          goal: `at most ${goal}`,
          isMet: ratio <= goal,
        },
        {
          name: `HTML and CSS, ${name}`,
          figure: `${kb(first)} (CSS ${kb(our.stylesheet)}) and ${kb(their.document + their.stylesheet)}`,
          goal: `at most ${FIRST_WINDOW_KB} KB`,
          isMet: first <= FIRST_WINDOW_KB * KB,
        },
      );
    }
    return findings;
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
};
