import type { ContactKind } from '../../contracts/contact.ts';
import type { SiteHref } from '../../routes/hrefs.ts';

interface ContactTexts {
  /** The form's label in the list of forms to choose from. */
  readonly choice: string;
  readonly choiceHint: string;
  readonly title: string;
  readonly lead: string;
  /** The message field's label and hint. */
  readonly message: readonly [string, string];
  /** The topic field's label and choices, for kinds that have a topic field. */
  readonly service?: readonly [string, readonly string[]];
  readonly hasCompany: boolean;
  readonly send: string;
  /** What happens next, shown after the form has been submitted. */
  readonly next: string;
  /** A link to further reading, as its path and link text. */
  readonly more: readonly [SiteHref, string];
}

export const CONTACT_TEXTS: Record<ContactKind, ContactTexts> = {
  employer: {
    choice: 'I want to hire',
    choiceHint: 'Fill one position or several.',
    title: 'Tell us who you’re looking for',
    lead: 'A recruiter who knows your field will call or email you, usually within one working day.',
    message: ['The position', 'Job title, location, start date and what matters most.'],
    service: [
      'Industry or plan',
      [
        'Engineering, data and technology',
        'Finance and accounting',
        'Sales and marketing',
        'Support',
        'Another field',
      ],
    ],
    hasCompany: true,
    send: 'Send to a recruiter',
    next: 'A recruiter who knows your field will read your message and call or email you, usually within one working day.',
    more: ['/employer', 'Plans and prices for employers'],
  },
  candidate: {
    choice: 'I’m looking for work',
    choiceHint: 'A question about a job or your next step.',
    title: 'Tell us what you’re looking for',
    lead: 'Ask about a job, an application or your next step. It’s free.',
    message: [
      'Your question, or the job you want',
      'It helps to know what you do now and where you’d like to work.',
    ],
    hasCompany: false,
    send: 'Send to a recruiter',
    next: 'A recruiter will read your message and reply. We won’t share it with any employer.',
    more: ['/jobs', 'See open jobs'],
  },
  company: {
    choice: 'I’m interested in a service',
    choiceHint: 'For example, outsourcing, employer branding or an embedded recruiter.',
    title: 'Ask about a service',
    lead: 'Tell us what you need. We’ll reply with what we’d do, how long it would take and what it would cost.',
    message: [
      'What you need',
      'It helps to know the size of your team and what you’ve tried so far.',
    ],
    service: [
      'Service',
      [
        'Outsourcing',
        'Talent placement',
        'Employer branding',
        'Promoting your brand',
        'Embedded recruiter',
        'Talent marketplace',
        'Social media outsourcing',
        'Something else',
      ],
    ],
    hasCompany: true,
    send: 'Send question',
    next: 'Usually within two working days, we’ll reply with what we’d do, how long it would take and what it would cost.',
    more: ['/services', 'All services for employers'],
  },
  ghostwriting: {
    choice: 'I want a LinkedIn ghostwriter',
    choiceHint: 'A free first call about ghostwriting.',
    title: 'Book a first call about ghostwriting',
    lead: 'Half an hour with the writer you’d work with, to discuss your voice, your topics and a plan.',
    message: [
      'What you’d like to be known for',
      'Your topics, your audience and, if you like, a link to your profile.',
    ],
    hasCompany: true,
    send: 'Request a call',
    next: 'The writer will read your message and suggest two times for a call.',
    more: ['/linkedin-ghostwriting', 'How our ghostwriting works'],
  },
};
