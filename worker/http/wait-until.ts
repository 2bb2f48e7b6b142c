type WaitUntil = (work: Promise<unknown>) => void;

interface Platform {
  getBuiltinModule?(name: string): { readonly waitUntil?: WaitUntil } | undefined;
}

/**
 * Continues the current request's work after its response, for up to half a minute, in code without
 * access to the request context. Absent in Node, where tests run.
 */
export const waitUntil = (
  globalThis as unknown as { process?: Platform }
).process?.getBuiltinModule?.('cloudflare:workers')?.waitUntil;
