import everyPage from '../styles/index.css?inline';
import apiReference from '../styles/pages/api-reference.css?inline';
import blog from '../styles/pages/blog.css?inline';
import candidate from '../styles/pages/candidate.css?inline';
import companies from '../styles/pages/companies.css?inline';
import contact from '../styles/pages/contact.css?inline';
import errorScreen from '../styles/pages/error-screen.css?inline';
import jobs from '../styles/pages/jobs.css?inline';
import moreSections from '../styles/pages/more-sections.css?inline';
import ownJobs from '../styles/pages/own-jobs.css?inline';
import posts from '../styles/pages/posts.css?inline';
import prose from '../styles/pages/prose.css?inline';
import reviews from '../styles/pages/reviews.css?inline';
import sections from '../styles/pages/sections.css?inline';

/** The URL of the print stylesheet. */
export { default as PRINT_STYLES } from '../styles/print.css?url';

/** The styles by component. Documents inline the ones that they need (decision 1). */
export const PAGE_STYLES = {
  'api-reference': apiReference,
  blog,
  candidate,
  companies,
  contact,
  'error-screen': errorScreen,
  'every-page': everyPage,
  jobs,
  'more-sections': moreSections,
  'own-jobs': ownJobs,
  posts,
  prose,
  reviews,
  sections,
};
export type StyleName = keyof typeof PAGE_STYLES;

const isKnown = (name: string): name is StyleName => Object.hasOwn(PAGE_STYLES, name);

/**
 * The built-in contents of a document's `<style>` elements, looked up by the names that React
 * writes. A policy with the hashes of these strings blocks any injected style.
 */
export const stylesIn = (html: string): string[] =>
  [
    ...html
      .slice(0, html.indexOf('</head>'))
      .matchAll(/<style data-precedence="[\w-]+" data-href="([\w -]+)">/g),
  ]
    .map(([, names = '']) => names.split(' '))
    .filter((names) => names.every(isKnown))
    .map((names) => names.map((name) => PAGE_STYLES[name as StyleName]).join(''));
