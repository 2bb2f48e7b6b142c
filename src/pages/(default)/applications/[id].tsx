import type { PageProps } from 'waku/router';
import { PageTitle } from '../../../components/page-title.tsx';
import { Styles } from '../../../components/styles.tsx';
import { loadReceipt } from '../../../features/candidate/receipt/load-receipt.ts';
import { ReceiptView } from '../../../features/candidate/receipt/receipt-view.tsx';
import { loadFrame } from '../../../lib/content/site-frame.ts';
import { queryRecord } from '../../../lib/query.ts';

export default async function ReceiptPage({ path, query, id }: PageProps<'/applications/[id]'>) {
  const { link = '', done } = queryRecord(query);
  const [receipt, { answerDays, email }] = await Promise.all([
    loadReceipt(id, link, path),
    loadFrame(),
  ]);
  return (
    <>
      <Styles of={['candidate']} />
      <PageTitle title={`Your application: ${receipt.job.title}`} />
      <ReceiptView
        receipt={receipt}
        access={{ id, link }}
        done={done}
        answerDays={answerDays}
        email={email}
        now={Date.now()}
      />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
