import type { Candidate } from '../../contracts/candidate.ts';

/** Names the account that is applying and offers to apply with another address. */
export const AccountNote = ({ account, onLeave }: { account: Candidate; onLeave: () => void }) => (
  <div className="notice account-note" role="status">
    <p>
      You apply as{' '}
      <strong dir="ltr">
        <bdi>{account.email}</bdi>
      </strong>
      . What you keep with us is filled in.
    </p>
    <button className="link-button" type="button" onClick={onLeave}>
      Apply with another address
    </button>
  </div>
);
