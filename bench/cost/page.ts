import { join } from 'node:path';
import {
  FREE_INVOCATION,
  METERED,
  PRICES,
  PRICES_READ_ON,
  priceOf,
  SUBSCRIPTION,
} from './prices.ts';
import { BOARDS, computeUse, KINDS, type Kind, type ProcessorMs } from './usage.ts';
import { findWork } from './work.ts';

export const COSTS_PAGE = join(import.meta.dirname, '../../docs/costs.md');

const BEGIN = '<!-- npm run bench:cost writes from here -->';
const END = '<!-- to here -->';

/** The row of docs/work-per-request.md with the database's part of a kind of request. */
const WORK_ROWS: Partial<Record<Kind, string>> = {
  'a job page, rendered': 'a job',
  'a list, rendered': 'all jobs',
  'a search, rendered': 'a common word',
  'apply with a resume': 'apply with a resume',
  'the cron of a minute': 'the cron of a minute',
  'the cron of five minutes': 'the cron of five minutes',
};

const toCount = (n: number): string => Math.round(n).toLocaleString('en');
const toAmount = (n: number): string => (n < 10 ? n.toFixed(2) : toCount(n));
const toDollars = (n: number): string =>
  n === 0 ? '–' : `$${n < 100 ? n.toFixed(2) : toCount(n)}`;
const toRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const formatKinds = (ms: ProcessorMs): string[] => [
  '| kind of request | processor ms | statements | rows read | rows written | R2 A/B |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  ...KINDS.map((kind) => {
    const row = WORK_ROWS[kind];
    const work = row ? findWork(row) : { statements: 0, read: 0, written: 0, filesA: 0, filesB: 0 };
    return toRow([
      kind,
      ms[kind].toFixed(2),
      ...[work.statements, work.read, work.written].map(toCount),
      `${work.filesA}/${work.filesB}`,
    ]);
  }),
];

const formatPrices = (): string[] => [
  '| billed | free plan | included in the paid plan, a month | beyond |',
  '| --- | ---: | ---: | ---: |',
  ...METERED.map((name) => {
    const { free, freeFor, included, price, per } = PRICES[name];
    const isFree = Number.isFinite(free);
    return toRow([
      name,
      isFree
        ? `${free < 1 ? free : toCount(free)}${freeFor === 'all' ? '' : ` a ${freeFor}`}`
        : 'no total',
      toCount(included),
      `$${price}${per === 1 ? '' : ' a million'}`,
    ]);
  }),
];

const DAYS = 30;

/** The share of the free plan that a month uses; above 1 it is not enough. */
const shareOfFree = (name: (typeof METERED)[number], month: number): number => {
  const { free, freeFor } = PRICES[name];
  return (freeFor === 'day' ? month / DAYS : month) / free;
};

const formatMonths = (ms: ProcessorMs): string[] => {
  const uses = BOARDS.map((board) => computeUse(board, ms));
  const [smallest] = uses;
  const total = ({ month }: (typeof uses)[number]) =>
    METERED.reduce((sum, name) => sum + priceOf(name, month[name]), SUBSCRIPTION);
  return [
    `| page views a day | ${BOARDS.map(({ viewsADay }) => toCount(viewsADay)).join(' | | ')} | | of the free plan, at ${toCount(BOARDS[0]?.viewsADay ?? 0)} |`,
    `| --- |${' ---: |'.repeat(2 * BOARDS.length + 1)}`,
    `| jobs | ${BOARDS.map(({ jobs }) => toCount(jobs)).join(' | | ')} | | |`,
    `| pages rendered a day | ${uses.map(({ rendersADay }) => toCount(rendersADay)).join(' | | ')} | | |`,
    ...METERED.map((name) => {
      const share = smallest ? shareOfFree(name, smallest.month[name]) : 0;
      return toRow([
        name,
        ...uses.flatMap(({ month }) => [
          toAmount(month[name]),
          toDollars(priceOf(name, month[name])),
        ]),
        Number.isFinite(PRICES[name].free) ? `${Math.round(share * 100)} %` : '–',
      ]);
    }),
    `| **a month, with the plan’s $${SUBSCRIPTION}** | ${uses.map((use) => `| **${toDollars(total(use))}**`).join(' | ')} | |`,
  ];
};

/** Formats the computed part of docs/costs.md. */
export const formatFigures = (ms: ProcessorMs): string =>
  [
    `### What a request costs`,
    formatKinds(ms).join('\n'),
    `### Prices and limits, read on ${PRICES_READ_ON}`,
    formatPrices().join('\n'),
    `On the free plan an invocation may use ${FREE_INVOCATION.processorMs} ms of processor time and ${FREE_INVOCATION.statements} statements of D1, and an account has ${FREE_INVOCATION.crons} crons.`,
    `### What a month costs`,
    formatMonths(ms).join('\n'),
  ].join('\n\n');

/** Reads the processor times from the page. @throws Error if a kind is missing */
export const readProcessorMs = (page: string): ProcessorMs =>
  Object.fromEntries(
    KINDS.map((kind) => {
      const [, ms] = new RegExp(`^\\| ${kind} \\| ([\\d.]+) \\|`, 'm').exec(page) ?? [];
      if (!ms)
        throw new Error(`docs/costs.md lacks “${kind}”. Run: npm run bench:cost -- --measure`);
      return [kind, Number(ms)];
    }),
  ) as Record<Kind, number>;

/** Replaces the computed part of the page. @throws Error if its marks are missing */
export const replaceFigures = (page: string, figures: string): string => {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`docs/costs.md needs the lines “${BEGIN}” and “${END}”.`);
  }
  return `${before}${BEGIN}\n\n${figures}\n\n${END}${after}`;
};
