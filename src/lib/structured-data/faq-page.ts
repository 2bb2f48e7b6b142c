import { formatPlainText, type RichTextDocument } from '../content/rich-text/rich-text.ts';
import type { StructuredData } from './structured-data.ts';

/** The questions and answers shown on a page (https://schema.org/FAQPage). */
export const faqPage = (
  questions: readonly { readonly question: string; readonly answer: RichTextDocument }[],
): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: formatPlainText(answer).trim() },
  })),
});
