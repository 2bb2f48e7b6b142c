import type { Candidate } from '../../contracts/candidate.ts';

/** Shows which account is used to apply, and offers to apply with another address. */
export const AccountNote = ({ account, onLeave }: { account: Candidate; onLeave: () => void }) => (
  <div className="notice account-note" role="status">
    <p>
      You’re applying as{' '}
      <strong dir="ltr">
        <bdi>{account.email}</bdi>
      </strong>
      . We’ve filled in your saved details.
    </p>
    <button className="link-button" type="button" onClick={onLeave}>
      Use another email address
    </button>
  </div>
);
