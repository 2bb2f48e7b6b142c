import type * as v from 'valibot';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { type Call, type Handlers, registerHandler } from '../backend/call.ts';
import { readVariables } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { authenticateOperator } from './authenticate-operator.ts';

interface Options {
  readonly status?: 200 | 201;
  readonly bodyMaxBytes?: number;
  /**
   * True if the call is about records of the product API, which may be stored by an external
   * service instead.
   */
  readonly isOfProduct?: boolean;
}

/** Registers a call for operators only. */
export const registerOperatorCall = <E extends Endpoint>(
  app: Handlers,
  endpoint: E,
  handler: (call: Call<E>) => Promise<v.InferInput<E['answer']> | Response>,
  { isOfProduct = false, ...options }: Options = {},
): void =>
  registerHandler(
    app,
    endpoint,
    async (call) => {
      if (isOfProduct && readVariables(call.bindings).API_BASE) {
        throw createUpstreamError('API_BASE');
      }
      return handler(call);
    },
    { ...options, authenticate: authenticateOperator },
  );

export const createUpstreamError = (variables: string) =>
  new HttpError(
    409,
    'upstream',
    `These records are stored by the external service configured in ${variables}, not by this site. Use that service’s own tools.`,
  );

/** Reads the path's `id` parameter. */
export const readIdParameter = ({ params }: Pick<Call<Endpoint>, 'params'>): string =>
  params.id ?? '';

/** @throws HttpError 404 if there is no record */
export const found = <T>(record: T | null | undefined, what: string): T => {
  if (record === null || record === undefined) {
    throw new HttpError(404, 'not_found', `There is no such ${what}.`);
  }
  return record;
};
