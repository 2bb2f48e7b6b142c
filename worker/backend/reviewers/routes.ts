import * as endpoints from '../../../src/contracts/endpoints.ts';
import { type Handlers, registerHandler } from '../call.ts';
import { addFeedback } from './add-feedback.ts';
import { authenticateReviewer } from './authenticate-reviewer.ts';
import { loadDesk, loadReviewedApplication } from './repository.ts';
import { saveReview } from './save-review.ts';

const authenticate = { authenticate: authenticateReviewer };

export const addReviewerRoutes = (app: Handlers): void => {
  registerHandler(
    app,
    endpoints.getReviewer,
    async ({ bindings, caller }) => ({ data: await loadDesk(bindings.PEOPLE, caller) }),
    authenticate,
  );
  registerHandler(
    app,
    endpoints.submitReview,
    async ({ bindings, caller, params, body, now }) => ({
      data: await saveReview(bindings, caller, params.reviewId ?? '', body, now),
    }),
    authenticate,
  );
  registerHandler(
    app,
    endpoints.getReviewedApplication,
    async ({ bindings, caller, params }) => ({
      data: await loadReviewedApplication(bindings.PEOPLE, caller, params.applicationId ?? ''),
    }),
    authenticate,
  );
  registerHandler(
    app,
    endpoints.submitFeedback,
    async ({ bindings, caller, params, body, now }) => ({
      data: await addFeedback(
        bindings.PEOPLE,
        caller,
        params.applicationId ?? '',
        body.comment,
        now,
      ),
    }),
    authenticate,
  );
};
