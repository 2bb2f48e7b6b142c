import type { ImportRows } from '../../../../src/contracts/ops.ts';

type Row = ImportRows['rows'][number];

/** The rows of the companies that jobs name, to be created if they do not exist. */
export const listCompanies = (
  jobs: readonly Pick<Row, 'record' | 'at'>[],
  category: string,
): Row[] => {
  const names = new Map(
    jobs.map(({ record, at }) => [String(record.company ?? ''), at] as const).toReversed(),
  );
  names.delete('');
  return [...names].map(([name, at]) => ({
    at: `company of ${at}`,
    record: { name, category },
    onlyNew: true,
  }));
};
