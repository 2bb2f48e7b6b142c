import { SALARY_TIMEFRAMES } from '../../contracts/enums.ts';
import type { SubscriptionPlan } from '../../contracts/reference.ts';

type Price = SubscriptionPlan['prices'][number];

const TIMEFRAMES: Readonly<Record<string, string>> = {
  ...SALARY_TIMEFRAMES,
  per_job: 'per job',
};

/** A plan's price and its period, such as `€190` and `per month`. */
export const formatPrice = (price: Price): readonly [amount: string, timeframe: string] => [
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: price.currency,
    minimumFractionDigits: Number.isInteger(price.amount) ? 0 : undefined,
  }).format(price.amount),
  TIMEFRAMES[price.timeframe] ?? '',
];

/** A plan's label, both in the form's list of plans and in the contact request. */
export const planChoice = (name: string): string => `Plan: ${name}`;
