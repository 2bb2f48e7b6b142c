// This module is not in the build's static files; `documents.ts` renders the component itself.
export { SiteRoot as default } from '../components/layout/site-root.tsx';

export const getConfig = () => ({ render: 'static' }) as const;
