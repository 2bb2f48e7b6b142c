'use client';

import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { SESSION_OVER } from '../../browser/session/session-over.ts';
import { NOT_SENT, prepareToasts, showToast } from '../../browser/toasts/toasts.ts';
import type { FieldErrors } from '../../contracts/wire.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import { createDraft, fillForm } from './draft.ts';
import { type SendResult, STOPPED } from './send-result.ts';
import { watchPresses } from './watch-presses.ts';

export interface FormOptions<Data> {
  /** The rejected form that the server returned after a post without JavaScript. */
  readonly returned: ReturnedForm | null;
  /**
   * Path of the page that contains the form. A form returned with errors is displayed at another
   * URL.
   */
  readonly pagePath: string;
  /** Prefix of the field ids if the page has several forms. */
  readonly idPrefix?: string;
  /** Key under which this tab stores the draft; without it no draft is stored. */
  readonly draftKey?: string;
  /** Passed to `createDraft` as `names`. */
  readonly draftNames?: Record<string, string>;
  /** Initial field values, such as saved ones. */
  readonly defaults?: Record<string, string>;
  /** Validates the form with the same rules as the server. */
  readonly check: (form: FormData) => FieldErrors | Promise<FieldErrors>;
  readonly send: (
    form: FormData,
    steps: {
      /** Identifies a submission. Retrying with unchanged content reuses the same key. */
      readonly idempotencyKey: string;
      /** Called with the upload progress, from 0 to 1. */
      readonly onProgress: (part: number) => void;
      readonly signal: AbortSignal;
    },
  ) => Promise<SendResult<Data>>;
  /**
   * Called after the form has been sent. The form stays in the sending state until the returned
   * promise resolves.
   */
  readonly onSent: (data: Data, form: HTMLFormElement) => void | Promise<void>;
  /** Called with the server's errors after they are shown. */
  readonly onRefused?: (errors: FieldErrors) => void;
}

export interface FormRefs {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly summary: RefObject<HTMLDivElement | null>;
}

/**
 * The page's title without the error prefix, which the server adds when it returns a form with
 * errors (`errorPrefix`).
 */
const removeErrorPrefix = () => document.title.replace(/^Error: /, '');

/**
 * Asks for confirmation before the page unloads, until the returned function is called or the
 * session ends.
 */
const confirmLeaving = () => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const stop = () => leaving.abort();
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  window.addEventListener(SESSION_OVER, stop, { signal });
  return stop;
};

/**
 * The scripted behaviour of a form: it keeps a draft across reloads, validates a field when it
 * loses focus, and sends the form without a page load. Without scripts, the form is submitted to
 * the same URL as a plain POST. While the form is being sent, leaving the page requires
 * confirmation.
 */
export const useForm = <Data>(options: FormOptions<Data>, refs: FormRefs) => {
  const { returned } = options;
  const idempotencyKey = useRef('');
  const sending = useRef<AbortController>(null);
  const whenReleased = useRef<ReturnType<typeof watchPresses>>(null);
  const [errors, setErrors] = useState<FieldErrors>(returned?.errors ?? {});
  // The last submission's errors. Errors found while typing are shown only at their fields.
  const [summary, setSummary] = useState<FieldErrors>(errors);
  // Counts failed submissions, so that the summary takes focus even if its errors do not change.
  const [failures, setFailures] = useState(0);
  /** The upload progress from 0 to 1, while sending. */
  const [progress, setProgress] = useState<number>();
  /** A status message next to the button. */
  const [notice, setNotice] = useState('');
  const [draft] = useState(
    () =>
      options.draftKey && createDraft(() => sessionStorage, options.draftKey, options.draftNames),
  );
  const saveDraft = (form: HTMLFormElement) => {
    if (!draft) return;
    const fields = [...form.elements].map((control) => (control as HTMLInputElement).name);
    // All values in a returned form came from the visitor, so none of them is a default.
    draft.save(new FormData(form), fields, returned ? {} : options.defaults);
  };

  useEffect(() => {
    const leaving = new AbortController();
    whenReleased.current = watchPresses(document, leaving.signal);
    return () => leaving.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there.
  useEffect(() => {
    if (returned) {
      // Replaces the form's action in the history, since visitors could not navigate back to it.
      window.history.replaceState(window.history.state, '', options.pagePath);
      refs.summary.current?.focus();
      if (refs.form.current) saveDraft(refs.form.current);
      return;
    }
    const form = refs.form.current;
    if (!draft || !form) return;
    const values = draft.load();
    if (values) fillForm(form, values, true);
    // Adds input typed before the scripts ran to the draft.
    saveDraft(form);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: in the commit that shows the summary.
  useEffect(() => {
    if (failures === 0) return;
    document.title = `Error: ${removeErrorPrefix()}`;
    refs.summary.current?.focus();
  }, [failures]);

  const checkField = async (name: string) => {
    const form = refs.form.current;
    if (!form || !name) return;
    const found = await options.check(new FormData(form));
    setErrors(({ [name]: _, ...rest }) => {
      const messages = found[name];
      return messages ? { ...rest, [name]: messages } : rest;
    });
  };

  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    setSummary(found);
    setFailures((count) => count + 1);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const data = new FormData(form, (event.nativeEvent as globalThis.SubmitEvent).submitter);
    const controller = new AbortController();
    sending.current = controller;
    setNotice('');
    try {
      const found = await options.check(data);
      if (Object.keys(found).length > 0) return showErrors(found);
      idempotencyKey.current ||= crypto.randomUUID();
      setProgress(0);
      const stay = confirmLeaving();
      const result = await options
        .send(data, {
          idempotencyKey: idempotencyKey.current,
          onProgress: setProgress,
          signal: controller.signal,
        })
        .finally(stay);
      if (!result.ok) {
        if (controller.signal.aborted) return setNotice(STOPPED);
        showErrors(result.errors);
        // Without a connection, the summary and the note at the end of the page say it already.
        if (navigator.onLine) showToast('error', NOT_SENT, { once: true });
        options.onRefused?.(result.errors);
        return;
      }
      if (draft) draft.clear();
      setErrors({});
      setSummary({});
      document.title = removeErrorPrefix();
      await options.onSent(result.data, form);
    } finally {
      sending.current = null;
      setProgress(undefined);
    }
  };

  return {
    errors,
    summary,
    progress,
    checkField,
    notice,
    /** Cancels an upload and moves focus from the removed button to the submit button. */
    cancel: () => {
      sending.current?.abort();
      refs.form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    },
    /** A field's properties, including its value and its errors. */
    field: (name: string) => ({
      name,
      idPrefix: options.idPrefix,
      errors: errors[name],
      defaultValue: returned?.values[name]?.[0] ?? options.defaults?.[name],
    }),
    /** Props for the form element. */
    props: {
      ref: refs.form,
      method: 'post',
      noValidate: true,
      onSubmit,
      onInput: (event: { currentTarget: HTMLFormElement }) => {
        // Changed content is a new submission and needs a new key.
        idempotencyKey.current = '';
        saveDraft(event.currentTarget);
      },
      onFocus: prepareToasts,
      onBlur: (event: { target: EventTarget }) => {
        const { name, value, type } = event.target as HTMLInputElement;
        // An empty field is not reported when the visitor leaves it, because they may still return
        // to it.
        if ((value && type !== 'file') || errors[name]) {
          whenReleased.current?.(() => checkField(name));
        }
      },
      onChange: (event: { target: EventTarget }) => {
        const { name, type } = event.target as HTMLInputElement;
        if (type === 'file' || type === 'checkbox' || errors[name]) checkField(name);
      },
    } as const,
  };
};
