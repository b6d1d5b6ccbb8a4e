import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { boardsRoutes } from '@tessera/api-types/boards/routes'
import { trackingRoutes } from '@tessera/api-types/tracking/routes'
import type { Route } from '@tessera/api-types/route'
import { describe, expect, it } from 'vitest'
import type { ApiError } from '../../shared/api/call.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import type { KeptCall } from '../../shared/browser/worker/outbox.ts'
import { makeKeeper } from './keeping-transport.ts'

const lost: ApiError = {
  ...apiError(null, 0),
  sent: { id: 'key', method: 'POST', path: '/v3/pins/5/react/', body: '{}', contentType: 'application/json' },
}

function setUp({ canKeep = true, error = lost } = {}) {
  const kept: KeptCall[] = []
  const told: string[] = []
  /** What was sent without being kept first. */
  const met: string[] = []
  const { keepingTransport, replayed } = makeKeeper({
    outbox: {
      put: (call) => Promise.resolve(void kept.push(call)),
      all: () => Promise.resolve(kept),
      remove: () => Promise.resolve(),
    },
    canKeep: () => canKeep,
    owner: () => '11',
    now: () => 7,
    newId: () => 'later',
    currentPath: () => '/',
    onQueued: () => void told.push('queued'),
    onWaiting: () => void told.push('waiting'),
    onUnreached: () => void told.push('unreached'),
    onEnded: ({ id, status }) => void told.push(`${id} ended ${status}`),
  })
  const ask = (route: Route, input: Record<string, unknown> = { pin_id: '5' }) => {
    return keepingTransport(() => {
      met.push(route.name)
      return Promise.resolve({ error })
    })(route, input, new AbortController().signal)
  }
  return { kept, told, met, replayed, ask }
}

const ended = { id: 'key', kind: 'write', name: 'pins.react', input: {} } as const
const soon = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('a call that met no server', () => {
  it('a like is kept with its key and its maker, and its answer is the one the server gives later', async () => {
    const { kept, told, replayed, ask } = setUp()
    const answer = ask(pinsRoutes['pins.react'])
    await soon()
    expect(told).toEqual(['unreached', 'waiting'])
    expect(kept).toMatchObject([{ id: 'key', kind: 'write', owner: '11', at: 7, path: '/v3/pins/5/react/' }])
    replayed({ ...ended, status: 200, body: { status: 'success', data: { count: 1 } } })
    expect(await answer).toMatchObject({ data: { count: 1 } })
    expect(told).toEqual(['unreached', 'waiting'])
  })

  it('what is done to the same thing meanwhile comes after it, and to another at once', async () => {
    const { kept, told, met, replayed, ask } = setUp()
    void ask(pinsRoutes['pins.react'])
    await soon()
    const answer = ask(pinsRoutes['pins.unreact'])
    await soon()
    expect(met).toEqual(['pins.react'])
    expect(kept.map(({ id, name }) => [id, name])).toEqual([
      ['key', 'pins.react'],
      ['later', 'pins.unreact'],
    ])
    expect(told.at(-1)).toBe('queued')
    replayed({ ...ended, id: 'later', status: 200, body: { status: 'success', data: null } })
    expect(await answer).toMatchObject({ data: null })
    void ask(pinsRoutes['pins.unreact'], { pin_id: '6' })
    await soon()
    expect(met).toEqual(['pins.react', 'pins.unreact'])
  })

  it('one that became too old ends as one without a connection', async () => {
    const { told, replayed, ask } = setUp()
    const answer = ask(pinsRoutes['pins.react'])
    await soon()
    replayed({ ...ended, status: null, body: null })
    expect(await answer).toMatchObject({ error: { httpStatus: 0 } })
    expect(told).toEqual(['unreached', 'waiting'])
  })

  it('a refusal that comes later is the answer, too', async () => {
    const { replayed, ask } = setUp()
    const answer = ask(pinsRoutes['pins.react'])
    await soon()
    replayed({ ...ended, status: 404, body: { status: 'failure', message: 'gone' } })
    expect(await answer).toMatchObject({ error: { httpStatus: 404, message: 'gone' } })
  })

  it('I-8.31 a batch of events is kept, and nobody waits for it', async () => {
    const { kept, told, replayed, ask } = setUp()
    expect(await ask(trackingRoutes['tracking.upload'])).toMatchObject({ error: { isKept: true } })
    expect(kept).toMatchObject([{ kind: 'events' }])
    replayed({ ...ended, kind: 'events', status: 200, body: null })
    expect(told).toEqual(['unreached', 'key ended 200'])
  })

  it('other commands, and all where no worker stands by, fail at once', async () => {
    expect(await setUp().ask(boardsRoutes['boards.delete'])).toEqual({ error: lost })
    const { kept, ask } = setUp({ canKeep: false })
    expect(await ask(pinsRoutes['pins.react'])).toEqual({ error: lost })
    expect(kept).toEqual([])
  })

  it('a question that met no server makes the page ask for the server, too', async () => {
    const { told, ask } = setUp()
    await ask(pinsRoutes['pins.get'])
    expect(told).toEqual(['unreached'])
  })

  it('what the server answered is not kept', async () => {
    const refused = setUp({ error: apiError(null, 403) })
    expect(await refused.ask(pinsRoutes['pins.react'])).toMatchObject({ error: { httpStatus: 403 } })
    expect(refused.kept).toEqual([])
    expect(refused.told).toEqual([])
  })
})
