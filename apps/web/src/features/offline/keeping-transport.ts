import { type ApiError, isOffline, type Transport } from '../../shared/api/call.ts'
import { readAnswer } from '../../shared/api/http-answer.ts'
import type { KeptCall, Outbox } from '../../shared/browser/worker/outbox.ts'
import type { Replayed } from '../../shared/browser/worker/replay.ts'

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
  /** A write waits for a connection. */
  onWaiting: () => void
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
  const outcomeOf = (id: string) =>
    new Promise<Result>((resolve) => {
      waiting.set(id, resolve)
      deps.onWaiting()
    })

  /** A call that met no server is kept; a write of this page then waits until it was sent. */
  const keepingTransport =
    (plain: Transport): Transport =>
    async (route, input, signal) => {
      const result = await plain(route, input, signal)
      if (!('error' in result)) return result
      const error: ApiError = result.error
      if (!isOffline(error)) return result
      const kind = kindOf(route.name)
      const { sent } = error
      const isKept = kind && sent?.id && (await keep({ ...sent, kind, name: route.name, input }))
      deps.onUnreached()
      if (!isKept) return result
      return kind === 'write' ? outcomeOf(sent.id) : { error: { ...error, isKept: true } }
    }

  const replayed = (ended: Replayed) => {
    const { id, status, body } = ended
    const resolve = waiting.get(id)
    waiting.delete(id)
    if (!resolve || status === null) return deps.onEnded(ended)
    resolve(readAnswer(body, status))
  }
  return { keepingTransport, replayed }
}
