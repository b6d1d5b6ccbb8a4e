import { expect, it, vi } from 'vitest'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { boardPageApi } from '../../entities/boards/board-page-api.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { idsOf } from '../../shared/api/id-feed.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer, page, refusal } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import type { Placing } from './placing.ts'
import { placePin } from './place-pin.ts'

const { boardFeed } = boardPageApi.endpoints
const feed = { boardId: '21', isSectionless: false }
const at = { boardId: '21', sectionId: null }
const pinsOf = (ids: string[]) => ids.map((id) => aPin({ id }))

/** Pins 1 to 4 in the order of the server, which `order` changes; each placement waits for `answer`. */
async function setUp() {
  let order = ['1', '2', '3', '4']
  const waiting: ((result: CallResult) => void)[] = []
  const server = fakeServer({
    'boards.feed': ({ bookmark }: { bookmark: string | null }) =>
      bookmark === null ? page(pinsOf(order), 'more') : page(pinsOf(['5', '6'])),
  })
  const transport: typeof server.transport = async (route, input, signal) => {
    const result = await server.transport(route, input, signal)
    return route.name === 'pins.place' ? new Promise((resolve) => waiting.push(resolve)) : result
  }
  const store = makeStore({ transport })
  store.dispatch(entitiesReceived({ boards: [{ id: '21', section_count: 0 }] }))
  await store.dispatch(boardFeed.initiate(feed))
  const asked = (name: string) => server.askedFor(name).map(({ input }) => input)
  const answer = async (result: CallResult) => {
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    waiting.shift()!(result)
  }
  return {
    asked,
    answer,
    place: (placing: Placing) => store.dispatch(placePin({ ...placing, at })),
    more: () => store.dispatch(boardFeed.initiate(feed, { direction: 'forward' })),
    shown: () => idsOf(boardFeed.select(feed)(store.getState()).data?.pages),
    setOrder: (ids: string[]) => (order = ids),
  }
}

const firstLast = { pinId: '1', neighborId: '4', side: 'after' } as const
const thirdFirst = { pinId: '3', neighborId: '2', side: 'before' } as const
const done: CallResult = { data: { board_id: '21', pin_id: '1' } }

it('placements are sent one after another, and shown at once', async () => {
  const { asked, answer, place, shown } = await setUp()
  const first = place(firstLast)
  const second = place(thirdFirst)
  expect(shown()).toEqual(['3', '2', '4', '1'])
  await answer(done)
  expect(await first).toEqual({ error: undefined })
  await answer(done)
  await second
  expect(asked('pins.place')).toMatchObject([{ pin_id: '1' }, { pin_id: '3' }])
  expect(asked('boards.feed')).toHaveLength(1)
})

it('a refused placement takes back itself alone, and the place is listed anew after those that wait', async () => {
  const { asked, answer, place, more, shown, setOrder } = await setUp()
  const first = place(firstLast)
  const second = place(thirdFirst)
  await more()
  await answer(refusal(403))
  await first
  expect(shown()).toEqual(['3', '1', '2', '4', '5', '6'])
  expect(asked('boards.feed')).toHaveLength(2)
  setOrder(['1', '3', '2', '4'])
  await answer(done)
  await second
  await vi.waitFor(() => expect(asked('boards.feed')).toHaveLength(4))
  await vi.waitFor(() => expect(shown()).toEqual(['1', '3', '2', '4', '5', '6']))
})
