'use client';

import { type ReactNode, useEffect, useRef, useTransition } from 'react';
import { useRouter } from 'waku';
import { takeEarlyInput } from '../../browser/early-input.ts';
import { formValues } from '../../lib/form-values.ts';

/** The address a GET form stands for: empty fields left out, several values joined by commas. */
export const formUrl = <Action extends string>(
  action: Action,
  entries: Iterable<[string, FormDataEntryValue]>,
): Action | `${Action}?${string}` => {
  const params = new URLSearchParams();
  for (const [name, all] of Object.entries(formValues(entries))) {
    const values = new Set(all.map((value) => value.trim()).filter(Boolean));
    if (values.size > 0) params.set(name, [...values].join(','));
  }
  return params.size > 0 ? `${action}?${params}` : action;
};

type Field = HTMLInputElement | HTMLSelectElement;

/** Back to what the page says, so that a filter taken off by its link is also unticked. */
const showState = (form: HTMLFormElement, keep: Element | null) => {
  for (const field of form.elements as unknown as Iterable<Field>) {
    if (field === keep && field.type !== 'checkbox') continue;
    if (field instanceof HTMLInputElement) {
      field.checked = field.defaultChecked;
      if (field.type !== 'checkbox' && field.type !== 'radio') field.value = field.defaultValue;
    } else if (field instanceof HTMLSelectElement) {
      // React keeps no default on a select that it updates.
      field.value = field.dataset.value ?? field.value;
    }
  }
};

const isChoice = (field: EventTarget): boolean =>
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type));

/** A GET form that navigates without a page load: at once when a choice changes, else on submit. */
export const LiveForm = (props: {
  action: '/jobs' | '/companies' | '/blog';
  className: string;
  children: ReactNode;
}) => {
  const router = useRouter();
  const [isBusy, startNavigation] = useTransition();
  const formRef = useRef<HTMLFormElement>(null);
  const { query } = router;
  // The query that this form is on its way to.
  const asked = useRef<string>(undefined);

  const navigate = (form: HTMLFormElement) => {
    const url = formUrl(props.action, new FormData(form));
    const asks = url.slice(props.action.length + 1);
    asked.current = asks === query ? undefined : asks;
    // A navigation that fails is shown by the boundary around the page.
    startNavigation(() => router.push(url, { scroll: false }).catch(() => undefined));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page shows has changed.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const early = takeEarlyInput(form.elements);
    if (early.length > 0) {
      if (early.some(isChoice)) navigate(form);
      return;
    }
    // Who went on in a field while the answer came keeps that; going back is another matter.
    const keep = asked.current === undefined ? null : document.activeElement;
    if (asked.current === query) asked.current = undefined;
    showState(form, keep);
  }, [query]);

  return (
    <form
      ref={formRef}
      className={props.className}
      action={props.action}
      method="get"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(event.currentTarget);
        // On a phone the filters lie over the results that were asked for.
        const filters = event.currentTarget.querySelector('details.filters[open]');
        if (filters?.contains(document.activeElement)) filters.querySelector('summary')?.focus();
        filters?.removeAttribute('open');
      }}
      onChange={(event) => {
        if (isChoice(event.target)) navigate(event.currentTarget);
      }}
    >
      {props.children}
    </form>
  );
};
