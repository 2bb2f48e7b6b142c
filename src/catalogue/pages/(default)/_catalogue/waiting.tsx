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
          <p>We’ve sent you a confirmation. You’ll hear from us within 10 working days.</p>
        </Confirmation>
      </Part>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
