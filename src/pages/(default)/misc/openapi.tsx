import { PageHead } from '../../../components/page-head.tsx';
import { ApiReferenceView } from '../../../features/api-reference/api-reference-view.tsx';
import { loadFrame } from '../../../lib/content/site-frame.ts';
import { openApiDocument } from '../../../lib/openapi/openapi-document.ts';

export default async function ApiReferencePage() {
  return (
    <>
      <PageHead
        title="API reference"
        description="Every endpoint in the site’s API, with its parameters, its response and who can call it."
        path="/misc/openapi"
        index={false}
      />
      <ApiReferenceView document={openApiDocument((await loadFrame()).name)} />
    </>
  );
}

// The canonical URL is only known at request time.
export const getConfig = () => ({ render: 'dynamic' }) as const;
