type WaitUntil = (work: Promise<unknown>) => void;

interface Platform {
  getBuiltinModule?(name: string): { readonly waitUntil?: WaitUntil } | undefined;
}

/**
 * Keeps work of the request under way going after its answer, for up to half a minute, wherever its
 * context is not at hand. Absent in Node, where tests run.
 */
export const waitUntil = (
  globalThis as unknown as { process?: Platform }
).process?.getBuiltinModule?.('cloudflare:workers')?.waitUntil;
