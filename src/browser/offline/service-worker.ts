import { OFFLINE_PATH } from '../../contracts/site/offline.ts';
import { createOfflineWorker, type WorkerScope } from './create-offline-worker.ts';

declare const self: WorkerScope & { readonly ROLECALL_BUILD_ID?: string };

/*
 * `/service-worker.js`, bundled into one file (worker/edge/service-worker.ts). The worker prepends
 * the build id, which is empty if the service worker is to be turned off.
 */
createOfflineWorker(self, {
  build: self.ROLECALL_BUILD_ID ?? '',
  offlinePath: OFFLINE_PATH,
});
