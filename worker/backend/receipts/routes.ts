import * as endpoints from '../../../src/contracts/endpoints.ts';
import { isoDate } from '../../http/iso-date.ts';
import { moveApplication } from '../applications/move-application.ts';
import { readPostedForm } from '../applications/read-form.ts';
import { withdrawVersions } from '../applications/versions.ts';
import { type Handlers, registerHandler } from '../call.ts';
import { exportApplications } from '../candidates/export-candidate.ts';
import { createReceiptCondition, findReceipt, findReceiptRows } from './find-receipt.ts';
import { authenticateReceipt } from './receipt-link.ts';
import { replaceResume } from './replace-resume.ts';

const byLink = { authenticate: authenticateReceipt };

/** Adds the routes of receipts. Reading changes nothing, because mail scanners open links. */
export const addReceiptRoutes = (app: Handlers): void => {
  registerHandler(
    app,
    endpoints.getReceipt,
    async ({ bindings, caller, now }) => ({ data: await findReceipt(bindings, caller, now) }),
    byLink,
  );

  registerHandler(
    app,
    endpoints.exportReceipt,
    async ({ bindings, caller, now }) => {
      const [newest] = await findReceiptRows(bindings, caller);
      const applications = await exportApplications(bindings, createReceiptCondition(caller), now);
      const data = {
        exportedAt: isoDate(now),
        // Without a mailed link, nothing may tell what else is stored about the address: an earlier
        // application, that a referral is the applicant's own, or a resume from a mailed link.
        applications: caller.isMailed
          ? applications
          : applications.map((one) => ({
              ...{ ...one, repeats: null, referralId: null },
              ...(newest.resume_by_mail === 1 && { resumeUrl: null, resumeName: null }),
            })),
      };
      return new Response(JSON.stringify({ data }, null, 2), {
        headers: {
          'content-type': 'application/json',
          'content-disposition': 'attachment; filename="my-application.json"',
        },
      });
    },
    byLink,
  );

  registerHandler(
    app,
    endpoints.withdrawReceipt,
    async ({ bindings, caller, now }) => {
      const [newest] = await findReceiptRows(bindings, caller);
      const { application_id: id } = newest;
      if (caller.isMailed) await withdrawVersions(bindings, id, now);
      else await moveApplication(bindings, id, 'withdrawn', 'candidate', now);
      return { data: await findReceipt(bindings, caller, now) };
    },
    byLink,
  );

  registerHandler(
    app,
    endpoints.replaceReceiptResume,
    async ({ bindings, context, caller, now }) => {
      await replaceResume(bindings, caller, await readPostedForm(context), now);
      return { data: await findReceipt(bindings, caller, now) };
    },
    byLink,
  );
};
