import { CompanyLogo, type LogoSize } from '../../components/company-logo.tsx';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { employerOf, type Placed } from '../../lib/words/employer-of.ts';

/** The logo of the employer, of the agency in its place, or of nobody. */
export const EmployerLogo = ({ job, ...size }: { job: Placed } & LogoSize) =>
  job.employerVisibility === 'agency' ? (
    <AgencyLogo {...size} />
  ) : (
    <CompanyLogo company={job.company} {...size} />
  );

const AgencyLogo = async (size: LogoSize) => {
  const { name, logo } = await loadFrame();
  return <CompanyLogo company={{ name, logoUrl: logo?.url ?? null }} {...size} />;
};

/** Whoever is named as the employer; only the agency's name has to be asked for. */
export const EmployerName = ({ job }: { job: Placed }) =>
  job.employerVisibility === 'agency' ? <AgencyName /> : employerOf(job, '');

const AgencyName = async () => (await loadFrame()).name;
