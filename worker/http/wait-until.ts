type WaitUntil = (work: Promise<unknown>) => void;

interface Platform {
  getBuiltinModule?(name: string): { readonly waitUntil?: WaitUntil } | undefined;
}

/**
 * Continues work of the current request after its response, for up to half a minute, where the
 * request context is not available. Absent in Node, where tests run.
 */
export const waitUntil = (
  globalThis as unknown as { process?: Platform }
).process?.getBuiltinModule?.('cloudflare:workers')?.waitUntil;
