/**
 * The endpoint map, the only place that defines each call's method, path, schemas, access and
 * caching. The client, the embedded routes, the proxy's allow-list, the rate limits and the OpenAPI
 * document all derive from it.
 */
export * from './endpoints/candidates.ts';
export * from './endpoints/contractor.ts';
export type { Endpoint } from './endpoints/endpoint.ts';
export * from './endpoints/job-alerts.ts';
export * from './endpoints/job-reports.ts';
export * from './endpoints/ops.ts';
export * from './endpoints/product.ts';
export * from './endpoints/receipts.ts';
export * from './endpoints/reviewers.ts';
export * from './endpoints/vacancies.ts';
