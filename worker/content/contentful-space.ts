import type { ContentSource } from '../../src/lib/content/content-source.ts';
import { isLocal, type Variables } from '../env.ts';

/** The variables that configure a space. */
export type SpaceVariables = Pick<
  Variables,
  'CONTENTFUL_ENVIRONMENT' | 'CONTENTFUL_HOST' | 'CONTENTFUL_PREVIEW_HOST' | 'CONTENTFUL_THROTTLE'
> & { readonly CONTENTFUL_SPACE_ID: string };

/**
 * The host and settings of the configured space or its drafts. Plain HTTP is allowed only for a
 * host on this machine.
 */
export const contentfulSpace = (
  variables: SpaceVariables,
  { isPreview = false }: { readonly isPreview?: boolean },
): Omit<ContentSource, 'accessToken' | 'fetch'> & { readonly host: string } => {
  const { CONTENTFUL_HOST, CONTENTFUL_PREVIEW_HOST } = variables;
  const host = isPreview
    ? (CONTENTFUL_PREVIEW_HOST ?? CONTENTFUL_HOST ?? 'preview.contentful.com')
    : (CONTENTFUL_HOST ?? 'cdn.contentful.com');
  return {
    space: variables.CONTENTFUL_SPACE_ID,
    environment: variables.CONTENTFUL_ENVIRONMENT,
    host,
    insecure: isLocal(`http://${host}`),
    throttle: variables.CONTENTFUL_THROTTLE,
  };
};
