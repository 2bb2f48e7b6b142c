// The build's static files do not contain this module. Documents are rendered from the component
// itself (`documents.ts`).
export { SiteRoot as default } from '../components/layout/site-root.tsx';

export const getConfig = () => ({ render: 'static' }) as const;
