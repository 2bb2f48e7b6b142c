// The only export that we use from the runtime's module. @cloudflare/workers-types declares it only
// together with globals that clash with those of the DOM.
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
