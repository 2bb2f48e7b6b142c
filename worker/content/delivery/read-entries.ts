import { ENVIRONMENT, SPACE_ID, type Space } from '../space.ts';
import { DeliveryError } from './delivery-error.ts';
import { listRecords } from './list-records.ts';
import { createSpaceView, type SpaceView } from './space-view.ts';

/** The space as one of the two tokens shows it. Indexed with the first use: most isolates never see a draft. */
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

/** A list of entries by its address, as an object; undefined of all else, faulty queries included. */
export const readEntries = (view: SpaceView, url: URL): unknown => {
  if (url.pathname !== ENTRIES_PATH) return undefined;
  try {
    return listRecords(view, 'Entry', url);
  } catch (error) {
    // The service says in the API's own words what is wrong with it.
    if (error instanceof DeliveryError) return undefined;
    throw error;
  }
};
