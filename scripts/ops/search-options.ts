import type { Command } from 'commander';

export interface FilterOptions {
  q?: string;
  since?: string;
  until?: string;
}

export const withFilter = (command: Command): Command =>
  command
    .option('--q <text>', 'part of a name or email address')
    .option('--since <date>', 'from this day, such as 2026-11-01')
    .option('--until <date>', 'before this day');

export const withPaging = (command: Command): Command =>
  command
    .option('--page <number>', 'page number', '1')
    .option('--per-page <number>', 'records per page, at most 100', '20');

/** Creates the part of the request body that all searches have in common. */
export const createFilterBody = ({ q, since, until }: FilterOptions) => ({ q, since, until });
