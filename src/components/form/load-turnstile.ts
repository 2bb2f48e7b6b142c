import { TURNSTILE_ORIGIN } from '../../contracts/site/challenge.ts';

/**
 * The part of Turnstile's API that we use
 * (https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/).
 */
export interface Turnstile {
  /** Returns the widget's id. */
  render(place: HTMLElement, options: { sitekey: string; action: string }): string;
  reset(id: string): void;
  remove(id: string): void;
}

const SCRIPT = `${TURNSTILE_ORIGIN}/turnstile/v0/api.js?render=explicit`;

let loading: Promise<Turnstile> | undefined;

const load = (): Promise<Turnstile> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => {
      const { turnstile } = window as { turnstile?: Turnstile };
      if (turnstile) resolve(turnstile);
      else reject(new Error('Turnstile did not start.'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('Turnstile could not be loaded.'));
    };
    document.head.append(script);
  });

/** Loads Cloudflare's script once per page. If it fails to load, the next call tries again. */
export const loadTurnstile = (): Promise<Turnstile> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
