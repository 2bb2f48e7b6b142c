import type { ImportProblem } from '../../../../src/contracts/ops.ts';
import { type JsonObject, readText } from '../feeds/json-values.ts';
import type { RuleCounter } from '../rule-counter.ts';
import { applyMapping, type Mapping } from './mapping.ts';

export interface PrepareOptions {
  /** Whether the records are in our own format, in which `Berlin, DE` has a country code. */
  readonly isOurs: boolean;
  readonly mapping: Mapping;
  /** The ids of the site's job categories. */
  readonly categories: ReadonlySet<string>;
  /** The company of all jobs, instead of the one that the file names. */
  readonly company?: string | undefined;
  /** The status of all jobs that have none. */
  readonly status?: string | undefined;
}

/** What was done to the records of a file. */
export interface Preparation {
  readonly rules: RuleCounter;
  /** The texts that were cut because they were too long. */
  readonly cuts: ImportProblem[];
}

export const isGiven = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  !(typeof value === 'string' && value.trim() === '') &&
  !(Array.isArray(value) && value.length === 0);

/** A row in the making, which counts what is done to it. */
export class Draft {
  readonly row: Record<string, unknown>;
  readonly at: string;
  readonly options: PrepareOptions;
  readonly done: Preparation;

  constructor(record: JsonObject, at: string, options: PrepareOptions, done: Preparation) {
    this.at = at;
    this.options = options;
    this.done = done;
    this.row = applyMapping(record, options.mapping, (from, to) =>
      done.rules.count('value from the mapping', at, from, to),
    );
  }

  has(name: string): boolean {
    return isGiven(this.row[name]);
  }

  text(name: string): string {
    return readText(this.row[name]) ?? '';
  }

  set(name: string, value: unknown, rule: string, from: string): void {
    this.row[name] = value;
    this.done.rules.count(rule, this.at, from, String(value));
  }

  /** Sets a field that is still missing to the mapping's default, or else to that of its rule. */
  setDefault(name: string, otherwise?: string): void {
    if (this.has(name)) return;
    const given = this.options.mapping.defaults[name];
    if (isGiven(given)) {
      this.row[name] = given;
      this.done.rules.count(`${name} by the mapping’s default`, this.at, '', JSON.stringify(given));
    } else if (otherwise) this.set(name, otherwise, `${name} by default`, '');
  }

  cut(field: string, from: number, to: number): void {
    const format = (length: number) => length.toLocaleString('en');
    const message = `It was cut from ${format(from)} to ${format(to)} characters.`;
    this.done.cuts.push({ at: this.at, field, message });
  }
}
