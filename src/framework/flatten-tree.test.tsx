import { type ComponentType, lazy, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Component, flattenTree } from './flatten-tree.ts';

/** As a server sees a component of browsers. */
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
const loadLater = async (module: string, name: string) =>
  COMPONENTS[`${module}#${name}`] as Component;

const htmlOf = async (tree: ReactNode): Promise<string> =>
  renderToStaticMarkup((await flattenTree(tree, loadLater)) as ReactNode);

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

test('components of the server are what they return, also those that take their time', async () => {
  expect(await htmlOf(<List names={['Ada', 'Zoë']} />)).toBe(
    '<ul><li><b>Ada</b></li><li><b>Zoë</b></li></ul>',
  );
});

test('components of browsers get what the server made, wherever it stands in their props', async () => {
  const parts = [<Name key="a" of="Ada" />, 'and', { toString: () => 'no part' }].slice(0, 2);
  expect(
    await htmlOf(
      <Panel title="Who" parts={parts}>
        <Name of="Zoë" />
      </Panel>,
    ),
  ).toBe('<section title="Who"><b>Zoë</b><b>Ada</b>and</section>');
});

test('a part that comes later is waited for, be it an element or a component', async () => {
  const Later = lazy(async () => ({ default: Panel }));
  expect(await htmlOf(<Later title="later">{Promise.resolve('here')}</Later>)).toBe(
    '<section title="later">here</section>',
  );
});

test('what a component throws is thrown', async () => {
  const error = Object.assign(new Error('elsewhere'), { digest: '308' });
  const Gone = (): never => {
    throw error;
  };
  const GoneLater = async (): Promise<never> => {
    throw error;
  };
  for (const Part of [Gone, GoneLater]) {
    await expect(
      htmlOf(
        <main>
          <Part />
        </main>,
      ),
    ).rejects.toBe(error);
  }
});
