import { PageHead } from '../../../components/page-head.tsx';
import { ApiReferenceView } from '../../../features/api-reference/api-reference-view.tsx';
import { openApiDocument } from '../../../lib/openapi/openapi-document.ts';

export default function ApiReferencePage() {
  return (
    <>
      <PageHead
        title="API reference"
        description="Every call of the site’s API: what it takes, what it answers, and who may make it."
        path="/misc/openapi"
        index={false}
      />
      <ApiReferenceView document={openApiDocument()} />
    </>
  );
}

// The canonical address is known of a request only.
export const getConfig = () => ({ render: 'dynamic' }) as const;
