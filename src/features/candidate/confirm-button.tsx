'use client';

import { type ReactNode, useRef, useState } from 'react';
import { takeFocus } from './take-focus.ts';
import { showFailure } from './use-loaded.ts';

const LOOKS = {
  quiet: 'button button-quiet',
  link: 'link-button',
  danger: 'button button-danger',
};

/**
 * A two-step action. The first button opens a confirmation, and the second button performs the
 * action. If the action fails, an error is shown and the candidate can retry. Focus moves to the
 * confirmation, and back to the first button afterwards.
 */
export const ConfirmButton = (props: {
  label: string;
  /** Text that screen readers read after the label, to distinguish similar buttons in a list. */
  about?: string;
  question: ReactNode;
  confirm: string;
  cancel: string;
  /** The style of the first button: `link` within a list, `danger` for an irreversible action. */
  look?: 'link' | 'danger';
  onConfirm: () => Promise<void>;
}) => {
  const [step, setStep] = useState<'closed' | 'open' | 'busy'>('closed');
  const [problem, setProblem] = useState('');
  const opener = useRef<HTMLButtonElement>(null);

  const run = async () => {
    if (step === 'busy') return;
    setStep('busy');
    setProblem('');
    try {
      await props.onConfirm();
      setStep('closed');
    } catch (error) {
      setStep('open');
      setProblem(showFailure(error));
    }
  };

  const cancel = () => {
    if (step === 'busy') return;
    setStep('closed');
    setProblem('');
    requestAnimationFrame(() => opener.current?.focus());
  };

  if (step === 'closed') {
    return (
      <button
        className={LOOKS[props.look ?? 'quiet']}
        type="button"
        ref={opener}
        onClick={() => setStep('open')}
      >
        {props.label}
        {props.about && <span className="visually-hidden"> {props.about}</span>}
      </button>
    );
  }
  return (
    <fieldset className="confirm" tabIndex={-1} ref={takeFocus}>
      <legend>{props.question}</legend>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <div className="form-actions">
        <button
          className={props.look === 'danger' ? LOOKS.danger : 'button'}
          type="button"
          aria-disabled={step === 'busy' || undefined}
          onClick={run}
        >
          {step === 'busy' ? 'One moment…' : props.confirm}
        </button>
        <button
          className="button button-quiet"
          type="button"
          aria-disabled={step === 'busy' || undefined}
          onClick={cancel}
        >
          {props.cancel}
        </button>
      </div>
    </fieldset>
  );
};
