import { isOutdated, markOutdated } from './browser/builds/outdated-build.ts';
import { createReloadGuard } from './browser/builds/reload-guard.ts';
import { startLazyImages } from './browser/images/start-lazy-images.ts';
import { startIslands } from './browser/islands/start-islands.ts';
import { watchLiveForms } from './browser/live-forms/watch-live-forms.ts';
import { optionalModule } from './browser/optional-module.ts';
import { whenIdle } from './browser/when-idle.ts';

if (import.meta.hot) import.meta.hot.on('rsc:update', () => window.location.reload());

/**
 * This module is the only script in a document. It is small, and pages work without it (decision
 * 1).
 */

const reloadGuard = createReloadGuard({ storage: () => window.sessionStorage, now: Date.now });

let isTyped = false;
window.addEventListener(
  'input',
  () => {
    isTyped = true;
  },
  { capture: true, passive: true },
);

/** Reloads the page if one of this build's modules was removed or failed to load. */
const reloadPage = (): void => {
  // Reloading would lose the visitor's input, and the form also works without its scripts.
  if (!isTyped && navigator.onLine && !isOutdated() && reloadGuard.take()) window.location.reload();
  else markOutdated();
};

// Lazy images only need to wait for the initial layout.
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
    'job-alert-form': () =>
      import('./features/job-alerts/job-alert-form.tsx').then((part) => part.JobAlertForm.Root),
    'job-report-form': () =>
      import('./features/jobs/report/job-report-form.tsx').then((part) => part.JobReportForm.Root),
    'referral-form': () =>
      import('./features/referral/referral-form.tsx').then((part) => part.ReferralForm.Root),
    'candidate-console': () =>
      import('./features/candidate/candidate-console.tsx').then(
        (part) => part.CandidateConsole.Root,
      ),
    'saved-jobs': () =>
      import('./features/saved/saved-jobs.tsx').then((part) => part.SavedJobs.Root),
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

/**
 * Resolves when the browser is next online. Called before a module is requested, because the
 * browser may be back online before the request fails.
 */
const waitUntilOnline = () =>
  new Promise((done) => window.addEventListener('online', done, { once: true }));

/**
 * The page works without this module, which cannot load while the browser is offline or the server
 * does not respond.
 */
const loadRuntime = optionalModule(() => import('./browser/start-runtime.ts'));
const startRuntimeWhenLoaded = () => {
  const back = waitUntilOnline();
  loadRuntime().then(
    (runtime) => runtime.startRuntime(),
    () => back.then(startRuntimeWhenLoaded),
  );
};
const whenLoadedAndIdle = (start: () => void): void => {
  if (document.readyState === 'complete') whenIdle(start);
  else window.addEventListener('load', () => whenIdle(start), { once: true });
};

watchLiveForms();
document.documentElement.dataset.started = '';
whenLoadedAndIdle(startRuntimeWhenLoaded);
