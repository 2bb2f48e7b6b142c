// The only export of the runtime's module that we use. @cloudflare/workers-types declares it only
// as globals, which clash with the DOM's.
declare module 'cloudflare:workers' {
  export class WorkerEntrypoint<Env> {
    protected env: Env;
    protected ctx: {
      /** Absent if the platform has no cache, as in local development. */
      readonly cache?: {
        [act in 'purge' | 'invalidate']: (
          options: { purgeEverything: true } | { tags: readonly string[] },
        ) => Promise<{
          success: boolean;
          errors: readonly { code: number; message: string }[];
        }>;
      };
    };
    fetch(request: Request): Promise<Response>;
  }
}
