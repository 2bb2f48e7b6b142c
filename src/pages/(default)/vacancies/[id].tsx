import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { loadVacancies } from '../../../features/vacancies/load-vacancies.ts';
import { VacanciesView } from '../../../features/vacancies/vacancies-view.tsx';
import { loadFrame } from '../../../lib/content/site-frame.ts';

export default async function VacanciesPage({ id, path, query }: PageProps<'/vacancies/[id]'>) {
  const [{ jobs, link }, { email }] = await Promise.all([
    loadVacancies(path, id, query),
    loadFrame(),
  ]);
  return (
    <>
      <PageHead title="Are these jobs still open?" description="" path={path} index={false} />
      <VacanciesView id={id} jobs={jobs} link={link} email={email} now={Date.now()} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
