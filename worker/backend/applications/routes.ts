import * as endpoints from '../../../src/contracts/endpoints.ts';
import { type Handlers, serve } from '../call.ts';
import { receiveApplication } from './receive-application.ts';

export const addApplicationRoutes = (app: Handlers): void => {
  serve(app, endpoints.applyToJob, (call) => receiveApplication(call), { status: 201 });
};
