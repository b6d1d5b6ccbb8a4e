import { describe, expect, it } from 'vitest'
import type { KeptCall, Outbox } from './outbox.ts'
import { FAULT_EVERY_MS, KEPT_FOR_MS, MAX_FAULTS, replay, type Replayed } from './replay.ts'

const call = (over: Partial<KeptCall>): KeptCall => ({
  id: 'k1',
  kind: 'write',
  name: 'pins.react',
  input: {},
  owner: '11',
  method: 'POST',
  path: '/v3/pins/1/react/',
  body: '{}',
  contentType: 'application/json',
  at: 0,
  ...over,
})

function outboxOf(...calls: KeptCall[]): Outbox & { ids: () => string[] } {
  let kept = calls
  return {
    put: (one) => Promise.resolve(void (kept = [...kept.filter(({ id }) => id !== one.id), one])),
    all: () => Promise.resolve(kept.toSorted((a, b) => a.at - b.at)),
    remove: (id) => Promise.resolve(void (kept = kept.filter((one) => one.id !== id))),
    ids: () => kept.map(({ id }) => id),
  }
}

async function sendAll(outbox: Outbox, answers: (number | Response | null)[], now = 0) {
  const sent: (readonly [string, string | null])[] = []
  const told: Replayed[] = []
  const viewers: (string | null)[] = []
  const isAllSent = await replay(
    { owner: '11', csrf: 'fresh' },
    {
      outbox,
      now: () => now,
      fetch: (path, { headers }) => {
        sent.push([path, new Headers(headers).get('Idempotency-Key')])
        viewers.push(new Headers(headers).get('X-Viewer-Id'))
        const status = answers.shift() ?? null
        if (status instanceof Response) return Promise.resolve(status)
        if (status === null) return Promise.reject(new TypeError('Failed to fetch'))
        return Promise.resolve(Response.json({ data: status }, { status }))
      },
      tell: (replayed) => Promise.resolve(void told.push(replayed)),
    },
  )
  return { sent, told, viewers, isAllSent }
}

describe('what was kept without a connection', () => {
  it('I-8.31 is sent once, in order, under the key it was made with', async () => {
    const outbox = outboxOf(
      call({}),
      call({ id: 'k2', kind: 'events', path: '/resource/ApiCResource/create/' }),
    )
    const { sent, told, isAllSent } = await sendAll(outbox, [200, 200])
    expect(isAllSent).toBe(true)
    expect(sent).toEqual([
      ['/v3/pins/1/react/', 'k1'],
      ['/resource/ApiCResource/create/', 'k2'],
    ])
    expect(told).toMatchObject([
      { id: 'k1', status: 200, body: { data: 200 } },
      { id: 'k2', status: 200 },
    ])
    expect(outbox.ids()).toEqual([])
    expect((await sendAll(outbox, [])).sent).toEqual([])
  })

  it('I-8.31 waits on where the server cannot be reached or is busy', async () => {
    for (const answer of [null, 503, 429]) {
      const outbox = outboxOf(call({}), call({ id: 'k2' }))
      const { sent, told, isAllSent } = await sendAll(outbox, [answer])
      expect(isAllSent).toBe(false)
      expect(sent).toHaveLength(1)
      expect(told).toEqual([])
      expect(outbox.ids()).toEqual(['k1', 'k2'])
    }
  })

  it('I-8.31 waits on where something before the server sends a page of its own', async () => {
    const outbox = outboxOf(call({}), call({ id: 'k2' }))
    const { sent, told, isAllSent } = await sendAll(outbox, [new Response('<p>Log in to this network</p>')])
    expect(isAllSent).toBe(false)
    expect(sent).toHaveLength(1)
    expect(told).toEqual([])
    expect(outbox.ids()).toEqual(['k1', 'k2'])
  })

  it('a response without content is one', async () => {
    const outbox = outboxOf(call({}))
    const { told } = await sendAll(outbox, [new Response(null, { status: 204 })])
    expect(told).toMatchObject([{ id: 'k1', status: 204 }])
    expect(outbox.ids()).toEqual([])
  })

  it('one that the server fails at again and again is told, and those after it are sent', async () => {
    const input = { pin_id: '1' }
    const outbox = outboxOf(call({ input }), call({ id: 'k2', at: 1, input }))
    for (let tries = 1; tries < MAX_FAULTS; tries++) {
      expect((await sendAll(outbox, [500], tries * FAULT_EVERY_MS)).isAllSent).toBe(false)
      expect(outbox.ids()).toEqual(expect.arrayContaining(['k1', 'k2']))
    }
    const { told, isAllSent } = await sendAll(outbox, [500, 200], MAX_FAULTS * FAULT_EVERY_MS)
    expect(told).toMatchObject([
      { id: 'k1', status: 500 },
      { id: 'k2', status: 200 },
    ])
    expect(isAllSent).toBe(true)
    expect(outbox.ids()).toEqual([])
  })

  it('one that the server fails at holds up only what is about the same thing', async () => {
    const outbox = outboxOf(
      call({ id: 'like', input: { pin_id: '1' } }),
      call({ id: 'unlike', at: 1, name: 'pins.unreact', input: { pin_id: '1' } }),
      call({ id: 'save', at: 2, name: 'pins.save', input: { pin_id: '2', board_id: '8' } }),
      call({ id: 'unsave', at: 3, name: 'pins.unsave', input: { pin_id: '2' } }),
      call({ id: 'follow', at: 4, name: 'users.follow', input: { user_id: '9' } }),
    )
    const { sent, told, isAllSent } = await sendAll(outbox, [500, 500, 200])
    expect(isAllSent).toBe(false)
    expect(sent.map(([, id]) => id)).toEqual(['like', 'save', 'follow'])
    expect(told).toMatchObject([{ id: 'follow', status: 200 }])
    expect((await sendAll(outbox, [200, 200, 200, 200])).sent.map(([, id]) => id)).toEqual([
      'like',
      'unlike',
      'save',
      'unsave',
    ])
  })

  it('what waits behind a kept call holds up what is about it', async () => {
    const outbox = outboxOf(
      call({ id: 'save', input: { pin_id: '1', board_id: '8' } }),
      call({ id: 'second', at: 1, input: { pin_id: '2', board_id: '8' } }),
      call({ id: 'unsave', at: 2, name: 'pins.unsave', input: { pin_id: '2' } }),
    )
    expect((await sendAll(outbox, [500])).sent.map(([, id]) => id)).toEqual(['save'])
    expect(outbox.ids().toSorted()).toEqual(['save', 'second', 'unsave'])
  })

  it('I-8.31 nothing is let go where the server fails for less than an hour', async () => {
    const outbox = outboxOf(call({}))
    const minute = 60_000
    for (let at = 0; at < 60 * minute; at += minute) {
      expect((await sendAll(outbox, [500], at)).told).toEqual([])
      expect(outbox.ids()).toEqual(['k1'])
    }
    expect((await sendAll(outbox, [200], 60 * minute)).told).toMatchObject([{ id: 'k1', status: 200 }])
  })

  it.each([
    [401, { status: 'failure', code: 2 }],
    [403, { status: 'failure', code: 9003 }],
    [409, { status: 'failure', code: 9011 }],
  ])('waits for its maker to log in again: %i', async (status, body) => {
    const outbox = outboxOf(call({}), call({ id: 'k2', input: { pin_id: '7' } }))
    const { sent, told, isAllSent } = await sendAll(outbox, [Response.json(body, { status })])
    expect(isAllSent).toBe(false)
    expect(sent).toHaveLength(1)
    expect(told).toEqual([])
    expect((await sendAll(outbox, [200, 200])).told).toHaveLength(2)
  })

  it('is sent for its maker alone', async () => {
    const { viewers } = await sendAll(outboxOf(call({})), [200])
    expect(viewers).toEqual(['11'])
  })

  it('a refusal is told and not sent again', async () => {
    const outbox = outboxOf(call({}))
    expect((await sendAll(outbox, [403])).told).toMatchObject([{ id: 'k1', status: 403 }])
    expect(outbox.ids()).toEqual([])
  })

  it('I-8.31 is let go after a day', async () => {
    const due = outboxOf(call({}))
    expect((await sendAll(due, [200], KEPT_FOR_MS)).sent).toHaveLength(1)
    const late = outboxOf(call({}))
    const { sent, told } = await sendAll(late, [], KEPT_FOR_MS + 1)
    expect(sent).toEqual([])
    expect(told).toMatchObject([{ id: 'k1', status: null }])
    expect(late.ids()).toEqual([])
  })

  it('what somebody else left here is not sent in the viewer’s name', async () => {
    const outbox = outboxOf(call({ owner: '12' }), call({ id: 'k2', owner: null }))
    expect((await sendAll(outbox, [200, 200])).sent).toEqual([])
    expect(outbox.ids()).toEqual(['k1', 'k2'])
  })
})
