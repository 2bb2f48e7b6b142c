import * as endpoints from '../../../src/contracts/endpoints.ts';
import { type Handlers, registerHandler } from '../call.ts';
import { receiveApplication } from './receive-application.ts';

export const addApplicationRoutes = (app: Handlers): void => {
  registerHandler(app, endpoints.applyToJob, (call) => receiveApplication(call), { status: 201 });
};
