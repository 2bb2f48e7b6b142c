import { CompanyLogo } from '../../components/company-logo.tsx';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { CONFIDENTIAL, type Placed } from './employer-name.ts';

/** The logo of the employer, of the agency in its place, or of nobody. */
export const EmployerLogo = ({ job, large }: { job: Placed; large?: boolean }) =>
  job.employerVisibility === 'agency' ? (
    <AgencyLogo large={large} />
  ) : (
    <CompanyLogo company={job.company} large={large} />
  );

const AgencyLogo = async ({ large }: { large: boolean | undefined }) => {
  const { name, logo } = await loadFrame();
  return <CompanyLogo company={{ name, logoUrl: logo?.url ?? null }} large={large} />;
};

/** Whoever is named as the employer. */
export const EmployerName = ({ job }: { job: Placed }) =>
  job.employerVisibility === 'agency' ? <AgencyName /> : (job.company?.name ?? CONFIDENTIAL);

const AgencyName = async () => (await loadFrame()).name;
