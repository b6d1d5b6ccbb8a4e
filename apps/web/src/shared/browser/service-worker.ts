import type { HELD, Replayed, ReplayAsk } from './worker/replay.ts'

const container = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined

/** Brings the worker of this version, where the browser and the address allow one. */
export async function registerWorker(version: string): Promise<void> {
  const script = `/service-worker.js?${new URLSearchParams({ v: version }).toString()}`
  await container()?.register(script, { scope: '/' })
}

/** Whether a worker stands by this page: it sends what is kept. */
export const hasWorker = (): boolean => Boolean(container()?.controller)

/** Asks the worker to send what was kept for the viewer. */
export const askReplay = (ask: ReplayAsk): void => container()?.controller?.postMessage(ask)

type WorkerMessage = Replayed | typeof HELD

/** Reports how stored calls ended, and that the server could not take them yet; the returned function stops it. */
export function onReplayed(listener: (replayed: Replayed) => void, onHeld: () => void): () => void {
  const receive = ({ data }: MessageEvent<WorkerMessage>) => ('isHeld' in data ? onHeld() : listener(data))
  const workers = container()
  workers?.addEventListener('message', receive)
  return () => workers?.removeEventListener('message', receive)
}

/** Notifies when a worker takes control of this page; the returned function stops it. */
export function onWorker(listener: () => void): () => void {
  const workers = container()
  workers?.addEventListener('controllerchange', listener)
  return () => workers?.removeEventListener('controllerchange', listener)
}
