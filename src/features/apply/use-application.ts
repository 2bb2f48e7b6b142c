import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../contracts/application-rules.ts';
import type { Job } from '../../contracts/job.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import { checkForm } from './check-form.ts';
import { createDraft, fillForm } from './draft.ts';
import { sendApplication } from './send-application.ts';

export type AppliedJob = Pick<Job, 'fid' | 'path' | 'questions' | 'requireResume'>;

/** What the form does once scripts run: drafts, checks on leaving a field, sending with progress. */
export const useApplication = (
  job: AppliedJob,
  returned: ReturnedForm | null,
  refs: {
    form: RefObject<HTMLFormElement | null>;
    summary: RefObject<HTMLDivElement | null>;
  },
) => {
  const idempotencyKey = useRef('');
  const sending = useRef<AbortController>(null);
  const [errors, setErrors] = useState<FieldErrors>(returned?.errors ?? {});
  // What the last try to send ran into; errors found while typing show at their fields only.
  const [summary, setSummary] = useState<FieldErrors>(errors);
  /** From 0 to 1 while the form goes out. */
  const [progress, setProgress] = useState<number>();
  const [draft] = useState(() => createDraft(() => sessionStorage, `draft:${job.fid}`));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there.
  useEffect(() => {
    if (returned) {
      // The address is the form's own; going back to it would lead nowhere.
      window.history.replaceState(window.history.state, '', `${job.path}#apply`);
      refs.summary.current?.focus();
      return;
    }
    const values = draft.load();
    if (values && refs.form.current) fillForm(refs.form.current, values);
  }, []);

  // Part of the page, not a chunk of its own: one that fails to load makes the router reload the
  // page, and takes the chosen file and the consent with it.
  const check = (form: HTMLFormElement): FieldErrors =>
    checkForm(new FormData(form), job, Boolean(returned?.keptFile));

  const checkField = (name: string) => {
    const form = refs.form.current;
    if (!form || !name) return;
    const found = check(form);
    setErrors(({ [name]: _, ...rest }) => {
      const messages = found[name];
      return messages ? { ...rest, [name]: messages } : rest;
    });
  };

  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    setSummary(found);
    // The summary is there after the next paint.
    requestAnimationFrame(() => refs.summary.current?.focus());
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const controller = new AbortController();
    sending.current = controller;
    try {
      const found = check(form);
      if (Object.keys(found).length > 0) return showErrors(found);
      const data = new FormData(form);
      data.delete('keepResume');
      idempotencyKey.current ||= crypto.randomUUID();
      setProgress(0);
      const result = await sendApplication({
        url: form.action,
        form: data,
        idempotencyKey: idempotencyKey.current,
        onProgress: setProgress,
        signal: controller.signal,
      });
      if (!result.ok) return showErrors(result.errors);
      draft.clear();
      // A whole load: the confirmation must not hang on one more part that may not arrive.
      window.location.assign(`/jobs/${job.fid}/applied`);
    } finally {
      sending.current = null;
      setProgress(undefined);
    }
  };

  return {
    errors,
    summary,
    progress,
    submit,
    checkField,
    cancel: () => sending.current?.abort(),
    /** What was typed is kept, and is another application than the one sent before. */
    noteInput: (form: HTMLFormElement) => {
      idempotencyKey.current = '';
      draft.save(new FormData(form));
    },
  };
};
