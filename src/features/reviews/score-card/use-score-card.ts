import { type RefObject, useEffect, useState } from 'react';
import { createJsonBody } from '../../../components/form/check-fields.ts';
import type { SendResult } from '../../../components/form/send-result.ts';
import type { Review, Scores } from '../../../contracts/review.ts';
import { formValues } from '../../../lib/form-values.ts';
import type { ReturnedForm } from '../../../lib/runtime.ts';
import type { ReviewerLink } from '../../../routes/hrefs.ts';
import {
  fetchReview,
  findFieldErrors,
  formatFailure,
  isVersionConflict,
  sendReview,
} from '../review-calls.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';
import { parseScores } from './parse-scores.ts';
import { currentScores } from './version-conflict.tsx';

/** True if a field differs from its initial value. */
const isChanged = (field: Element): boolean =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
    ? field.checked !== field.defaultChecked
    : (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.value !== field.defaultValue;

/** A conflicting version of the review, saved elsewhere and based on the same earlier version. */
interface Rival {
  readonly review: Review;
  /** The scores entered on this page. */
  readonly here: Scores;
}

/**
 * The client-side behaviour of a score card. Saves a draft while the reviewer types and when the
 * page unloads. If another version has been saved in the meantime, saving stops until the reviewer
 * chooses one of the versions.
 */
export const useScoreCard = (
  link: ReviewerLink,
  review: Review,
  returned: ReturnedForm | null,
  form: RefObject<HTMLFormElement | null>,
) => {
  const typed = returned && parseScores(returned.values);
  const isOutdated = returned !== null && returned.values.version?.[0] !== String(review.version);
  /** The field values. Changing `key` remounts the fields. */
  const [filled, setFilled] = useState({ key: 0, scores: typed ?? currentScores(review) });
  const [rival, setRival] = useState<Rival | undefined>(
    typed && isOutdated ? { review, here: typed } : undefined,
  );
  const [state, setState] = useState<SaveState>({ kind: 'clean' });

  const formData = () => new FormData(form.current ?? undefined);
  /**
   * Sends a form. If there is a conflict, the other version is loaded and shown next to the score
   * card.
   */
  const send = async (action: 'draft' | 'submit' | 'decline', version: number, data: FormData) => {
    try {
      const body = { ...(createJsonBody(data) as object), action, version };
      return { ok: true, review: await sendReview(link, review, body) } as const;
    } catch (error) {
      try {
        if (!isVersionConflict(error)) throw error;
        setRival({
          review: await fetchReview(link, review),
          here: parseScores(formValues(formData())),
        });
        return { ok: false, conflict: true, message: formatFailure(error) } as const;
      } catch (failure) {
        const message = formatFailure(failure);
        return { ok: false, conflict: false, message, fields: findFieldErrors(failure) } as const;
      }
    }
  };
  const [saver] = useState(() =>
    createDraftSaver({
      // After a conflict, keeps the form's version, so that no save overwrites the other version.
      version: typed && isOutdated ? Number(returned.values.version?.[0]) : review.version,
      onState: setState,
      async save(version) {
        const sent = await send('draft', version, formData());
        return sent.ok
          ? { ok: true, version: sent.review.version, at: sent.review.draft?.at ?? '' }
          : sent;
      },
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the card is there.
  useEffect(() => {
    // Input typed before scripts ran has not been saved as a draft, so it is saved now.
    if ([...(form.current?.elements ?? [])].some(isChanged)) saver.changed();
  }, []);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && saver.flush();
    const leave = (event: BeforeUnloadEvent) => {
      if (saver.isAtRisk) event.preventDefault();
      saver.flush();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('beforeunload', leave);
    window.addEventListener('online', saver.flush);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('online', saver.flush);
    };
  }, [saver]);

  return {
    filled,
    rival,
    state,
    saver,
    /**
     * Submits or declines the review. Declining first saves the scores entered so far as a draft.
     */
    async submit(action: 'submit' | 'decline', data: FormData): Promise<SendResult<Review>> {
      if (action === 'decline') saver.flush();
      const sent = await send(action, await saver.hold(), data);
      if (sent.ok) {
        saver.done();
        return { ok: true, data: sent.review };
      }
      if (sent.conflict) return { ok: false, errors: { form: [sent.message] } };
      saver.resume();
      return { ok: false, errors: sent.fields ?? { form: [sent.message] } };
    },
    /** Resolves a conflict by keeping the version on this page. */
    keepHere() {
      saver.resume(rival?.review.version);
      saver.changed();
      saver.flush();
      setRival(undefined);
    },
    /** Resolves a conflict by taking the version saved elsewhere. */
    takeThere() {
      if (!rival) return;
      saver.done();
      saver.resume(rival.review.version);
      setFilled(({ key }) => ({ key: key + 1, scores: currentScores(rival.review) }));
      setState({ kind: 'clean' });
      setRival(undefined);
    },
  };
};
