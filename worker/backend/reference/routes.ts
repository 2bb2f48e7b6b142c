import * as endpoints from '../../../src/contracts/endpoints/product.ts';
import type { Endpoint } from '../../../src/contracts/endpoints.ts';
import { ENUMS } from '../../../src/contracts/enums.ts';
import { isEmbeddedSpace } from '../../content/content-source.ts';
import { siteFrame } from '../../content/site-frame.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Handle, type Handlers, registerHandler } from '../call.ts';
import { addTables } from '../versions.ts';
import { loadAppSettings } from './app-settings.ts';
import {
  findStates,
  listCompanyCategories,
  listCountries,
  listJobCategories,
  listJobTitles,
  listSubscriptionPlans,
} from './repository.ts';

/** The privacy page in the embedded space; for any other space, the operator must set the URL. */
const EMBEDDED_POLICY = '/privacy';

/** Registers an endpoint for reference data, which changes only through a deploy or an operator. */
const registerReference = <E extends Endpoint>(
  app: Handlers,
  endpoint: E,
  handle: Handle<E, undefined>,
): void =>
  registerHandler<E>(app, endpoint, async (call) => {
    await addTables(call.reads, call.db, 'reference');
    return handle(call);
  });

/**
 * Adds the routes for enums, categories, titles, places, plans and settings (docs/specification.md,
 * rows 3.3, 3.4 and 7.1).
 */
export const addReferenceRoutes = (app: Handlers): void => {
  registerReference(app, endpoints.getEnums, async () => ({
    data: Object.fromEntries(
      Object.entries(ENUMS).map(([key, set]) => [
        key,
        Object.entries(set).map(([value, label], order) => ({ value, label, order })),
      ]),
    ),
  }));
  registerReference(app, endpoints.listJobTitles, async ({ db }) => ({
    data: await listJobTitles(db),
  }));
  registerReference(app, endpoints.listJobCategories, async ({ db }) => ({
    data: await listJobCategories(db),
  }));
  registerReference(app, endpoints.listCompanyCategories, async ({ db, now }) => ({
    data: await listCompanyCategories(db, now),
  }));
  registerReference(app, endpoints.listCountries, async ({ db }) => ({
    data: await listCountries(db),
  }));
  registerReference(app, endpoints.listStates, async ({ db, params }) => {
    const states = await findStates(db, params.id ?? '');
    if (!states) {
      throw new HttpError(
        404,
        'not_found',
        'There is no such country. Use an id from misc/countries, such as "de".',
      );
    }
    return { data: states };
  });
  registerReference(app, endpoints.listSubscriptionPlans, async ({ db, now }) => ({
    data: await listSubscriptionPlans(db, now),
  }));
  registerReference(app, endpoints.getAppSettings, async ({ bindings, db, now, reads }) => {
    const isEmbedded = isEmbeddedSpace(bindings);
    if (!isEmbedded) reads.addUnversioned();
    const policyUrl = isEmbedded ? EMBEDDED_POLICY : undefined;
    const frame = { ...(await siteFrame(bindings)), policyUrl };
    return { data: await loadAppSettings(db, frame, now) };
  });
};
