import type { RouteRule } from '../contracts/build.ts';
import type { Connection } from './create-preloads.ts';

/** Specifications 7 and 9. */
export const MANIFEST_DELAY_MS = 1_000;

/** Calls of the API, whose paths look like those of jobs, and files. */
const NO_PAGE = /^\/(misc|contractor|candidate|ops|hooks|cda|builds)\/|\.\w{2,5}$/;

type Rule = Pick<RouteRule, 'pattern' | 'cache'>;

const isRule = (value: unknown): value is Rule =>
  typeof value === 'object' &&
  value !== null &&
  'cache' in value &&
  'pattern' in value &&
  typeof value.pattern === 'string';

const rulesOf = (manifest: unknown): Rule[] => {
  const { rules } = (manifest ?? {}) as { rules?: unknown };
  if (!Array.isArray(rules) || !rules.every(isRule)) throw new Error('It is no manifest.');
  return rules;
};

const patternOf = ({ pattern }: Rule): RegExp =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`);

/** The build's manifest (specification 7, `builds/meta/{buildId}.json`): which pages there are. */
export const createRouteRules = (options: {
  /** @throws Where it does not come */
  loadManifest: () => Promise<unknown>;
  connection: () => Connection | undefined;
  log: (message: string, error: unknown) => void;
}) => {
  let rules: { pattern: RegExp; isForEverybody: boolean }[] | undefined;

  return {
    /** Not on the slowest of networks, where it would be in the way. */
    start(onLoaded: () => void): void {
      if (options.connection()?.effectiveType === 'slow-2g') return;
      setTimeout(async () => {
        try {
          rules = rulesOf(await options.loadManifest()).map((rule) => ({
            pattern: patternOf(rule),
            isForEverybody: rule.cache !== null,
          }));
          onLoaded();
        } catch (error) {
          // Specification 8: logged only.
          options.log('The manifest of this build did not load.', error);
        }
      }, MANIFEST_DELAY_MS);
    },
    /** Whether there is such a page, the same for everybody; undefined while nobody knows. */
    isPublicPage: (pathname: string): boolean | undefined =>
      rules &&
      !NO_PAGE.test(pathname) &&
      rules.find(({ pattern }) => pattern.test(pathname))?.isForEverybody === true,
  };
};
