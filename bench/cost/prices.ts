/**
 * Prices and limits of the platform in US dollars, read on 27 November 2026 from the pages on
 * pricing and limits of Workers, D1, R2, Queues and Workers Logs at developers.cloudflare.com.
 */
export const PRICES_READ_ON = '27 November 2026';

interface Price {
  /** What the Workers Paid plan includes each month. */
  readonly included: number;
  /** The price of `per` units beyond that. */
  readonly price: number;
  readonly per: number;
  /** What the free plan allows: each month for R2, in all for storage, otherwise each day. */
  readonly free: number;
  readonly freeFor: 'day' | 'month' | 'all';
}

export const PRICES = {
  requests: { included: 10e6, price: 0.3, per: 1e6, free: 100e3, freeFor: 'day' },
  'processor ms': { included: 30e6, price: 0.02, per: 1e6, free: Infinity, freeFor: 'day' },
  'rows read': { included: 25e9, price: 0.001, per: 1e6, free: 5e6, freeFor: 'day' },
  'rows written': { included: 50e6, price: 1, per: 1e6, free: 100e3, freeFor: 'day' },
  'D1, GB': { included: 5, price: 0.75, per: 1, free: 0.5, freeFor: 'all' },
  'R2, GB': { included: 10, price: 0.015, per: 1, free: 10, freeFor: 'all' },
  'R2 writes (class A)': { included: 1e6, price: 4.5, per: 1e6, free: 1e6, freeFor: 'month' },
  'R2 reads (class B)': { included: 10e6, price: 0.36, per: 1e6, free: 10e6, freeFor: 'month' },
  'queue operations': { included: 1e6, price: 0.4, per: 1e6, free: 10e3, freeFor: 'day' },
  'log lines': { included: 20e6, price: 0.6, per: 1e6, free: 200e3, freeFor: 'day' },
} as const satisfies Record<string, Price>;
export type Metered = keyof typeof PRICES;
export const METERED = Object.keys(PRICES) as Metered[];

/** The price of the Workers Paid plan each month. */
export const SUBSCRIPTION = 5;

/** What one invocation may use on the free plan. */
export const FREE_INVOCATION = { processorMs: 10, statements: 50, crons: 5 };

/** The price of a month's usage beyond what the plan includes. */
export const priceOf = (name: Metered, amount: number): number => {
  const { included, price, per } = PRICES[name];
  return (Math.max(0, amount - included) / per) * price;
};
