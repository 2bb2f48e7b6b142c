import { addApplicationRoutes } from './applications/routes.ts';
import type { Handlers } from './call.ts';
import { addCandidateRoutes } from './candidates/routes.ts';
import { addContactRoutes } from './contact/routes.ts';
import { addJobAlertRoutes } from './job-alerts/routes.ts';
import { addJobReportRoutes } from './job-reports/routes.ts';
import { addReceiptRoutes } from './receipts/routes.ts';
import { addReferralRoutes } from './referrals/routes.ts';
import { addResumeRoutes } from './resumes/routes.ts';
import { addReviewerRoutes } from './reviewers/routes.ts';
import { addSavedJobRoutes } from './saved-jobs/routes.ts';
import { addVacancyRoutes } from './vacancies/routes.ts';

/**
 * Adds the routes that accept personal data from visitors, and the routes for signed-in candidates
 * and for reviewers.
 */
export const addPersonalRoutes = (app: Handlers): void => {
  addApplicationRoutes(app);
  addReceiptRoutes(app);
  addContactRoutes(app);
  addReferralRoutes(app);
  addJobAlertRoutes(app);
  addSavedJobRoutes(app);
  addJobReportRoutes(app);
  addVacancyRoutes(app);
  addCandidateRoutes(app);
  addReviewerRoutes(app);
  addResumeRoutes(app);
};
