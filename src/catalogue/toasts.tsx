'use client';

import { useEffect } from 'react';
import { island } from '../components/island.tsx';
import { LONG_WORD } from './part.tsx';

const STAYING = { autoClose: false } as const;

/** Each kind of toast, without automatic closing. */
const ToastsRoot = () => {
  useEffect(() => {
    import('../browser/toasts/toast-list.tsx').then(({ toast }) => {
      toast.success('Your details are saved.', STAYING);
      toast.error('Not sent yet. See the errors at the top of the form.', STAYING);
      toast.info(`Your application for ${LONG_WORD} is withdrawn.`, STAYING);
    });
  }, []);
  return null;
};

export const Toasts = island('catalogue-toasts', ToastsRoot, () => ['at-once']);
