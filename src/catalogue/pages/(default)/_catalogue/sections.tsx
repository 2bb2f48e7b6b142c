import { SectionList } from '../../../../features/sections/section-list.tsx';
import { CatalogueHead } from '../../../part.tsx';
import { SECTIONS } from '../../../section-samples.ts';

export default function SectionsPage() {
  return (
    <>
      <CatalogueHead title="Sections" />
      <SectionList sections={SECTIONS} path="/_catalogue/sections" />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
