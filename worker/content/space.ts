/** Types for a space in Contentful's export format, as written by `contentful space export`. */

export interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: string; readonly id: string };
}

/** A field's values by locale code. */
export type Localized = Readonly<Record<string, unknown>>;

interface ExportedSys {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Absent if the record was never published. */
  readonly publishedVersion?: number;
  readonly publishedAt?: string;
  readonly firstPublishedAt?: string;
  readonly publishedCounter?: number;
  readonly archivedVersion?: number;
}

export interface ExportedRecord {
  readonly metadata?: { readonly tags: readonly Link[]; readonly concepts?: readonly Link[] };
  readonly sys: ExportedSys & {
    readonly type: 'Entry' | 'Asset';
    readonly contentType?: Link;
  };
  readonly fields: Readonly<Record<string, Localized>>;
}

export interface ExportedField {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly localized: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  /** Whether the field is omitted from responses. */
  readonly omitted: boolean;
  readonly linkType?: string;
  readonly items?: { readonly type: string; readonly linkType?: string };
  readonly validations: readonly unknown[];
}

export interface ExportedContentType {
  readonly sys: ExportedSys;
  readonly name: string;
  readonly description: string;
  readonly displayField: string;
  readonly fields: readonly ExportedField[];
}

export interface ExportedTag {
  readonly name: string;
  readonly sys: {
    readonly id: string;
    readonly createdAt?: string;
    readonly updatedAt?: string;
    readonly version?: number;
    readonly visibility?: 'public' | 'private';
  };
}

export interface ExportedLocale {
  readonly name: string;
  readonly code: string;
  readonly fallbackCode: string | null;
  readonly default: boolean;
  readonly sys: { readonly id: string; readonly version: number };
}

export interface Space {
  readonly contentTypes: readonly ExportedContentType[];
  readonly tags: readonly ExportedTag[];
  readonly entries: readonly ExportedRecord[];
  readonly assets: readonly ExportedRecord[];
  readonly locales: readonly ExportedLocale[];
}

/** The space id that the delivery service uses, whichever space was exported. */
export const SPACE_ID = 'rolecall';
export const ENVIRONMENT = 'master';

/**
 * The settings in this repository's space and everything they link to (`scripts/vite-plugins.ts`).
 * Every page shows them, and most pages rendered by a new isolate need nothing else.
 */
export const loadFrameSpace = async (): Promise<Space> =>
  (await import('./space.json?frame')).default as unknown as Space;

/** This repository's whole space, in a separate chunk that is loaded when first needed. */
export const loadSpace = async (): Promise<Space> =>
  (await import('./space.json')).default as unknown as Space;
