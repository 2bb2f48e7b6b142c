import { cdata } from '../xml.ts';

/** The elements of a record in order; empty ones are omitted. */
export interface Elements {
  readonly [name: string]: string | Elements | null | undefined;
}

/**
 * Writes `<name><![CDATA[…]]></name>`, because boards require CDATA for all text, with unescaped
 * HTML in it.
 */
export const elements = (all: Elements): string =>
  Object.entries(all)
    .map(([name, value]) => {
      const content = typeof value === 'object' && value ? elements(value) : value && cdata(value);
      return content ? `<${name}>${content}</${name}>` : '';
    })
    .join('');

/** The company name for an employer that must not be named. */
export const HIDDEN_EMPLOYER = 'Confidential';
