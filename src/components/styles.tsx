import apiReference from '../styles/api-reference.css?url';
import blog from '../styles/blog.css?url';
import candidate from '../styles/candidate.css?url';
import companies from '../styles/companies.css?url';
import contact from '../styles/contact.css?url';
import errorScreen from '../styles/error-screen.css?url';
import jobs from '../styles/jobs.css?url';
import moreSections from '../styles/more-sections.css?url';
import posts from '../styles/posts.css?url';
import prose from '../styles/prose.css?url';
import reviews from '../styles/reviews.css?url';
import sections from '../styles/sections.css?url';

const FILES = {
  'api-reference': apiReference,
  blog,
  candidate,
  companies,
  contact,
  'error-screen': errorScreen,
  jobs,
  'more-sections': moreSections,
  posts,
  prose,
  reviews,
  sections,
};

/** Styles that a page needs beside those of every page. What several parts of a page need is linked once. */
export const Styles = ({ of }: { of: readonly (keyof typeof FILES)[] }) =>
  of.map((name) => <link key={name} rel="stylesheet" href={FILES[name]} precedence="page" />);
