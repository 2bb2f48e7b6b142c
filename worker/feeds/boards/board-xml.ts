import { cdata } from '../xml.ts';

/** The elements of a record in their order; one without words is left out. */
export interface Elements {
  readonly [name: string]: string | Elements | null | undefined;
}

/** `<name><![CDATA[…]]></name>`: boards want all words so, and HTML as it is. */
export const elements = (all: Elements): string =>
  Object.entries(all)
    .map(([name, value]) => {
      const content = typeof value === 'object' && value ? elements(value) : value && cdata(value);
      return content ? `<${name}>${content}</${name}>` : '';
    })
    .join('');

/** How boards are told of an employer who does not want to be named. */
export const HIDDEN_EMPLOYER = 'Confidential';
