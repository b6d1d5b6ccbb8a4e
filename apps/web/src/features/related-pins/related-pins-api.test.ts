import { expect, it } from 'vitest'
import { selectPin } from '../../entities/pins/pins-slice.ts'
import { idsOf } from '../../shared/api/id-feed.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import { relatedDocument } from '../../test/stored-documents.ts'
import { relatedPinsApi } from './related-pins-api.ts'

const { relatedPins } = relatedPinsApi.endpoints

function aServer() {
  const pages: Record<string, ReturnType<typeof relatedDocument>> = {
    first: relatedDocument([aPin({ id: '2', title: 'Bowl' }), aPin({ id: '3' })], 'next'),
    next: relatedDocument([aPin({ id: '3' }), aPin({ id: '4' })]),
  }
  return fakeServer({
    CloseupRelatedModulesFeedQuery: ({ variables }: { variables: { cursor?: string } }) =>
      pages[variables.cursor ?? 'first'],
  })
}

it('C-7.64 C-9.01 an answer becomes pins by id and a list of ids, twelve asked for at a time', async () => {
  const { transport, calls } = aServer()
  const store = makeStore({ transport })
  const { data } = await store.dispatch(relatedPins.initiate({ pinId: '1' }))
  expect(data?.pages).toEqual([{ ids: ['2', '3'], bookmark: 'next', stories: [] }])
  expect(selectPin(store.getState(), '2')?.title).toBe('Bowl')
  expect(calls[0]?.input).toMatchObject({ variables: { pinId: '1', pageSize: 12 } })
})

it('the feed a pin was met in is told, and makes no other list', async () => {
  const { transport, calls } = aServer()
  const store = makeStore({ transport })
  await store.dispatch(relatedPins.initiate({ pinId: '1', source: 'search' }))
  await store.dispatch(relatedPins.initiate({ pinId: '1' }))
  expect(calls).toHaveLength(1)
  expect(calls[0]?.input).toMatchObject({ variables: { pinId: '1', source: 'search' } })
})

it('C-4.04 pages follow each other until the end, and a pin that comes twice stands once', async () => {
  const { transport, calls } = aServer()
  const store = makeStore({ transport })
  const query = store.dispatch(relatedPins.initiate({ pinId: '1' }))
  await query
  const ask = { direction: 'forward' } as const
  const { data } = await store.dispatch(relatedPins.initiate({ pinId: '1' }, ask))
  expect(idsOf(data?.pages)).toEqual(['2', '3', '4'])
  const after = await store.dispatch(relatedPins.initiate({ pinId: '1' }, ask))
  expect(after.hasNextPage).toBe(false)
  expect(calls).toHaveLength(2)
})
