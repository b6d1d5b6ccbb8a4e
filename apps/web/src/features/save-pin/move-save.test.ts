import { expect, it, vi } from 'vitest'
import { boardPageApi } from '../../entities/boards/board-page-api.ts'
import { selectPin } from '../../entities/pins/pins-slice.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { createTranslator } from '../../shared/i18n/translator.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { fakeServer, page } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import { moveSave } from './move-save.ts'

const { boardFeed, sectionPins } = boardPageApi.endpoints
const placeOn = (boardId: string, sectionId: string | null = null) =>
  ({ boardId, sectionId, title: 'Clay', type: sectionId ? 'section' : 'board', url: '/ada/clay/' }) as const
const feeds = { '21': { boardId: '21', isSectionless: true }, '31': { sectionId: '31' } }

it.each([
  ['board', placeOn('21'), [[], ['7']]],
  ['section', placeOn('21', '31'), [['7'], []]],
])(
  'a pin that moves leaves the list of its %s, and its undo brings it back there',
  async (_what, at, left) => {
    const pin = aPin({ id: '7', saved_info: { ...at, localPinId: '7' } })
    const listed = () => page([pin])
    const server = fakeServer({ 'boards.feed': listed, 'sections.pins': listed, 'pins.update': pin })
    const store = makeStore({ transport: server.transport })
    store.dispatch(entitiesReceived({ pins: [pin] }))
    await store.dispatch(boardFeed.initiate({ ...feeds['21'], sort: 'newest' }))
    await store.dispatch(sectionPins.initiate(feeds['31']))
    const lists = () => [
      boardFeed
        .select({ ...feeds['21'], sort: 'newest' })(store.getState())
        .data?.pages.flatMap(({ ids }) => ids),
      sectionPins
        .select(feeds['31'])(store.getState())
        .data?.pages.flatMap(({ ids }) => ids),
    ]
    const { t, addAreas } = await createTranslator('en_US')
    await addAreas(['picker'])
    expect(await moveSave(selectPin(store.getState(), '7')!, placeOn('22'), { store, t })).toBe(true)
    expect(lists()).toEqual(left)
    store.dispatch(selectToasts(store.getState())[0]!.undo!)
    await vi.waitFor(() => expect(lists()).toEqual([['7'], ['7']]))
  },
)
