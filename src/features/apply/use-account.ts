'use client';

import { type RefObject, useEffect, useState } from 'react';
import { optionalModule } from '../../browser/optional-module.ts';
import { useSessionToken } from '../../browser/session/use-session-token.ts';
import { fillForm } from '../../components/form/draft.ts';
import type { Candidate } from '../../contracts/candidate.ts';

// This module is loaded only for signed-in visitors.
const loadAccount = optionalModule(() => import('./load-account.ts'));

const toFormValues = ({ profile, email }: Candidate): Record<string, string[]> => {
  const { links, ...fields } = profile;
  return Object.fromEntries([
    ...Object.entries({ ...fields, email }).map(([name, value]) => [name, [value]]),
    ...Object.entries(links).map(([kind, url]) => [`links.${kind}`, [url]]),
  ]);
};

/**
 * Loads the signed-in candidate's account and fills the form's empty fields with its details.
 * Returns undefined if there is no session or the account cannot be read. The form then works as it
 * does for any other visitor.
 */
export const useAccount = (formRef: RefObject<HTMLFormElement | null>) => {
  const token = useSessionToken();
  const [account, setAccount] = useState<Candidate>();

  useEffect(() => {
    if (!token) return setAccount(undefined);
    const leaving = new AbortController();
    const { signal } = leaving;
    loadAccount()
      .then((part) => part.loadAccount(signal))
      .then(
        (data) => {
          if (signal.aborted) return;
          const form = formRef.current;
          if (form) fillForm(form, toFormValues(data));
          setAccount(data);
        },
        // If the module cannot be loaded, the form works without the account.
        () => undefined,
      );
    return () => leaving.abort();
  }, [token, formRef]);

  return { account, leaveAccount: () => setAccount(undefined) };
};
