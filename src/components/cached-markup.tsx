import type { ComponentProps, ReactNode } from 'react';

type Tag = 'li' | 'ul' | 'header' | 'footer' | 'div' | 'details';

export type CachedMarkupProps<T extends Tag = Tag> = Omit<ComponentProps<T>, 'children'> & {
  readonly as: T;
  /** The objects that the markup depends on. They must be frozen, or the markup is not cached. */
  readonly of: readonly object[];
  /** Everything else that the markup depends on. */
  readonly by: string;
  readonly children: () => ReactNode;
};

/**
 * Markup that is cached as long as the objects it depends on: it is rendered once for all documents
 * that contain it (`render-document.tsx`). It must neither read page state that is missing in its
 * props, nor change it.
 */
export const CachedMarkup = <T extends Tag>({
  as,
  of: _,
  by: __,
  children,
  ...props
}: CachedMarkupProps<T>) => {
  const Element = as as 'div';
  return <Element {...(props as ComponentProps<'div'>)}>{children()}</Element>;
};

/**
 * Views and documents are bundled separately, each with its own `CachedMarkup`, so a global symbol marks
 * it.
 */
const CACHED_MARKUP = Symbol.for('rolecall.kept');
Object.assign(CachedMarkup, { [CACHED_MARKUP]: true });

export const isCachedMarkup = (type: object): boolean => CACHED_MARKUP in type;
