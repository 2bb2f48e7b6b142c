import { SALARY_TIMEFRAMES } from '../../contracts/enums.ts';
import type { SubscriptionPlan } from '../../contracts/reference.ts';

type Price = SubscriptionPlan['prices'][number];

const TIMEFRAMES: Readonly<Record<string, string>> = {
  ...SALARY_TIMEFRAMES,
  per_job: 'per job',
};

/** What a plan costs, and for how long: `€190`, `per month`. */
export const formatPrice = (price: Price): readonly [amount: string, timeframe: string] => [
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: price.currency,
    minimumFractionDigits: Number.isInteger(price.amount) ? 0 : undefined,
  }).format(price.amount),
  TIMEFRAMES[price.timeframe] ?? '',
];

/** A plan as it is chosen from a list, and as it stands in the request. */
export const planChoice = (name: string): string => `Plan: ${name}`;
