import type { ExportedRecord } from '../../worker/content/space.ts';

/** A problem in a space that an editor must correct. */
export interface Problem {
  /** The record with the problem: its content type and id, or `asset` and its id. */
  readonly record: string;
  readonly field: string;
  readonly message: string;
}

export const recordName = ({ sys }: ExportedRecord): string =>
  `${sys.type === 'Asset' ? 'asset' : (sys.contentType?.sys.id ?? 'entry')} ${sys.id}`;

export const isPublished = ({ sys }: ExportedRecord): boolean =>
  sys.publishedVersion !== undefined && sys.archivedVersion === undefined;
