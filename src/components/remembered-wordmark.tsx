'use client';

import { useState } from 'react';
import { SITE } from '../lib/site.ts';
import { Wordmark } from './wordmark.tsx';

const wordmarkOfPage = () => {
  const shown = globalThis.document?.querySelector('.wordmark span');
  return shown
    ? {
        name: shown.textContent,
        nameHighlight: shown.querySelector('b')?.textContent ?? undefined,
      }
    : SITE;
};

/**
 * The wordmark of an error screen, which may have nobody to ask for the brand: after a navigation
 * in the browser it shows what stood on the page before, in a document what the gateway filled in.
 */
export const RememberedWordmark = () => {
  const [{ name, nameHighlight }] = useState(wordmarkOfPage);
  return (
    <a href="/" className="wordmark" aria-label={`${name}, home`}>
      <span>
        <Wordmark name={name} nameHighlight={nameHighlight} />
      </span>
    </a>
  );
};
