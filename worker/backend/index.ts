import { addApplicationRoutes } from './applications/routes.ts';
import { addCandidateRoutes } from './candidates/routes.ts';
import { addCompanyRoutes } from './companies/routes.ts';
import { addContactRoutes } from './contact/routes.ts';
import { createApi } from './create-api.ts';
import { addJobRoutes } from './jobs/routes.ts';
import { addReferenceRoutes } from './reference/routes.ts';
import { addReferralRoutes } from './referrals/routes.ts';
import { addResumeRoutes } from './resumes/routes.ts';
import { addReviewerRoutes } from './reviewers/routes.ts';

/**
 * The product API on the platform's own storage. Pages call it in process, browsers through the
 * gateway; both see the same answers.
 */
export const backend = createApi((app) => {
  addJobRoutes(app);
  addCompanyRoutes(app);
  addReferenceRoutes(app);
  addApplicationRoutes(app);
  addContactRoutes(app);
  addReferralRoutes(app);
  addCandidateRoutes(app);
  addReviewerRoutes(app);
  addResumeRoutes(app);
});
