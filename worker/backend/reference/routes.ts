import * as endpoints from '../../../src/contracts/endpoints.ts';
import { ENUMS } from '../../../src/contracts/enums.ts';
import { isEmbeddedSpace } from '../../content/content-source.ts';
import { siteFrame } from '../../content/site-frame.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Handlers, serve } from '../call.ts';
import { loadAppSettings } from './app-settings.ts';
import {
  findStates,
  listCompanyCategories,
  listCountries,
  listJobCategories,
  listJobTitles,
  listSubscriptionPlans,
} from './repository.ts';

/** A page of the embedded space; another space may have it elsewhere, which its operator says. */
const EMBEDDED_POLICY = '/privacy';

/** Enums, categories, titles, places, plans and settings (specification 3 and 7). */
export const addReferenceRoutes = (app: Handlers): void => {
  serve(app, endpoints.getEnums, async () => ({
    data: Object.fromEntries(
      Object.entries(ENUMS).map(([key, set]) => [
        key,
        Object.entries(set).map(([value, label], order) => ({ value, label, order })),
      ]),
    ),
  }));
  serve(app, endpoints.listJobTitles, async ({ bindings }) => ({
    data: await listJobTitles(bindings.DB),
  }));
  serve(app, endpoints.listJobCategories, async ({ bindings }) => ({
    data: await listJobCategories(bindings.DB),
  }));
  serve(app, endpoints.listCompanyCategories, async ({ bindings }) => ({
    data: await listCompanyCategories(bindings.DB),
  }));
  serve(app, endpoints.listCountries, async ({ bindings }) => ({
    data: await listCountries(bindings.DB),
  }));
  serve(app, endpoints.listStates, async ({ bindings, params }) => {
    const states = await findStates(bindings.DB, params.id ?? '');
    if (!states) {
      throw new HttpError(
        404,
        'not_found',
        'No such country. Use the id that misc/countries gives, such as "de".',
      );
    }
    return { data: states };
  });
  serve(app, endpoints.listSubscriptionPlans, async ({ bindings }) => ({
    data: await listSubscriptionPlans(bindings.DB),
  }));
  serve(app, endpoints.getAppSettings, async ({ bindings }) => ({
    data: await loadAppSettings(bindings.DB, {
      ...(await siteFrame(bindings)),
      policyUrl: isEmbeddedSpace(bindings) ? EMBEDDED_POLICY : undefined,
    }),
  }));
};
