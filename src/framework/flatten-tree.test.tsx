import { type ComponentType, lazy, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Component, flattenTree } from './flatten-tree.ts';

/** Creates a client component in the form that the server sees: a reference. */
const reference = (id: string) =>
  Object.assign(() => {}, {
    $$typeof: Symbol.for('react.client.reference'),
    $$id: id,
  }) as unknown as ComponentType<Record<string, unknown>>;

const COMPONENTS: Readonly<Record<string, Component>> = {
  'panel#Panel': (({ title, children, parts }: Record<string, ReactNode>) => (
    <section title={String(title)}>
      {children}
      {parts}
    </section>
  )) as Component,
};
const loadAsync = async (module: string, name: string) =>
  COMPONENTS[`${module}#${name}`] as Component;

const renderHtml = async (tree: ReactNode): Promise<string> =>
  renderToStaticMarkup((await flattenTree(tree, loadAsync)) as ReactNode);

const Panel = reference('panel#Panel');
const Name = async ({ of }: { of: string }) => <b>{of}</b>;
const List = ({ names }: { names: readonly string[] }) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <Name of={name} />
      </li>
    ))}
  </ul>
);

test('server components, including async ones, are replaced with what they return', async () => {
  expect(await renderHtml(<List names={['Ada', 'Zoë']} />)).toBe(
    '<ul><li><b>Ada</b></li><li><b>Zoë</b></li></ul>',
  );
});

test('client components may receive server-rendered content anywhere in their props', async () => {
  const parts = [<Name key="a" of="Ada" />, 'and', { toString: () => 'no part' }].slice(0, 2);
  expect(
    await renderHtml(
      <Panel title="Who" parts={parts}>
        <Name of="Zoë" />
      </Panel>,
    ),
  ).toBe('<section title="Who"><b>Zoë</b><b>Ada</b>and</section>');
});

test('awaits lazy components and promises of elements', async () => {
  const Later = lazy(async () => ({ default: Panel }));
  expect(await renderHtml(<Later title="later">{Promise.resolve('here')}</Later>)).toBe(
    '<section title="later">here</section>',
  );
});

test('rejects with the error that a component throws', async () => {
  const error = Object.assign(new Error('elsewhere'), { digest: '308' });
  const Gone = (): never => {
    throw error;
  };
  const GoneLater = async (): Promise<never> => {
    throw error;
  };
  for (const Part of [Gone, GoneLater]) {
    await expect(
      renderHtml(
        <main>
          <Part />
        </main>,
      ),
    ).rejects.toBe(error);
  }
});
