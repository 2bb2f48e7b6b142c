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
  /** The form as it came back from a post without JavaScript. */
  readonly returned: ReturnedForm | null;
  /** The address of the page that holds the form: one that came back stands at another. */
  readonly pagePath: string;
  /** Of the fields' ids, where the form is not alone on its page. */
  readonly idPrefix?: string;
  /** Keeps what is typed in this tab, under this key. */
  readonly draftKey?: string;
  /** See `createDraft`. */
  readonly draftNames?: Record<string, string>;
  /** What fields hold where nobody typed: such as what is saved. */
  readonly defaults?: Record<string, string>;
  /** All that is wrong, by the rules that the server has too. */
  readonly check: (form: FormData) => FieldErrors | Promise<FieldErrors>;
  readonly send: (
    form: FormData,
    steps: {
      /** The same for every try to send the same content. */
      readonly idempotencyKey: string;
      /** From 0 to 1. */
      readonly onProgress: (part: number) => void;
      readonly signal: AbortSignal;
    },
  ) => Promise<SendResult<Data>>;
  /** Until it ends the form counts as going out. */
  readonly onSent: (data: Data, form: HTMLFormElement) => void | Promise<void>;
  /** Told of errors that the server found, once they are shown. */
  readonly onRefused?: (errors: FieldErrors) => void;
}

export interface FormRefs {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly summary: RefObject<HTMLDivElement | null>;
}

/** The page's title without what it begins with while a form has errors, as where one came back (`errorPrefix`). */
const titleWithout = () => document.title.replace(/^Error: /, '');

/** Has the browser ask whoever leaves the page, until the function that it gives is called or the session is over. */
const stayHere = () => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const stop = () => leaving.abort();
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  window.addEventListener(SESSION_OVER, stop, { signal });
  return stop;
};

/**
 * What a form does once scripts run: a draft across reloads, checks on leaving a field, sending
 * without a page load. Without scripts it is a plain post to the same address. Whoever leaves while it goes out
 * is asked whether they mean to.
 */
export const useForm = <Data>(options: FormOptions<Data>, refs: FormRefs) => {
  const { returned } = options;
  const idempotencyKey = useRef('');
  const sending = useRef<AbortController>(null);
  const whenReleased = useRef<ReturnType<typeof watchPresses>>(null);
  const [errors, setErrors] = useState<FieldErrors>(returned?.errors ?? {});
  // What the last try to send ran into; errors found while typing show at their fields only.
  const [summary, setSummary] = useState<FieldErrors>(errors);
  // Counts the tries that went wrong: the same errors again take the focus again.
  const [failures, setFailures] = useState(0);
  /** From 0 to 1 while the form goes out. */
  const [progress, setProgress] = useState<number>();
  /** Said quietly beside the button. */
  const [notice, setNotice] = useState('');
  const [draft] = useState(
    () =>
      options.draftKey && createDraft(() => sessionStorage, options.draftKey, options.draftNames),
  );
  const keepDraft = (form: HTMLFormElement) => {
    if (!draft) return;
    const fields = [...form.elements].map((control) => (control as HTMLInputElement).name);
    // What a form came back with was typed; nothing of it is a default.
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
      // The address is the form's own; going back to it would lead nowhere.
      window.history.replaceState(window.history.state, '', options.pagePath);
      refs.summary.current?.focus();
      if (refs.form.current) keepDraft(refs.form.current);
      return;
    }
    const form = refs.form.current;
    if (!draft || !form) return;
    const values = draft.load();
    if (values) fillForm(form, values, true);
    // What was typed before scripts ran stands beside it.
    keepDraft(form);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: in the commit that shows the summary.
  useEffect(() => {
    if (failures === 0) return;
    document.title = `Error: ${titleWithout()}`;
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
      const stay = stayHere();
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
        showToast('error', NOT_SENT, { once: true });
        options.onRefused?.(result.errors);
        return;
      }
      if (draft) draft.clear();
      setErrors({});
      setSummary({});
      document.title = titleWithout();
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
    /** Stops an upload; the focus goes from the button that is gone to the one that sends again. */
    cancel: () => {
      sending.current?.abort();
      refs.form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    },
    /** What a field needs to be shown as it was sent, with what is wrong with it. */
    field: (name: string) => ({
      name,
      idPrefix: options.idPrefix,
      errors: errors[name],
      defaultValue: returned?.values[name]?.[0] ?? options.defaults?.[name],
    }),
    /** For the form element. */
    props: {
      ref: refs.form,
      method: 'post',
      noValidate: true,
      onSubmit,
      onInput: (event: { currentTarget: HTMLFormElement }) => {
        // What is typed now is another content than the one sent before.
        idempotencyKey.current = '';
        keepDraft(event.currentTarget);
      },
      onFocus: prepareToasts,
      onBlur: (event: { target: EventTarget }) => {
        const { name, value, type } = event.target as HTMLInputElement;
        // An empty field that somebody only passes through is not wrong yet.
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
