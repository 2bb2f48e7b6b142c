import { Breadcrumbs } from '../../../../components/breadcrumbs.tsx';
import { PostCard } from '../../../../features/blog/post-card.tsx';
import { CompanyRow } from '../../../../features/companies/company-row.tsx';
import { EmployerGrid } from '../../../../features/companies/employer-grid.tsx';
import { JobRoll } from '../../../../features/jobs/job-row.tsx';
import { VacancySection } from '../../../../features/vacancies/vacancies-view.tsx';
import { CatalogueHead, FromTheRight, Part } from '../../../part.tsx';
import { COMPANIES, JOBS, POSTS, TODAY, VACANCIES } from '../../../samples.ts';

const FOUND = {
  title: [
    { text: 'Gilder', match: true },
    { text: ' of frames', match: false },
  ],
  excerpt: [
    { text: 'You are a ', match: false },
    { text: 'gilder', match: true },
    { text: ' by hand.', match: false },
  ],
};

export default function ListsPage() {
  const [job, , , , , , fromTheRight] = JOBS;
  return (
    <>
      <CatalogueHead title="Lists" />
      <Part name="Jobs">
        <JobRoll jobs={JOBS} now={TODAY} heading="h3" />
      </Part>
      <Part name="A search result, hovered, focused">
        <div data-state="hover">
          {job && <JobRoll jobs={[{ ...job, highlights: FOUND }]} now={TODAY} heading="h3" />}
        </div>
        <div data-state="focus">{job && <JobRoll jobs={[job]} now={TODAY} heading="h3" />}</div>
      </Part>
      <Part name="A right-to-left list">
        <FromTheRight>
          <Breadcrumbs trail={[{ label: 'الوظائف', href: '/jobs' }, { label: 'واحة السدرة' }]} />
          <JobRoll
            jobs={[fromTheRight, job].filter((one) => one !== undefined)}
            now={TODAY}
            heading="h3"
          />
        </FromTheRight>
      </Part>
      <Part name="Employers">
        <ul className="roll">
          {COMPANIES.map((each) => (
            <CompanyRow key={each.id} company={each} categoryName="Manufacturing" />
          ))}
        </ul>
      </Part>
      <Part name="Employer grid">
        <EmployerGrid employers={COMPANIES} />
      </Part>
      <Part name="Posts">
        <ul className="post-grid">
          {POSTS.map((post) => (
            <li key={post.id}>
              <PostCard post={post} now={TODAY} />
            </li>
          ))}
        </ul>
      </Part>
      <Part name="What an employer’s contact is asked">
        {VACANCIES.map((each) => (
          <VacancySection
            key={each.fid}
            job={each}
            action="/_catalogue/lists"
            email="hello@rolecall.example"
            now={TODAY}
          />
        ))}
      </Part>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
