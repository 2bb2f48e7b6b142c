import { LinkSent } from '../../../../features/candidate/sign-in/link-sent.tsx';
import { Applications, Deeds, Saved, Sessions, StoredResume } from '../../../candidate-parts.tsx';
import { CatalogueHead, Part } from '../../../part.tsx';

export default function CandidatePage() {
  return (
    <>
      <CatalogueHead title="Applications and accounts" />
      <Part name="Applications in every state">
        <Applications />
      </Part>
      <Part name="Saved jobs in every state">
        <Saved />
      </Part>
      <Part name="An action with confirmation">
        <Deeds />
      </Part>
      <Part name="A saved resume, and none">
        <StoredResume />
      </Part>
      <Part name="Sessions">
        <Sessions />
      </Part>
      <Part name="Link sent">
        <LinkSent />
        <LinkSent email="zoe@example.com" code="012345" />
        <LinkSent email="donaudampfschifffahrtselektrizitaetenhauptbetriebswerk@example.com" />
      </Part>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
