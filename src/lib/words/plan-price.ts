import { SALARY_TIMEFRAMES } from '../../contracts/enums.ts';
import type { SubscriptionPlan } from '../../contracts/reference.ts';

type Price = SubscriptionPlan['prices'][number];

const TIMEFRAMES: Readonly<Record<string, string>> = {
  ...SALARY_TIMEFRAMES,
  per_job: 'per job',
};

/** The price of a plan and its period: `€190`, `per month`. */
export const formatPrice = (price: Price): readonly [amount: string, timeframe: string] => [
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: price.currency,
    minimumFractionDigits: Number.isInteger(price.amount) ? 0 : undefined,
  }).format(price.amount),
  TIMEFRAMES[price.timeframe] ?? '',
];

/** The label of a plan in a form's list and in the contact request. */
export const planChoice = (name: string): string => `Plan: ${name}`;
