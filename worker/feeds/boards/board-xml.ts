import { cdata } from '../xml.ts';

/** The elements of a record in their order; empty ones are omitted. */
export interface Elements {
  readonly [name: string]: string | Elements | null | undefined;
}

/** `<name><![CDATA[…]]></name>`: boards require CDATA for all text, and unescaped HTML in it. */
export const elements = (all: Elements): string =>
  Object.entries(all)
    .map(([name, value]) => {
      const content = typeof value === 'object' && value ? elements(value) : value && cdata(value);
      return content ? `<${name}>${content}</${name}>` : '';
    })
    .join('');

/** The company name for an employer that is not to be named. */
export const HIDDEN_EMPLOYER = 'Confidential';
