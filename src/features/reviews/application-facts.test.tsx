import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApplicationFacts } from './application-facts.tsx';

test('escapes query parameters in the applicant’s email address in the mailto link', () => {
  const email = 'ada%40corp.example?bcc=spy@evil.example';
  const html = renderToStaticMarkup(
    <ApplicationFacts application={{ id: 'a1', status: 'received', email } as never} />,
  );
  expect(html).toContain('href="mailto:ada%2540corp.example%3Fbcc%3Dspy@evil.example"');
});
