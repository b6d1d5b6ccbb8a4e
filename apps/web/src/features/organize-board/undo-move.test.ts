import { expect, it, vi } from 'vitest'
import { boardPageApi } from '../../entities/boards/board-page-api.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer, page } from '../../test/fake-server.ts'
import { moveTakenBack } from './undo-move.ts'

const { boardFeed, sectionPins } = boardPageApi.endpoints

it.each([null, '31'])('pins that come back from section %s are listed where they were', async (sectionId) => {
  const server = fakeServer({
    'boards.feed': page([]),
    'sections.pins': page([]),
    'pins.moveMany': { pin_ids: ['1'], skipped_pin_ids: [] },
  })
  const store = makeStore({ transport: server.transport })
  store.dispatch(entitiesReceived({ boards: [{ id: '21', section_count: 2 }] }))
  await store.dispatch(boardFeed.initiate({ boardId: '21', isSectionless: true }))
  await store.dispatch(sectionPins.initiate({ sectionId: '31' }))
  const asked = () => ['boards.feed', 'sections.pins'].map((name) => server.askedFor(name).length)
  expect(asked()).toEqual([1, 1])
  const to = { boardId: '22', sectionId: null }
  store.dispatch(moveTakenBack({ pinIds: ['1'], from: { boardId: '21', sectionId }, to }))
  await vi.waitFor(() => expect(asked()).toEqual(sectionId === null ? [2, 1] : [1, 2]))
})
