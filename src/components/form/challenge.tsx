'use client';

import { useEffect, useRef, useState } from 'react';
import { CHALLENGE_FIELD, CHALLENGE_HEADER } from '../../contracts/site/challenge.ts';
import type { FieldErrors } from '../../contracts/wire.ts';
import { loadTurnstile, type Turnstile } from './load-turnstile.ts';

/** Returns an error if a challenge is required and has not been completed. */
export const checkChallenge = (form: FormData, siteKey: string | undefined): FieldErrors =>
  siteKey && !form.get(CHALLENGE_FIELD)
    ? {
        form: [
          'Please wait for the check at the end of the form to finish, then send the form again.',
        ],
      }
    : {};

/**
 * Removes the challenge token from the form, since it is not part of the request body, and returns
 * it as a header.
 */
export const takeChallenge = (form: FormData): Record<string, string> => {
  const token = form.get(CHALLENGE_FIELD);
  form.delete(CHALLENGE_FIELD);
  return typeof token === 'string' ? { [CHALLENGE_HEADER]: token } : {};
};

/**
 * Turnstile's widget, if its keys are configured. It loads when the form first receives focus, so
 * that the page itself stays cacheable and visitors who only read the page see no challenge.
 */
export const Challenge = (props: {
  siteKey: string | undefined;
  /** The site's email address, for visitors who cannot complete the challenge. */
  email: string;
  action: string;
  /**
   * Number of rejected submissions. A token can be used only once, so the widget requests a new one
   * after each rejection.
   */
  refusals: number;
}) => {
  const { siteKey, email, action, refusals } = props;
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<{ turnstile: Turnstile; id: string }>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!siteKey || !form) return;
    let isOver = false;
    const show = async () => {
      try {
        const turnstile = await loadTurnstile();
        if (isOver || widget.current || !place.current) return;
        const id = turnstile.render(place.current, { sitekey: siteKey, action });
        widget.current = { turnstile, id };
        setFailed(false);
      } catch {
        setFailed(true);
      }
    };
    form.addEventListener('focusin', show);
    return () => {
      isOver = true;
      form.removeEventListener('focusin', show);
      widget.current?.turnstile.remove(widget.current.id);
      widget.current = null;
    };
  }, [siteKey, action]);

  useEffect(() => {
    if (refusals > 0) widget.current?.turnstile.reset(widget.current.id);
  }, [refusals]);

  if (!siteKey) return null;
  const instead = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <>
      <p className="notice without-script">
        This form needs JavaScript to check that you’re human. If you can’t turn it on, please write
        to {instead}.
      </p>
      <div ref={place} />
      {hasFailed && (
        <p className="notice" role="status">
          The check that keeps bots out couldn’t be loaded. Click or tap any field to try again, or
          write to {instead}.
        </p>
      )}
    </>
  );
};
