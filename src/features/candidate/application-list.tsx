'use client';

import { useCallback, useState } from 'react';
import { candidateApi } from '../../browser/session/candidate-api.ts';
import type { CandidateApplication } from '../../contracts/application.ts';
import { listApplications } from '../../contracts/endpoints/candidates.ts';
import { jobsPath } from '../../routes/hrefs.ts';
import { ApplicationRow } from './application-row.tsx';
import { Loading } from './loading.tsx';
import { showFailure, useLoaded } from './use-loaded.ts';

const loadPage = (page: number, signal?: AbortSignal) =>
  candidateApi().call(listApplications, { query: { page }, signal });
const loadFirst = (signal: AbortSignal) => loadPage(1, signal);

export const ApplicationList = () => {
  const { data: list, setData: setList, problem, retry } = useLoaded(loadFirst);
  const [moreProblem, setMoreProblem] = useState('');

  const loadMore = async () => {
    if (!list) return;
    setMoreProblem('');
    try {
      const next = await loadPage(list.meta.currentPage + 1);
      // A new application shifts the items between pages, so duplicates are filtered out.
      const known = new Set(list.data.map(({ id }) => id));
      setList({ ...next, data: [...list.data, ...next.data.filter(({ id }) => !known.has(id))] });
    } catch (error) {
      setMoreProblem(showFailure(error));
    }
  };
  const replace = useCallback(
    (changed: CandidateApplication) =>
      setList(
        (current) =>
          current && {
            ...current,
            data: current.data.map((one) => (one.id === changed.id ? changed : one)),
          },
      ),
    [setList],
  );

  if (!list) return <Loading what="Your applications" problem={problem} onRetry={retry} />;
  if (list.data.length === 0) {
    return (
      <div className="empty">
        <p>You haven’t applied from this email address yet. Your applications will appear here.</p>
        <p>
          <a className="button" href={jobsPath()}>
            Find a job
          </a>
        </p>
      </div>
    );
  }
  return (
    <>
      <ul className="roll">
        {list.data.map((application) => (
          <ApplicationRow key={application.id} application={application} onChanged={replace} />
        ))}
      </ul>
      {list.meta.currentPage < list.meta.lastPage && (
        <p className="form-actions">
          <button className="button button-quiet" type="button" onClick={loadMore}>
            Show older applications
          </button>
          <span role="status">{moreProblem}</span>
        </p>
      )}
    </>
  );
};
