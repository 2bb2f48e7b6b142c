import { CompanyLogo, type LogoSize } from '../../components/company-logo.tsx';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { formatEmployer, type Placed } from '../../lib/words/format-employer.ts';

/** The logo of the employer or the agency, or a placeholder if the employer is anonymous. */
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

/** Renders the employer's displayed name. Only an agency's name has to be loaded. */
export const EmployerName = ({ job }: { job: Placed }) =>
  job.employerVisibility === 'agency' ? <AgencyName /> : formatEmployer(job, '');

const AgencyName = async () => (await loadFrame()).name;
