'use client';

import { useEffect, useRef, useState } from 'react';
import { CHALLENGE_FIELD, CHALLENGE_HEADER } from '../../contracts/site/challenge.ts';
import type { FieldErrors } from '../../contracts/wire.ts';
import { loadTurnstile, type Turnstile } from './load-turnstile.ts';

/** Wrong only where the check is asked for and has not come to its end. */
export const checkChallenge = (form: FormData, siteKey: string | undefined): FieldErrors =>
  siteKey && !form.get(CHALLENGE_FIELD)
    ? { form: ['Please wait until the check at the end of the form is done, then send it again.'] }
    : {};

/** The headers that carry the token; takes it out of the form, as it is no part of the body. */
export const takeChallenge = (form: FormData): Record<string, string> => {
  const token = form.get(CHALLENGE_FIELD);
  form.delete(CHALLENGE_FIELD);
  return typeof token === 'string' ? { [CHALLENGE_HEADER]: token } : {};
};

/**
 * Turnstile's widget, where its keys are set. It is loaded when somebody first enters the form: the
 * page itself holds nothing of it that belongs to one visitor, and whoever only reads is not asked.
 */
export const Challenge = (props: {
  siteKey: string | undefined;
  /** Ours, for whoever cannot do the check. */
  email: string;
  action: string;
  /** How often the form was refused: a token serves once, so each refusal asks for another. */
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
        A check that you are a person comes with this form, and it needs JavaScript. Without it,
        please write to {instead}.
      </p>
      <div ref={place} />
      {hasFailed && (
        <p className="notice" role="status">
          The check that keeps machines out could not be loaded. Go to any field to try again, or
          write to {instead}.
        </p>
      )}
    </>
  );
};
