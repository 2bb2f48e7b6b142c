import type { ContactKind } from '../../contracts/contact.ts';
import type { SiteHref } from '../../routes/hrefs.ts';

interface ContactTexts {
  /** Label in the choice of forms. */
  readonly choice: string;
  readonly choiceHint: string;
  readonly title: string;
  readonly lead: string;
  /** Label and hint of the message. */
  readonly message: readonly [string, string];
  /** Label and choices of the topic, for kinds where the topic matters. */
  readonly service?: readonly [string, readonly string[]];
  readonly hasCompany: boolean;
  readonly send: string;
  /** What happens next, shown after sending. */
  readonly next: string;
  /** Further reading: path and link text. */
  readonly more: readonly [SiteHref, string];
}

export const CONTACT_TEXTS: Record<ContactKind, ContactTexts> = {
  employer: {
    choice: 'I want to hire',
    choiceHint: 'Fill a position, or several.',
    title: 'Tell us who you are looking for',
    lead: 'A recruiter who knows the field calls or writes back, usually within a working day.',
    message: ['The position', 'Title, place, when it should start, and what matters most.'],
    service: [
      'Field or plan',
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
    next: 'A recruiter who knows the field reads it and calls or writes back, usually within a working day.',
    more: ['/employer', 'Plans and prices for employers'],
  },
  candidate: {
    choice: 'I am looking for work',
    choiceHint: 'A question about a job, or about what comes next.',
    title: 'Tell us what you are looking for',
    lead: 'Ask about a job, an application, or where you could go from here. It costs you nothing.',
    message: [
      'Your question, or the job you want',
      'What you do now and where you would like to work help us to answer.',
    ],
    hasCompany: false,
    send: 'Send to a recruiter',
    next: 'A recruiter reads it and writes to you. What you asked goes to no employer.',
    more: ['/jobs', 'Look at the open jobs'],
  },
  company: {
    choice: 'I want to know more about a service',
    choiceHint: 'Outsourcing, employer branding, an embedded recruiter.',
    title: 'Ask about a service',
    lead: 'Say what you need. We answer with what we would do, how long it takes and what it costs.',
    message: ['What you need', 'How large your team is and what you have tried help us to answer.'],
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
    send: 'Send the question',
    next: 'We answer with what we would do, how long it takes and what it costs, usually within two working days.',
    more: ['/services', 'All services for employers'],
  },
  ghostwriting: {
    choice: 'I want posts written for LinkedIn',
    choiceHint: 'A first talk about ghostwriting, without cost.',
    title: 'Book a first talk about ghostwriting',
    lead: 'Half an hour with the writer who would work with you: your voice, your topics, a plan.',
    message: [
      'What you would like to be read for',
      'Your topics, who should read you, and a link to your profile if you like.',
    ],
    hasCompany: true,
    send: 'Ask for a talk',
    next: 'The writer looks at what you wrote and proposes two times for a talk.',
    more: ['/linkedin-ghostwriting', 'How ghostwriting works here'],
  },
};
