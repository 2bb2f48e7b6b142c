'use client';

import { useEffect } from 'react';
import { LONG_WORD } from './part.tsx';

const STAYING = { autoClose: false } as const;

/** Each kind of toast, for as long as it is looked at. */
export const Toasts = () => {
  useEffect(() => {
    import('../browser/toast-list.tsx').then(({ toast }) => {
      toast.success('Your details are saved.', STAYING);
      toast.error('Not sent yet. What is wrong stands at the top of the form.', STAYING);
      toast.info(`Your application for ${LONG_WORD} is withdrawn.`, STAYING);
    });
  }, []);
  return null;
};
