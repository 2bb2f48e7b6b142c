import { Confirmation } from '../../../../components/form/confirmation.tsx';
import { CatalogueHead, Part } from '../../../part.tsx';
import { Waiting } from '../../../waiting.tsx';

export default function WaitingPage() {
  return (
    <>
      <CatalogueHead title="Loading and confirmation" />
      <Part name="Loading, and a failed load">
        <Waiting />
      </Part>
      <Part name="Sent">
        <Confirmation>
          <h3>Application sent</h3>
          <p>We mailed you a copy. You hear from us within ten working days.</p>
        </Confirmation>
      </Part>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
