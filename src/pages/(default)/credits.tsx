import { PageHead } from '../../components/page-head.tsx';

/** Third-party data sources, with the attribution that their licences require. */
const SOURCES = [
  {
    name: 'GeoNames',
    href: 'https://www.geonames.org/',
    what: 'Towns, their coordinates and their names in many languages.',
  },
  {
    name: 'ESCO',
    href: 'https://esco.ec.europa.eu/',
    what: 'Occupation names. ESCO is the European Commission’s classification of European Skills, Competences, Qualifications and Occupations.',
  },
  {
    name: 'O*NET',
    href: 'https://www.onetcenter.org/',
    what: 'Occupation names in American English, from the O*NET database of the U.S. Department of Labor, Employment and Training Administration.',
  },
];

export default function CreditsPage() {
  return (
    <>
      <PageHead
        title="Credits"
        description="The data sources behind this site’s search, and their licence."
        path="/credits"
        index={false}
      />
      <div className="stack">
        <h1>Credits</h1>
        <p>
          This site’s search uses data from third parties. All of it is used under the{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">
            Creative Commons Attribution 4.0 licence
          </a>{' '}
          and has been modified: shortened, converted and extended.
        </p>
        <dl>
          {SOURCES.map(({ name, href, what }) => (
            <div key={name}>
              <dt>
                <a href={href}>{name}</a>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
