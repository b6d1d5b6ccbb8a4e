import { expect, it } from 'vitest'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer, page } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import { boardPageApi } from '../boards/board-page-api.ts'
import { selectPin } from '../pins/pins-slice.ts'
import { sectionsApi } from './sections-api.ts'
import { selectSection, selectSectionIds } from './sections-slice.ts'

const section = (id: string, title: string) => ({
  id,
  type: 'boardsection',
  slug: title.toLowerCase(),
  title,
  pin_count: 3,
})

it('C-7.50 answers about sections become sections, their order and the pins they hold', async () => {
  const { transport } = fakeServer({
    'sections.list': page([section('52', 'Bowls'), section('51', 'Vases')]),
    'sections.get': section('53', 'Tiles'),
    'sections.pins': page([aPin({ id: '8', title: 'Tall vase' })], '-end-'),
  })
  const store = makeStore({ transport })
  await store.dispatch(sectionsApi.endpoints.sections.initiate({ board_id: '21' }))
  expect(selectSectionIds(store.getState(), '21')).toEqual(['52', '51'])
  expect(selectSection(store.getState(), '51')?.title).toBe('Vases')

  const address = { username: 'ada', slug: 'clay', section_slug: 'tiles' }
  await store.dispatch(sectionsApi.endpoints.sectionPage.initiate(address))
  expect(selectSection(store.getState(), '53')?.title).toBe('Tiles')
  expect(selectSectionIds(store.getState(), '21')).toEqual(['52', '51'])

  const { data } = await store.dispatch(boardPageApi.endpoints.sectionPins.initiate({ sectionId: '51' }))
  expect(data?.pages[0]?.ids).toEqual(['8'])
  expect(selectPin(store.getState(), '8')?.title).toBe('Tall vase')
})
