/** The fields of a completed contact form. */
export const CONTACT = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '+44 20 7946 0958',
  company: 'Acme',
  service: 'Other',
  message: 'We need a gardener for our hedges.',
  'fax-number': '',
  consent: 'true',
};
