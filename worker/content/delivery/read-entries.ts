import { ENVIRONMENT, SPACE_ID, type Space } from '../space.ts';
import { DeliveryError } from './delivery-error.ts';
import { listRecords } from './list-records.ts';
import { createSpaceView, type SpaceView } from './space-view.ts';

/**
 * Returns the space as seen with the delivery token or the preview token. Each view is indexed when
 * first used, because most isolates never read drafts.
 */
export type Views = (isPreview: boolean) => SpaceView;

export const createViews = (space: Space, assetHost: string): Views => {
  const views = new Map<boolean, SpaceView>();
  return (isPreview) => {
    const known = views.get(isPreview);
    const place = { spaceId: SPACE_ID, environment: ENVIRONMENT };
    const view = known ?? createSpaceView({ ...place, space, assetHost, isPreview });
    views.set(isPreview, view);
    return view;
  };
};

const ENTRIES_PATH = `/spaces/${SPACE_ID}/environments/${ENVIRONMENT}/entries`;

/**
 * Returns the list of entries that a URL requests, as an object; undefined if the URL requests
 * anything else or its query is invalid.
 */
export const readEntries = (view: SpaceView, url: URL): unknown => {
  if (url.pathname !== ENTRIES_PATH) return undefined;
  try {
    return listRecords(view, 'Entry', url);
  } catch (error) {
    // The service itself responds to an invalid query, with the API's own error.
    if (error instanceof DeliveryError) return undefined;
    throw error;
  }
};
