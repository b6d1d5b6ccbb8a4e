import { FORGERY_SUSPECTED, VIEWER_CHANGED } from '@tessera/api-types/error-numbers'
import type { KeptCall, Outbox } from './outbox.ts'

export const KEPT_FOR_MS = 86_400_000 // spec 001 §8
const NOT_SIGNED_IN = 401
const TOO_MANY = 429
const SERVER_FAULT = 500
const NO_CONTENT = 204
/** A call that the server fails at so often is let go. */
export const MAX_FAULTS = 5
/** A fault is counted once in this time: a server that fails for a while costs no call. */
export const FAULT_EVERY_MS = 900_000

/** Who asks for what was kept, with the token that calls must echo. */
export type ReplayAsk = { owner: string | null; csrf: string }

/** How a kept call ended; `status` is null for one that had become too old. */
export type Replayed = Pick<KeptCall, 'id' | 'kind' | 'name' | 'input'> & {
  status: number | null
  body: unknown
}

type Deps = {
  outbox: Outbox
  now: () => number
  fetch: (path: string, init: RequestInit) => Promise<Response>
  tell: (replayed: Replayed) => Promise<void>
}

function countFault(call: KeptCall, at: number): KeptCall {
  const { faults = 0, faultAt = -Infinity } = call
  return at - faultAt < FAULT_EVERY_MS ? call : { ...call, faults: faults + 1, faultAt: at }
}

/** Something between here and the server may send a page of its own. */
const isOfServer = ({ ok, status }: Response, body: unknown) =>
  !ok || status === NO_CONTENT || (typeof body === 'object' && body !== null)

/** The member who made the call is not logged in here now, but may be again. */
function isOfAnother({ status }: Response, body: unknown): boolean {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : 0
  return status === NOT_SIGNED_IN || code === VIEWER_CHANGED || code === FORGERY_SUSPECTED
}

const isPassing = (status: number) => status >= 500 || status === TOO_MANY

function initOf({ id, owner, method, body, contentType }: KeptCall, csrf: string): RequestInit {
  const headers = new Headers({ Accept: 'application/json', 'Idempotency-Key': id, 'X-CSRFToken': csrf })
  if (owner !== null) headers.set('X-Viewer-Id', owner)
  if (contentType) headers.set('Content-Type', contentType)
  return { method, headers, credentials: 'same-origin', ...(body !== undefined && { body }) }
}

/** Tells that calls are kept which the server could not take yet. */
export const HELD = { isHeld: true } as const

type Aimed = Pick<KeptCall, 'input'>

const thingsOf = ({ input }: Aimed): unknown[] =>
  Object.values(input)
    .flat()
    .filter((value) => typeof value === 'string')

/** Whether two calls are about the same pin, board or person: then their order matters. */
export const isAboutSame = (one: Aimed, other: Aimed): boolean =>
  thingsOf(one).some((thing) => thingsOf(other).includes(thing))

/**
 * Sends what was kept for `owner`, in order; stops where the server is out of reach or busy or `owner` is not logged in, and begins there
 * next time. A call that the server fails at holds up only what is about the same thing. Returns whether all were sent.
 */
export async function replay({ owner, csrf }: ReplayAsk, deps: Deps): Promise<boolean> {
  const { outbox, now, fetch, tell } = deps
  const held: KeptCall[] = []
  for (const call of await outbox.all()) {
    const { id, kind, name, input } = call
    if (now() - call.at > KEPT_FOR_MS) {
      await outbox.remove(id)
      if (call.owner === owner) await tell({ id, kind, name, input, status: null, body: null })
    } else if (call.owner === owner && held.some((one) => isAboutSame(one, call))) {
      held.push(call)
    } else if (call.owner === owner) {
      const answer = await fetch(call.path, initOf(call, csrf)).catch(() => null)
      const body: unknown = await answer?.json().catch(() => null)
      if (!answer || !isOfServer(answer, body) || isOfAnother(answer, body)) return false
      const isFault = answer.status === SERVER_FAULT
      const counted = isFault ? countFault(call, now()) : call
      if (isPassing(answer.status) && (counted.faults ?? 0) < MAX_FAULTS) {
        if (!isFault) return false
        if (counted !== call) await outbox.put(counted)
        held.push(call)
        continue
      }
      await outbox.remove(id)
      await tell({ id, kind, name, input, status: answer.status, body })
    }
  }
  return held.length === 0
}
