// Static files of a build do without this module: what renders pages takes the component itself (`documents.ts`).
export { SiteRoot as default } from '../components/layout/site-root.tsx';

export const getConfig = () => ({ render: 'static' }) as const;
