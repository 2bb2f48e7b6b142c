import { ErrorSummary } from '../../../components/form/error-summary.tsx';
import { WITHDRAWN_DAYS } from '../../../contracts/lifetimes.ts';
import type { Receipt } from '../../../contracts/site/receipt.ts';
import { returnedForm } from '../../../lib/runtime.ts';
import type { ReceiptAccess } from './sent-facts.tsx';

/** Withdraws an application in two steps, neither of which needs a script. */
export const WithdrawForm = ({
  receipt: { job, earlier },
  access: { id, link },
}: {
  receipt: Receipt;
  access: ReceiptAccess;
}) => {
  const action = `/misc/receipts/${id}/withdrawal`;
  const errors = returnedForm(action)?.errors;
  return (
    <details open={errors !== undefined}>
      <summary>Withdraw this application</summary>
      <form className="confirm" method="post" action={`${action}?${new URLSearchParams({ link })}`}>
        <ErrorSummary errors={Object.entries(errors ?? {})} takesFocus />
        <p>
          Withdraw your application for <strong dir="auto">{job.title}</strong>
          {earlier.length > 0 && ', with all its versions'}? We’ll tell the hiring team, and delete
          it after {WITHDRAWN_DAYS} days. You can’t undo this.
        </p>
        <p>
          <button className="button button-danger" type="submit">
            Withdraw it
          </button>
        </p>
      </form>
    </details>
  );
};
