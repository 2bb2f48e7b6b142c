'use client';

import { candidateApi } from '../../browser/session/candidate-api.ts';
import type { ListedSession } from '../../contracts/candidate.ts';
import { endSession, listSessions } from '../../contracts/endpoints/candidates.ts';
import { formatDay, formatRelativeDay } from '../../lib/words/format.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { Loading } from './loading.tsx';
import { useLoaded } from './use-loaded.ts';

const loadSessions = async (signal: AbortSignal): Promise<readonly ListedSession[]> =>
  (await candidateApi().call(listSessions, { signal })).data;

/** Lists the candidate's sessions. The candidate can end any of them except the current one. */
export const SessionList = () => {
  const { data: sessions, setData, problem, retry } = useLoaded(loadSessions);
  if (!sessions) return <Loading what="Your sessions" problem={problem} onRetry={retry} />;
  const end = async (id: string) => {
    await candidateApi().call(endSession, { params: { id } });
    setData(sessions.filter((session) => session.id !== id));
  };
  return (
    <ul className="session-list">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} onEnd={() => end(session.id)} />
      ))}
    </ul>
  );
};

export const SessionRow = ({
  session,
  onEnd,
}: {
  session: ListedSession;
  onEnd: () => Promise<void>;
}) => {
  const { browser, isCurrent, createdAt, lastUsedAt, expiresAt } = session;
  const name = browser || 'A browser';
  return (
    <li>
      <p>
        <strong>{name}</strong>
        {isCurrent && ' (this one)'}
      </p>
      <p className="hint">
        Signed in on {formatDay(createdAt)}
        {lastUsedAt && `, last used ${formatRelativeDay(lastUsedAt, Date.now())}`}. Expires on{' '}
        {formatDay(expiresAt)} at the latest.
      </p>
      {!isCurrent && (
        <ConfirmButton
          label="Sign out"
          about={`${name}, signed in on ${formatDay(createdAt)}`}
          question={`Sign out of this session? Anyone using ${name} will need a new link to sign in again.`}
          confirm="Yes, sign out"
          cancel="Cancel"
          look="link"
          onConfirm={onEnd}
        />
      )}
    </li>
  );
};
