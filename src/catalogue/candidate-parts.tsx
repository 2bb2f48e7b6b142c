'use client';

import type { CandidateApplication } from '../contracts/application.ts';
import { APPLICATION_STATUSES, listKeys } from '../contracts/enums.ts';
import { AccountNote } from '../features/apply/account-note.tsx';
import { ApplicationRow } from '../features/candidate/application-row.tsx';
import { ConfirmButton } from '../features/candidate/confirm-button.tsx';
import { SavedResume } from '../features/candidate/saved-resume.tsx';
import { SessionRow } from '../features/candidate/session-list.tsx';
import { SavedRow } from '../features/saved/saved-row.tsx';
import { LONG_WORD } from './part.tsx';

const NO_LINKS = { linkedin: '', github: '', portfolio: '' };
const nothing = () => undefined;
const waitForever = () => new Promise<void>(nothing);

const APPLICATION: CandidateApplication = {
  id: 'a1',
  jobFid: 'gilder1',
  firstName: 'Zoë',
  lastName: 'Łuczak',
  email: 'zoe@example.com',
  phone: null,
  location: null,
  links: {},
  coverLetter: null,
  answers: [],
  resumeUrl: '/misc/resumes/a1',
  resumeName: 'zoe.pdf',
  status: 'submitted',
  statusAt: { submitted: '2026-08-03T12:00:00Z' },
  repeats: null,
  job: { title: 'Gilder of frames', companyName: 'Ironquill', path: '/ironquill/gilder1/gilder' },
};

/** One application in each state, one with very long strings and no job page, and one in Arabic. */
export const Applications = () => (
  <ul className="roll">
    {listKeys(APPLICATION_STATUSES).map((status) => (
      <ApplicationRow
        key={status}
        application={{
          ...APPLICATION,
          id: status,
          status,
          statusAt: { ...APPLICATION.statusAt, [status]: '2026-09-14T12:00:00Z' },
        }}
        onChanged={nothing}
      />
    ))}
    <ApplicationRow
      application={{
        ...APPLICATION,
        repeats: 'a1',
        earlier: [
          {
            ...{ id: 'a1', status: 'submitted', resumeUrl: '/misc/resumes/a0' },
            ...{ resumeName: `${LONG_WORD}.pdf`, submittedAt: '2026-07-03T12:00:00Z' },
          },
        ],
        resumeName: `${LONG_WORD}.pdf`,
        job: { title: LONG_WORD, companyName: LONG_WORD, path: null },
      }}
      onChanged={nothing}
    />
    <ApplicationRow
      application={{
        ...APPLICATION,
        job: { ...APPLICATION.job, title: 'شيف حلويات شرقية', companyName: 'واحة السدرة' },
      }}
      onChanged={nothing}
    />
  </ul>
);

/** The buttons before and after a click. The screenshot script performs the clicks. */
export const Deeds = () => (
  <>
    {['default', 'pressed'].map((state) => (
      <div className="form-actions" key={state} data-state={state}>
        <ConfirmButton
          label="Delete"
          about={`the resume, ${state}`}
          question="Delete your saved resume? Applications you’ve already sent keep their own copy."
          confirm="Delete it"
          cancel="Keep it"
          onConfirm={waitForever}
        />
        <ConfirmButton
          label="Withdraw"
          about={`the application, ${state}`}
          look="link"
          question={
            <>
              Withdraw your application for <strong>{LONG_WORD}</strong>?
            </>
          }
          confirm="Withdraw it"
          cancel="Keep it"
          onConfirm={waitForever}
        />
        <ConfirmButton
          label="Delete everything"
          about={`my data, ${state}`}
          look="danger"
          question="Delete everything for good? This can’t be undone."
          confirm="Yes, delete everything"
          cancel="No, keep everything"
          onConfirm={waitForever}
        />
      </div>
    ))}
  </>
);

export const StoredResume = () => (
  <>
    <div className="next-time">
      <div className="stack panel">
        <h3>Saved</h3>
        <p className="kept-file">
          <button className="link-button" type="button">
            zoe.pdf
          </button>
          <span className="hint">saved on 3 August 2026</span>
        </p>
      </div>
      <div className="stack panel">
        <h3>None</h3>
        <SavedResume resume={null} onChanged={nothing} />
      </div>
    </div>
    <AccountNote
      account={{
        email: 'zoe@example.com',
        profile: { firstName: 'Zoë', lastName: 'Łuczak', phone: '', location: '', links: NO_LINKS },
        resume: null,
      }}
      onLeave={nothing}
    />
  </>
);

const SESSION = {
  ...{ id: 's1', browser: 'Firefox on Windows', isCurrent: true },
  createdAt: '2026-08-03T12:00:00Z',
  lastUsedAt: '2026-08-09T12:00:00Z',
  expiresAt: '2026-09-02T12:00:00Z',
};

/** The current session, another session, and one with few details. */
export const Sessions = () => (
  <ul className="session-list">
    <SessionRow session={SESSION} onEnd={waitForever} />
    <SessionRow
      session={{ ...SESSION, browser: LONG_WORD, isCurrent: false }}
      onEnd={waitForever}
    />
    <SessionRow
      session={{ ...SESSION, browser: '', isCurrent: false, lastUsedAt: null }}
      onEnd={waitForever}
    />
  </ul>
);

const SAVED = {
  fid: 'gilder1',
  at: Date.parse('2026-09-14T12:00:00Z'),
  path: '/ironquill/gilder1/gilder',
  title: 'Gilder of frames',
  employer: 'Ironquill',
};
const OPEN = { isClosed: false, validThrough: null, onRemove: nothing };

/** A saved job in each state, one with very long strings, and one in Arabic. */
export const Saved = () => (
  <ul className="roll">
    <li>
      <SavedRow {...OPEN} job={SAVED} />
    </li>
    <li>
      <SavedRow {...OPEN} job={SAVED} validThrough="2026-12-31T12:00:00Z" />
    </li>
    <li>
      <SavedRow {...OPEN} job={{ ...SAVED, appliedAt: SAVED.at }} isClosed />
    </li>
    <li>
      <SavedRow {...OPEN} job={{ ...SAVED, title: LONG_WORD, employer: LONG_WORD }} isClosed />
    </li>
    <li>
      <SavedRow {...OPEN} job={{ ...SAVED, title: 'مهندسة بستان', employer: 'واحة السدرة' }} />
    </li>
  </ul>
);
