type WaitUntil = (work: Promise<unknown>) => void;

interface Platform {
  getBuiltinModule?(name: string): { readonly waitUntil?: WaitUntil } | undefined;
}

/**
 * Lets work continue after the current request's response, for up to half a minute. It is for code
 * without access to the request context. Does not exist in Node, where the tests run.
 */
export const waitUntil = (
  globalThis as unknown as { process?: Platform }
).process?.getBuiltinModule?.('cloudflare:workers')?.waitUntil;
