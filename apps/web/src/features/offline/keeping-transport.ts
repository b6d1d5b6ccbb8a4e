import type { Route } from '@tessera/api-types/route'
import { callOf } from '@tessera/api-types/http-call'
import {
  type ApiError,
  type CallInput,
  isOffline,
  OFFLINE_STATUS,
  type Transport,
} from '../../shared/api/call.ts'
import { apiError, readAnswer } from '../../shared/api/http-answer.ts'
import type { KeptCall, Outbox } from '../../shared/browser/worker/outbox.ts'
import { isAboutSame, type Replayed } from '../../shared/browser/worker/replay.ts'

/** What somebody does to things that are there: small, and as right in an hour as it is now. */
const WRITES: readonly string[] = [
  'pins.save',
  'pins.unsave',
  'pins.react',
  'pins.unreact',
  'users.follow',
  'users.unfollow',
  'boards.follow',
  'boards.unfollow',
  'interests.follow',
  'interests.unfollow',
  'comments.create',
]
const EVENTS = 'tracking.upload'

type Deps = {
  outbox: Outbox
  canKeep: () => boolean
  owner: () => string | null
  now: () => number
  newId: () => string
  /** The page that calls are made from. */
  currentPath: () => string
  /** A write waits for a connection. */
  onWaiting: () => void
  /** A write waits behind another about the same thing: both are to be sent. */
  onQueued: () => void
  /** A kept call of an earlier page, or a batch of events, ended. */
  onEnded: (replayed: Replayed) => void
  /** A call met no server; what is to be kept of it is kept. */
  onUnreached: () => void
}

type Result = Awaited<ReturnType<Transport>>

const kindOf = (name: string): KeptCall['kind'] | null =>
  name === EVENTS ? 'events' : WRITES.includes(name) ? 'write' : null

export function makeKeeper(deps: Deps) {
  const waiting = new Map<string, (result: Result) => void>()

  const keep = async (call: Omit<KeptCall, 'owner' | 'at'>) => {
    if (!deps.canKeep()) return false
    return deps.outbox.put({ ...call, owner: deps.owner(), at: deps.now() }).then(
      () => true,
      () => false,
    )
  }
  const outcomeOf = (id: string, notify: () => void) =>
    new Promise<Result>((resolve) => {
      waiting.set(id, resolve)
      notify()
    })
  const isBehind = async (input: CallInput) => {
    if (!deps.canKeep()) return false
    const kept = await deps.outbox.all().catch(() => [])
    return kept.some((call) => call.owner === deps.owner() && isAboutSame(call, { input }))
  }
  /** The outcome of a write that must not come before what is kept; null where nothing is. */
  const queued = async (route: Route, input: CallInput): Promise<Result | null> => {
    if (kindOf(route.name) !== 'write' || !(await isBehind(input))) return null
    const { dialect: _, ...sent } = callOf(route, input, deps.currentPath())
    const id = deps.newId()
    const isKept = await keep({ ...sent, id, kind: 'write', name: route.name, input })
    return isKept ? outcomeOf(id, deps.onQueued) : null
  }

  /**
   * A call that met no server is kept; a write of this page then waits until it was sent, as does one about
   * the same thing as a kept one.
   */
  const keepingTransport =
    (plain: Transport): Transport =>
    async (route, input, signal) => {
      const result = (await queued(route, input)) ?? (await plain(route, input, signal))
      if (!('error' in result)) return result
      const error: ApiError = result.error
      if (!isOffline(error) || !error.sent) return result
      const kind = kindOf(route.name)
      const { sent } = error
      const isKept = kind && sent.id && (await keep({ ...sent, kind, name: route.name, input }))
      deps.onUnreached()
      if (!isKept) return result
      return kind === 'write' ? outcomeOf(sent.id, deps.onWaiting) : { error: { ...error, isKept: true } }
    }

  const replayed = (ended: Replayed) => {
    const { id, status, body } = ended
    const resolve = waiting.get(id)
    waiting.delete(id)
    if (!resolve) return deps.onEnded(ended)
    resolve(status === null ? { error: apiError(null, OFFLINE_STATUS) } : readAnswer(body, status))
  }
  return { keepingTransport, replayed }
}
