'use client';

import { useEffect, useRef } from 'react';
import { candidateApi } from '../../browser/session/candidate-api.ts';
import { RelativeDay } from '../../components/relative-day.tsx';
import type { CandidateApplication } from '../../contracts/application.ts';
import { withdrawApplication } from '../../contracts/endpoints/candidates.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { FileButton } from './file-button.tsx';
import { hasEnded, STATUS_TEXTS, statusHistory } from './status-texts.ts';

/** One application: the job, the status with its dates, and the button to withdraw. */
export const ApplicationRow = ({
  application,
  onChanged,
}: {
  application: CandidateApplication;
  onChanged: (application: CandidateApplication) => void;
}) => {
  const state = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const { id, job, status, resumeUrl, resumeName, earlier = [] } = application;
  const { label, meaning } = STATUS_TEXTS[status];
  const isOver = hasEnded(status);
  const mayWithdraw = [application, ...earlier].some((version) => !hasEnded(version.status));
  const withdraw = async () => {
    const { data } = await candidateApi().call(withdrawApplication, { params: { id } });
    isPressed.current = true;
    onChanged(data);
  };
  useEffect(() => {
    // The clicked button is gone, so focus moves to the new status, and screen readers announce it.
    if (!mayWithdraw && isPressed.current) state.current?.focus();
  }, [mayWithdraw]);
  return (
    <li className="application">
      <div className="application-job">
        <h3 dir="auto">{job.path ? <a href={job.path}>{job.title}</a> : job.title}</h3>
        <p className="row-meta">
          {job.companyName && <span dir="auto">{job.companyName}</span>}
          {!job.path && <span>No longer listed</span>}
          {earlier.length > 0 && <span>We read the newest version first.</span>}
        </p>
      </div>
      <div className="application-status" ref={state} tabIndex={-1}>
        <p>
          <strong className={isOver ? 'status status-over' : 'status'}>{label}</strong>
        </p>
        <p className="application-meaning">{meaning}</p>
      </div>
      <ol className="application-dates" aria-label="History">
        {statusHistory(application).map(({ label, at }) => (
          <li key={label}>
            {label} <RelativeDay at={at} />
          </li>
        ))}
      </ol>
      {earlier.length > 0 && (
        <ul className="application-versions" aria-label="Other versions">
          {earlier.map((version) => (
            <li key={version.id}>
              Another version, sent <RelativeDay at={version.submittedAt} />
              {version.status !== status && `: ${STATUS_TEXTS[version.status].label}`}{' '}
              {version.resumeUrl && version.resumeName && (
                <FileButton url={version.resumeUrl} name={version.resumeName} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="form-actions application-actions">
        {resumeUrl && resumeName && <FileButton url={resumeUrl} name={resumeName} />}
        {mayWithdraw && (
          <ConfirmButton
            label="Withdraw"
            look="link"
            about={`the application for ${job.title}`}
            question={
              <>
                Withdraw your application for <strong dir="auto">{job.title}</strong>? We’ll tell
                the hiring team. You can’t undo this.
              </>
            }
            confirm="Withdraw it"
            cancel="Keep it"
            onConfirm={withdraw}
          />
        )}
      </div>
    </li>
  );
};
