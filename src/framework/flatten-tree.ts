import { type CachedMarkupProps, isCachedMarkup } from '../components/kept.tsx';
import { textsOf } from './kept-texts.ts';

/*
 * Resolves a page's tree of server components to the elements that they return: what React's Flight
 * does through a payload, without the payload. A document needs nothing else (decision 1).
 */

/** React's marks of the nodes of a tree. */
const ELEMENT = Symbol.for('react.transitional.element');
const LAZY = Symbol.for('react.lazy');
const CLIENT_REFERENCE = Symbol.for('react.client.reference');

/** The server's placeholder for a component that runs in browsers too. */
interface ClientReference {
  readonly $$typeof: symbol;
  /** `{module}#{export}` */
  readonly $$id: string;
}

interface Lazy {
  readonly $$typeof: symbol;
  _init(payload: unknown): unknown;
  readonly _payload: unknown;
}

interface Element {
  readonly key: string | null;
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
  /** In development React records here whether an element needs no key in its position. */
  readonly _store?: { validated: number };
}
export type Component = (props: unknown) => unknown;

/** Loads the component of a client reference. */
export type LoadComponent = (module: string, name: string) => Component | Promise<Component>;

/** Renders flat content to HTML. */
export type WriteMarkup = (content: unknown) => string;

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | undefined)?.then === 'function';

/**
 * Calls `next` synchronously unless the value is a promise: most of a tree is available at once.
 */
const then = <Value>(value: unknown, next: (value: Value) => unknown): unknown =>
  isPromise(value) ? value.then((there) => next(there as Value)) : next(value as Value);

const all = (values: readonly unknown[]): unknown =>
  values.some(isPromise) ? Promise.all(values) : values;

const isClientReference = (type: unknown): type is ClientReference =>
  (type as ClientReference).$$typeof === CLIENT_REFERENCE;

const elementLike = (element: Element, type: unknown, props: Element['props']): Element => {
  const made = { ...element, type, props };
  const store = Object.getOwnPropertyDescriptor(element, '_store');
  return store ? Object.defineProperty(made, '_store', store) : made;
};

/** The result of a component takes the position of the component. */
const inPlaceOf = (element: Element, result: unknown): unknown => {
  const store = (result as Element | null | undefined)?._store;
  if (store && (element.key !== null || element._store?.validated === 1)) store.validated = 1;
  return result;
};

/** A date or a map is a value; an object literal may contain nodes of the tree. */
const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

const isLazy = (value: unknown): value is Lazy => (value as Lazy | null)?.$$typeof === LAZY;

const contentOf = (lazy: Lazy): unknown => {
  try {
    return lazy._init(lazy._payload);
  } catch (thrown) {
    // React throws a promise for content that is not available yet.
    if (isPromise(thrown)) return thrown.then(() => contentOf(lazy));
    throw thrown;
  }
};

/**
 * @throws what a component throws, including redirects and missing pages
 * @returns the same tree with only host elements, fragments and client components
 */
export const flattenTree = (tree: unknown, load: LoadComponent, write?: WriteMarkup): unknown => {
  const flattenAll = (values: readonly unknown[]): unknown => all(values.map(flatten));

  /** The props of a client component: nodes of the tree, and objects that contain nodes. */
  const flattenProps = (props: Readonly<Record<string, unknown>>): unknown =>
    then(flattenAll(Object.values(props)), (values: readonly unknown[]) =>
      Object.fromEntries(Object.keys(props).map((name, i) => [name, values[i]])),
    );

  const componentOf = ({ $$id }: ClientReference) => {
    const end = $$id.lastIndexOf('#');
    return load($$id.slice(0, end), $$id.slice(end + 1));
  };

  const flattenKept = (
    element: Element,
    { as, of, by, children, ...props }: CachedMarkupProps,
  ): unknown => {
    if (!write || !of.every(Object.isFrozen)) {
      return flatten(elementLike(element, as, { ...props, children: children() }));
    }
    const texts = textsOf(of);
    const withText = (__html: string) =>
      elementLike(element, as, { ...props, dangerouslySetInnerHTML: { __html } });
    const known = texts.get(by);
    if (known !== undefined) return withText(known);
    return then(flatten(children()), (content) => {
      const text = write(content);
      texts.set(by, text);
      return withText(text);
    });
  };

  const flattenElement = (element: Element): unknown => {
    const { type, props } = element;
    if (isLazy(type))
      return then(contentOf(type), (known) => flatten(elementLike(element, known, props)));
    if (typeof type === 'function') {
      if (isCachedMarkup(type)) return flattenKept(element, props as unknown as CachedMarkupProps);
      if (!isClientReference(type)) {
        return then((type as Component)(props), (result) => flatten(inPlaceOf(element, result)));
      }
      const parts = all([componentOf(type), flattenProps(props)]);
      return then(parts, ([component, flat]: readonly unknown[]) =>
        elementLike(element, component, flat as Element['props']),
      );
    }
    return then(flatten(props.children), (children) =>
      children === props.children ? element : elementLike(element, type, { ...props, children }),
    );
  };

  const flatten = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return flattenAll(node);
    if (isPromise(node)) return node.then(flatten);
    const { $$typeof } = node as { $$typeof?: symbol };
    if ($$typeof === ELEMENT) return flattenElement(node as Element);
    if (isLazy(node)) return then(contentOf(node), flatten);
    return $$typeof || !isPlain(node) ? node : flattenProps(node as Record<string, unknown>);
  };

  return flatten(tree);
};
