type WaitUntil = (work: Promise<unknown>) => void;

interface Platform {
  getBuiltinModule?(name: string): { readonly waitUntil?: WaitUntil } | undefined;
}

/**
 * Lets work continue for up to half a minute after the current request's response has been sent.
 * For code without access to the request context. Not available in Node, where the tests run.
 */
export const waitUntil = (
  globalThis as unknown as { process?: Platform }
).process?.getBuiltinModule?.('cloudflare:workers')?.waitUntil;
