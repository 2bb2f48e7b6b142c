import { type CachedMarkupProps, isCachedMarkup } from '../components/cached-markup.tsx';
import { getCachedTexts } from './cached-texts.ts';

/*
 * Resolves a page's tree of server components to the elements that they return. React's Flight does
 * the same by way of a payload, which a document does not need (decision 1).
 */

/** The `$$typeof` values that identify the nodes of a React tree. */
const ELEMENT = Symbol.for('react.transitional.element');
const LAZY = Symbol.for('react.lazy');
const CLIENT_REFERENCE = Symbol.for('react.client.reference');

/** The server's placeholder for a component that also runs in browsers. */
interface ClientReference {
  readonly $$typeof: symbol;
  /** The component's module and export name, as `{module}#{export}`. */
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
  /**
   * In development, React records here whether the element has been validated as needing no key in
   * its position.
   */
  readonly _store?: { validated: number };
}
export type Component = (props: unknown) => unknown;

/** Loads the component that a client reference refers to. */
export type LoadComponent = (module: string, name: string) => Component | Promise<Component>;

/** Renders a flattened tree to HTML. */
export type WriteMarkup = (content: unknown) => string;

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | undefined)?.then === 'function';

/**
 * Calls `next` synchronously unless the value is a promise. Most of a tree is available
 * immediately, so this avoids unnecessary waiting.
 */
const then = <Value>(value: unknown, next: (value: Value) => unknown): unknown =>
  isPromise(value) ? value.then((there) => next(there as Value)) : next(value as Value);

const all = (values: readonly unknown[]): unknown =>
  values.some(isPromise) ? Promise.all(values) : values;

const isClientReference = (type: unknown): type is ClientReference =>
  (type as ClientReference).$$typeof === CLIENT_REFERENCE;

const copyElement = (element: Element, type: unknown, props: Element['props']): Element => {
  const created = { ...element, type, props };
  const store = Object.getOwnPropertyDescriptor(element, '_store');
  return store ? Object.defineProperty(created, '_store', store) : created;
};

/**
 * Puts a component's result in the component's position. If the component needed no key there,
 * neither does the result.
 */
const takePosition = (element: Element, result: unknown): unknown => {
  const store = (result as Element | null | undefined)?._store;
  if (store && (element.key !== null || element._store?.validated === 1)) store.validated = 1;
  return result;
};

/**
 * True for object literals, which may contain nodes of the tree. Other objects, such as dates and
 * maps, contain none.
 */
const isPlainObject = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

const isLazy = (value: unknown): value is Lazy => (value as Lazy | null)?.$$typeof === LAZY;

const resolveLazy = (lazy: Lazy): unknown => {
  try {
    return lazy._init(lazy._payload);
  } catch (thrown) {
    // React throws a promise if the lazy content is not available yet.
    if (isPromise(thrown)) return thrown.then(() => resolveLazy(lazy));
    throw thrown;
  }
};

/**
 * Resolves a tree of server components.
 * @throws whatever a component throws, including redirects and not-found errors
 * @returns the same tree with only host elements, fragments and client components
 */
export const flattenTree = (tree: unknown, load: LoadComponent, write?: WriteMarkup): unknown => {
  const flattenAll = (values: readonly unknown[]): unknown => all(values.map(flatten));

  /**
   * Flattens a client component's props, which may be nodes of the tree or objects that contain
   * nodes.
   */
  const flattenProps = (props: Readonly<Record<string, unknown>>): unknown =>
    then(flattenAll(Object.values(props)), (values: readonly unknown[]) =>
      Object.fromEntries(Object.keys(props).map((name, i) => [name, values[i]])),
    );

  const loadClientComponent = ({ $$id }: ClientReference) => {
    const end = $$id.lastIndexOf('#');
    return load($$id.slice(0, end), $$id.slice(end + 1));
  };

  const flattenCachedMarkup = (
    element: Element,
    { as, of, by, children, ...props }: CachedMarkupProps,
  ): unknown => {
    if (!write || !of.every(Object.isFrozen)) {
      return flatten(copyElement(element, as, { ...props, children: children() }));
    }
    const texts = getCachedTexts(of);
    const withText = (__html: string) =>
      copyElement(element, as, { ...props, dangerouslySetInnerHTML: { __html } });
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
      return then(resolveLazy(type), (known) => flatten(copyElement(element, known, props)));
    if (typeof type === 'function') {
      if (isCachedMarkup(type))
        return flattenCachedMarkup(element, props as unknown as CachedMarkupProps);
      if (!isClientReference(type)) {
        return then((type as Component)(props), (result) => flatten(takePosition(element, result)));
      }
      const parts = all([loadClientComponent(type), flattenProps(props)]);
      return then(parts, ([component, flat]: readonly unknown[]) =>
        copyElement(element, component, flat as Element['props']),
      );
    }
    return then(flatten(props.children), (children) =>
      children === props.children ? element : copyElement(element, type, { ...props, children }),
    );
  };

  const flatten = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return flattenAll(node);
    if (isPromise(node)) return node.then(flatten);
    const { $$typeof } = node as { $$typeof?: symbol };
    if ($$typeof === ELEMENT) return flattenElement(node as Element);
    if (isLazy(node)) return then(resolveLazy(node), flatten);
    return $$typeof || !isPlainObject(node) ? node : flattenProps(node as Record<string, unknown>);
  };

  return flatten(tree);
};
