// The one export of the runtime's module that we use; @cloudflare/workers-types has it as globals
// only, which would clash with the DOM's.
declare module 'cloudflare:workers' {
  export class WorkerEntrypoint<Env> {
    protected env: Env;
    fetch(request: Request): Promise<Response>;
  }
}
