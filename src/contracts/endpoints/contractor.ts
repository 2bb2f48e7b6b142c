import { ContactReceiptSchema, contactForm } from '../contact.ts';
import { createDataSchema } from '../wire.ts';
import { post } from './endpoint.ts';

/**
 * POST endpoints of the contractor services (docs/specification.md, row 7.5). This project chose
 * the paths.
 */

const receipt = createDataSchema(ContactReceiptSchema);

export const contactCandidate = post('contractor/candidate-contact', receipt, {
  summary: 'Contact request from a candidate',
  body: contactForm('Enter your question, or the job you want.'),
  upstream: 'contractor',
  challenge: true,
});
export const contactCompany = post('contractor/company-contact', receipt, {
  summary: 'Service enquiry from a company',
  body: contactForm('Describe what you need.'),
  upstream: 'contractor',
  challenge: true,
});
export const requestGhostwriting = post('contractor/ghostwriting-consultation', receipt, {
  summary: 'Request a consultation on LinkedIn ghostwriting',
  body: contactForm('Tell us what you’d like to be known for.'),
  upstream: 'contractor',
  challenge: true,
});
