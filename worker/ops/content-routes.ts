import * as endpoints from '../../src/contracts/endpoints.ts';
import type { Handlers } from '../backend/call.ts';
import { CDA_PATH } from '../content/cda.ts';
import { ENVIRONMENT, SPACE_ID } from '../content/space.ts';
import { contentTokens } from '../content/tokens.ts';
import { readVariables } from '../env.ts';
import { createUpstreamError, registerOperatorCall } from './register-operator-call.ts';

export const addContentRoutes = (app: Handlers): void => {
  registerOperatorCall(app, endpoints.getContentTokens, async ({ bindings, now }) => {
    const { CONTENTFUL_SPACE_ID, SITE_URL } = readVariables(bindings);
    if (CONTENTFUL_SPACE_ID) throw createUpstreamError('CONTENTFUL_SPACE_ID');
    const { host, protocol } = new URL(SITE_URL);
    const tokens = await contentTokens(bindings.PEOPLE, now);
    return {
      data: {
        space: SPACE_ID,
        environment: ENVIRONMENT,
        host,
        basePath: CDA_PATH,
        insecure: protocol === 'http:',
        deliveryToken: tokens.delivery,
        previewToken: tokens.preview,
      },
    };
  });
};
