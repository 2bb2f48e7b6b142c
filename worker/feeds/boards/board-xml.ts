import { cdata } from '../xml.ts';

/** The elements of a record, in order. Empty elements are omitted. */
export interface Elements {
  readonly [name: string]: string | Elements | null | undefined;
}

/**
 * Writes each element as `<name><![CDATA[…]]></name>`, because boards require CDATA for all text,
 * with unescaped HTML inside it.
 */
export const elements = (all: Elements): string =>
  Object.entries(all)
    .map(([name, value]) => {
      const content = typeof value === 'object' && value ? elements(value) : value && cdata(value);
      return content ? `<${name}>${content}</${name}>` : '';
    })
    .join('');

/** The company name shown for a hidden employer. */
export const HIDDEN_EMPLOYER = 'Confidential';
