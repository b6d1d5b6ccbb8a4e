import type { CallInput } from '../../api/call.ts'

/** A call that met no server, as it is sent again. Its key makes sure that it is done once. */
export type KeptCall = {
  /** The Idempotency-Key. */
  id: string
  kind: 'events' | 'write'
  name: string
  input: CallInput
  /** Whose call it is: it is never sent for anybody else. */
  owner: string | null
  method: string
  path: string
  body?: string
  contentType?: string
  /** When it was made, in ms. */
  at: number
  /** How often the server failed at it, and when that was last counted, in ms. */
  faults?: number
  faultAt?: number
}

/** What waits for a connection, oldest first. */
export type Outbox = {
  put: (call: KeptCall) => Promise<void>
  all: () => Promise<KeptCall[]>
  remove: (id: string) => Promise<void>
}

const DATABASE = 'tessera-outbox'
const CALLS = 'calls'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The outbox did not answer'))
  })

async function withCalls<T>(mode: IDBTransactionMode, task: (calls: IDBObjectStore) => IDBRequest<T>) {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(CALLS, { keyPath: 'id' })
  const database = await settled(opening)
  try {
    return await settled(task(database.transaction(CALLS, mode).objectStore(CALLS)))
  } finally {
    database.close()
  }
}

/** Kept by the browser, beyond the page. */
export const storedOutbox: Outbox = {
  put: async (call) => void (await withCalls('readwrite', (calls) => calls.put(call))),
  all: async () =>
    (await withCalls<KeptCall[]>('readonly', (calls) => calls.getAll())).toSorted((a, b) => a.at - b.at),
  remove: (id) => withCalls('readwrite', (calls) => calls.delete(id)),
}

/** Nothing stays to be sent when a member logs out of this browser. */
export function forgetOutbox(): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(DATABASE)
}
