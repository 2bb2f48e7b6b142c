'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useTransition } from 'react';
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

const isChoice = (field: EventTarget): boolean =>
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type));

/** Sets all fields but `typed` to what the page says: a filter taken off by its link is unticked. */
const showState = (form: HTMLFormElement, typed?: ReadonlySet<EventTarget | null>) => {
  for (const field of form.elements as unknown as Iterable<Field>) {
    if (typed?.has(field) && !isChoice(field)) continue;
    if (field instanceof HTMLInputElement) {
      field.checked = field.defaultChecked;
      if (!isChoice(field)) field.value = field.defaultValue;
    } else if (field instanceof HTMLSelectElement) {
      // React keeps no default on a select that it updates.
      field.value = field.dataset.value ?? field.value;
    }
  }
};

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
  // The query that this form is on its way to, and the fields typed into since it was read for that.
  const asked = useRef<string>(undefined);
  const typed = useRef(new Set<EventTarget>());

  const navigate = (form: HTMLFormElement) => {
    const url = formUrl(props.action, new FormData(form));
    const asks = url.slice(props.action.length + 1);
    asked.current = asks === query ? undefined : asks;
    typed.current.clear();
    // A navigation that fails is shown by the boundary around the page.
    startNavigation(() => router.push(url, { scroll: false }).catch(() => undefined));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the router can be used.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const early = takeEarlyInput(form.elements);
    if (early.some(isChoice)) navigate(form);
    // The browser puts back what a reload found in the fields.
    else if (early.length === 0 && asked.current === undefined) showState(form, typed.current);
  }, []);

  const shown = useRef(query);
  // In the commit that shows the page: a choice made right after it is not taken back.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form || shown.current === query) return;
    shown.current = query;
    // Typing goes on while the results are on their way. Going back or a link may overtake them:
    // then the page that comes says what all fields hold.
    if (asked.current === query) {
      showState(form, new Set([...typed.current, document.activeElement]));
    } else {
      typed.current.clear();
      showState(form);
    }
    asked.current = undefined;
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
        else typed.current.add(event.target);
      }}
    >
      {props.children}
    </form>
  );
};
