import { registerWorker } from '../../shared/browser/service-worker.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

/** What stands by the site without a connection; while developing it would keep old sources. */
export function startWorker({ getState }: AppStore): void {
  const version = getState().session?.pageData?.appVersion
  // Without it the site works on, as long as there is a connection.
  if (import.meta.env.PROD && version) void registerWorker(version).catch(() => undefined)
}
