import { offlineCache } from './shared/browser/worker/offline-cache.ts'
import { storedOutbox } from './shared/browser/worker/outbox.ts'
import { isShare, keepShared } from './shared/browser/worker/shared-picture.ts'
import { HELD, replay, type ReplayAsk } from './shared/browser/worker/replay.ts'

type LifeEvent = Event & { waitUntil: (task: Promise<unknown>) => void }
type AskEvent = LifeEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
type WorkerMessageEvent = LifeEvent & { data: unknown }

/** The globals of a worker used here, which the DOM library does not declare. */
type Worker = {
  location: Location
  navigator: Navigator
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  clients: {
    claim: () => Promise<void>
    matchAll: () => Promise<{ postMessage: (message: unknown) => void }[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: LifeEvent) => void): void
    (name: 'fetch', listener: (event: AskEvent) => void): void
    (name: 'message', listener: (event: WorkerMessageEvent) => void): void
  }
}

const worker = self as unknown as Worker
const cache = offlineCache(new URL(worker.location.href).searchParams.get('v') ?? '')

worker.addEventListener('install', (event) => {
  event.waitUntil(cache.fill().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      cache.dropOthers(),
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  )
})

async function pageFor({ request, preloadResponse }: AskEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return cache.page(new URL(request.url))
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin === worker.location.origin && isShare(request)) return event.respondWith(keepShared(request))
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageFor(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(cache.asset(request))
})

const isReplayAsk = (data: unknown): data is ReplayAsk =>
  typeof data === 'object' && data !== null && 'csrf' in data && 'owner' in data

async function notifyPages(message: unknown) {
  for (const page of await worker.clients.matchAll()) page.postMessage(message)
}

worker.addEventListener('message', (event) => {
  const { data } = event
  if (!isReplayAsk(data)) return
  // Several pages may ask at once: each call goes out once.
  const send = async () => {
    const isAllSent = await replay(data, {
      outbox: storedOutbox,
      now: () => Date.now(),
      fetch: (path, init) => fetch(path, init),
      tell: notifyPages,
    })
    if (!isAllSent) await notifyPages(HELD)
  }
  event.waitUntil(worker.navigator.locks.request('tessera-outbox', send))
})
