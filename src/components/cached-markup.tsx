import type { ComponentProps, ReactNode } from 'react';

type Tag = 'li' | 'ul' | 'header' | 'footer' | 'div' | 'details';

export type CachedMarkupProps<T extends Tag = Tag> = Omit<ComponentProps<T>, 'children'> & {
  readonly as: T;
  /**
   * The objects that the markup depends on. If any of them is not frozen, the markup is not cached.
   */
  readonly of: readonly object[];
  /** A key for everything else that the markup depends on. */
  readonly by: string;
  readonly children: () => ReactNode;
};

/**
 * Markup that is cached for as long as the objects it depends on exist: it is rendered once and
 * reused in every document that contains it (`render-document.tsx`). It may read only the page
 * state that is passed in its props, and it must not change page state.
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
 * Views and documents are bundled separately, each with its own copy of `CachedMarkup`, so the
 * component is marked with a global symbol.
 */
const CACHED_MARKUP = Symbol.for('rolecall.kept');
Object.assign(CachedMarkup, { [CACHED_MARKUP]: true });

export const isCachedMarkup = (type: object): boolean => CACHED_MARKUP in type;
