import * as endpoints from '../../src/contracts/endpoints.ts';
import { createApi } from '../backend/create-api.ts';
import { countDue } from '../backend/retention/purge.ts';
import { findAlerts } from './alerts/find-alerts.ts';
import { addApplicationRoutes } from './applications/application-routes.ts';
import { addBackupRoutes } from './backup-routes.ts';
import { addCacheRoutes } from './cache-routes.ts';
import { addCompanyRoutes } from './company-routes.ts';
import { addContactRoutes } from './contact-routes.ts';
import { addContentRoutes } from './content-routes.ts';
import { countEverything } from './counts.ts';
import { addGoLiveRoute } from './go-live/go-live-route.ts';
import { addImportRoutes } from './imports/routes.ts';
import { addJobAlertRoutes } from './jobs/job-alert-routes.ts';
import { addJobReportRoutes } from './jobs/job-report-routes.ts';
import { addJobRoutes } from './jobs/job-routes.ts';
import { addOutboxRoutes } from './outbox-routes.ts';
import { addPeopleMoveRoute } from './people-move-route.ts';
import { addPersonRoutes } from './person-routes.ts';
import { addPlatformTestRoutes } from './platform-tests/routes.ts';
import { addQueueRoutes } from './queue-routes.ts';
import { addReferralRoutes } from './referral-routes.ts';
import { registerOperatorCall } from './register-operator-call.ts';
import { addReviewerLinkRoutes } from './reviewer-link-routes.ts';
import { addSecurityRoutes } from './security-routes.ts';
import { addSourceRoutes } from './sources/source-routes.ts';
import { addSynonymRoutes } from './synonym-routes.ts';

/** The operators' calls, under `/ops/*` (decision 22). */
export const ops = createApi((app) => {
  registerOperatorCall(app, endpoints.getCounts, async ({ bindings, now }) => ({
    data: await countEverything(bindings, now),
  }));
  registerOperatorCall(app, endpoints.listDueRecords, async ({ bindings, now }) => ({
    data: await countDue(bindings, now),
  }));
  registerOperatorCall(app, endpoints.listAlerts, async ({ bindings, now }) => ({
    data: await findAlerts(bindings, now),
  }));
  addQueueRoutes(app);
  addImportRoutes(app);
  addJobRoutes(app);
  addCompanyRoutes(app);
  addApplicationRoutes(app);
  addContactRoutes(app);
  addReferralRoutes(app);
  addJobAlertRoutes(app);
  addJobReportRoutes(app);
  addPersonRoutes(app);
  addPeopleMoveRoute(app);
  addBackupRoutes(app);
  addReviewerLinkRoutes(app);
  addOutboxRoutes(app);
  addCacheRoutes(app);
  addSecurityRoutes(app);
  addContentRoutes(app);
  addSynonymRoutes(app);
  addSourceRoutes(app);
  addPlatformTestRoutes(app);
  addGoLiveRoute(app);
});
