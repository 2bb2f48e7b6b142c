import { isOutdated, outdate } from './browser/builds/own-build.ts';
import { createReloadGuard } from './browser/builds/reload-guard.ts';
import { startLazyImages } from './browser/images/lazy-images.ts';
import { startIslands } from './browser/islands/start-islands.ts';
import { watchLiveForms } from './browser/live-forms/watch-live-forms.ts';
import { optionalPart } from './browser/optional-part.ts';
import { whenIdle } from './browser/when-idle.ts';

if (import.meta.hot) import.meta.hot.on('rsc:update', () => window.location.reload());

/** The one script of a document, and a small one: pages work without it (decision 66). */

const reloadGuard = createReloadGuard({ storage: () => window.sessionStorage, now: Date.now });

let isTyped = false;
window.addEventListener(
  'input',
  () => {
    isTyped = true;
  },
  { capture: true, passive: true },
);

/** Of a part of this build that is gone, or got lost on the way. */
const reloadPage = (): void => {
  // What somebody began to type is worth more than a form's scripts: it can be sent without.
  if (!isTyped && navigator.onLine && !isOutdated() && reloadGuard.take()) window.location.reload();
  else outdate();
};

// Pictures wait for nothing but the first layout.
startLazyImages();

const isSignedIn = (): boolean => {
  try {
    return window.localStorage.getItem('token') !== null;
  } catch {
    return false;
  }
};

startIslands({
  islands: {
    'apply-form': () =>
      import('./features/apply/apply-form.tsx').then((part) => part.ApplyForm.Root),
    'contact-form': () =>
      import('./features/contact/contact-form.tsx').then((part) => part.ContactForm.Root),
    'copy-link': () =>
      import('./features/referral/copy-link.tsx').then((part) => part.CopyLink.Root),
    'referral-form': () =>
      import('./features/referral/referral-form.tsx').then((part) => part.ReferralForm.Root),
    'candidate-desk': () =>
      import('./features/candidate/candidate-desk.tsx').then((part) => part.CandidateDesk.Root),
    'sign-in-step': () =>
      import('./features/candidate/sign-in/sign-in-step.tsx').then((part) => part.SignInStep.Root),
    'sent-resume': () =>
      import('./features/candidate/sent-resume.tsx').then((part) => part.SentResume.Root),
    'score-card': () =>
      import('./features/reviews/score-card/score-card-form.tsx').then(
        (part) => part.ScoreCardForm.Root,
      ),
    'feedback-form': () =>
      import('./features/reviews/feedback-form.tsx').then((part) => part.FeedbackForm.Root),
    share: () => import('./components/share.tsx').then((part) => part.Share.Root),
  },
  isSignedIn,
  onLost: reloadPage,
  whenIdle,
});

/** Listened for before a part is asked for: one may be back before the browser says that it got lost. */
const backOnline = () =>
  new Promise((done) => window.addEventListener('online', done, { once: true }));

// The page does without it, for as long as the browser is offline or nobody answers.
const loadRuntime = optionalPart(() => import('./browser/start-runtime.ts'));
const startBeside = () => {
  const back = backOnline();
  loadRuntime().then(
    (runtime) => runtime.startRuntime(),
    () => back.then(startBeside),
  );
};
const whenQuiet = (start: () => void): void => {
  if (document.readyState === 'complete') whenIdle(start);
  else window.addEventListener('load', () => whenIdle(start), { once: true });
};

watchLiveForms();
document.documentElement.dataset.started = '';
whenQuiet(startBeside);
