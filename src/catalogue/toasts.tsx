'use client';

import { useEffect } from 'react';
import { island } from '../components/island.tsx';
import { LONG_WORD } from './part.tsx';

const STAYING = { autoClose: false } as const;

/** A toast of each kind; none of them closes automatically. */
const ToastsRoot = () => {
  useEffect(() => {
    import('../browser/toasts/toast-list.tsx').then(({ toast }) => {
      toast.success('We’ve saved your details.', STAYING);
      toast.error('Not sent. Please fix the errors listed at the top of the form.', STAYING);
      toast.info(`Your application for ${LONG_WORD} has been withdrawn.`, STAYING);
    });
  }, []);
  return null;
};

export const Toasts = island('catalogue-toasts', ToastsRoot, () => ['at-once']);
