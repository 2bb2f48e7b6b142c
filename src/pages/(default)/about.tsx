import { findEntries } from '../../lib/content/find-entries.ts';

export default async function AboutPage() {
  const found = await findEntries({ content_type: 'page', 'fields.path': '/about', include: 3 });
  return <pre>{JSON.stringify(found.items[0], null, 2)}</pre>;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
