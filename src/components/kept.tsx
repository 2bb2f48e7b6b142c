import type { ComponentProps, ReactNode } from 'react';

type Tag = 'li' | 'ul' | 'header' | 'footer' | 'div' | 'details';

export type KeptProps<T extends Tag = Tag> = Omit<ComponentProps<T>, 'children'> & {
  readonly as: T;
  /** What the markup is made of. Frozen, or it is made anew each time. */
  readonly of: readonly object[];
  /** What else it depends on. */
  readonly by: string;
  readonly children: () => ReactNode;
};

/**
 * A part of pages whose markup is kept for as long as what it is made of: documents write it once, whatever pages it
 * stands on (`render-document.tsx`). It reads nothing of the page that its props do not name, and tells it nothing.
 */
export const Kept = <T extends Tag>({ as, of: _, by: __, children, ...props }: KeptProps<T>) => {
  const Element = as as 'div';
  return <Element {...(props as ComponentProps<'div'>)}>{children()}</Element>;
};

/** Views and documents are built apart, each with a `Kept` of its own. */
const KEPT = Symbol.for('rolecall.kept');
Object.assign(Kept, { [KEPT]: true });

export const isKept = (type: object): boolean => KEPT in type;
