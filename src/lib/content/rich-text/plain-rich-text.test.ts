import { expect, test, vi } from 'vitest';
import { plainRichText } from './plain-rich-text.ts';

const node = (nodeType: string, data: object = {}, content: unknown[] = []) => ({
  nodeType,
  data,
  content,
});
const words = { nodeType: 'text', value: 'Words', marks: [], data: {} };
const createDocument = (...content: unknown[]) => node('document', {}, content);
const sent = (value: unknown) => JSON.parse(JSON.stringify(value, plainRichText));

const entry = (type: string, fields: object) => ({
  sys: { type: 'Entry', id: type, contentType: { sys: { id: type } } },
  fields,
});
const asset = (contentType: string) => ({
  sys: { type: 'Asset', id: 'a' },
  fields: { title: 'A plan', file: { url: '//files.example/a', fileName: 'a', contentType } },
});

test('text, lists and web links are unchanged', () => {
  const text = createDocument(
    node('paragraph', {}, [words, node('hyperlink', { uri: 'https://a.example' }, [words])]),
    node('unordered-list', {}, [node('list-item', {}, [node('paragraph', {}, [words])])]),
  );
  expect(sent({ body: text, other: [1] })).toEqual({ body: text, other: [1] });
});

test('reduces an entry to its displayed parts, even if the entry contains the rich text itself', () => {
  const page = entry('page', { path: '/about', title: 'About', secret: 'unseen' });
  const text = createDocument(
    node('paragraph', {}, [node('entry-hyperlink', { target: page }, [words])]),
    node('embedded-entry-block', { target: page }),
  );
  Object.assign(page.fields, { sections: [{ body: text }] });
  const plain = sent({ body: text });
  expect(plain.body.content[0].content[0].data).toEqual({
    target: { href: '/about', label: 'About' },
  });
  expect(plain.body.content[1].data.target).toMatchObject({ kind: 'link', href: '/about' });
  expect(JSON.stringify(plain)).not.toContain('unseen');
});

test('a picture remains a picture, and any other file becomes a link', () => {
  const plain = sent(
    createDocument(
      node('embedded-asset-block', { target: asset('image/png') }),
      node('embedded-asset-block', { target: asset('application/pdf') }),
    ),
  );
  expect(plain.content[0].data.target.picture).toMatchObject({ url: '//files.example/a' });
  expect(plain.content[1].data.target).toEqual({ href: '//files.example/a', label: 'A plan' });
});

test('unpublished or unsupported entries display nothing', () => {
  vi.spyOn(console, 'warn').mockReturnValueOnce();
  const link = { sys: { type: 'Link', linkType: 'Entry', id: 'gone' } };
  const plain = sent(
    createDocument(
      node('embedded-entry-block', { target: link }),
      node('embedded-entry-block', { target: entry('menu', { title: 'Menu' }) }),
      node('embedded-entry-block'),
    ),
  );
  expect(plain.content.map(({ data }: { data: object }) => data)).toEqual([{}, {}, {}]);
});
