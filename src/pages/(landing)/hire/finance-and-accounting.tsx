import { ContentPage } from '../../../features/sections/content-page.tsx';

export default function HireFinanceAndAccountingPage() {
  return <ContentPage path="/hire/finance-and-accounting" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
