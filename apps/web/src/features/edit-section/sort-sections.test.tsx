import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { sectionsListed, selectSectionIds } from '../../entities/sections/sections-slice.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { fakeServer, page, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { useSortSections } from './sort-sections.ts'

type Order = { section_ids: string[] }

const aSection = (id: string) => ({ id, type: 'boardsection', title: id, slug: id, pin_count: 0 })

/** Sections 1, 2 and 3; each call to sort them waits for `answer`. */
async function show() {
  const waiting: ((result: CallResult) => void)[] = []
  const server = fakeServer({ 'sections.list': page(['1', '2', '3'].map(aSection)) })
  const transport: typeof server.transport = async (route, input, signal) => {
    const result = await server.transport(route, input, signal)
    return route.name === 'sections.reorder' ? new Promise((resolve) => waiting.push(resolve)) : result
  }
  let sort: (ids: string[]) => unknown = () => undefined
  function Sorter() {
    sort = useSortSections('7')
    return null
  }
  const { store } = await renderWithStore(<Sorter />, { transport, messageAreas: ['boards'] })
  store.dispatch(sectionsListed({ boardId: '7', ids: ['1', '2', '3'] }))
  const asked = () => server.askedFor('sections.reorder').map(({ input }) => (input as Order).section_ids)
  const answer = async (result?: CallResult) => {
    await waitFor(() => expect(waiting).toHaveLength(1))
    const done = { data: asked().at(-1)?.map(aSection) }
    await act(async () => waiting.shift()!(result ?? done))
  }
  const ids = () => selectSectionIds(store.getState(), '7')
  return { store, asked, answer, ids, sort: (order: string[]) => act(async () => void sort(order)) }
}

it('sections stand in their new order at once, and each undo leads to the order before it', async () => {
  const { store, asked, answer, ids, sort } = await show()
  await sort(['2', '1', '3'])
  expect(ids()).toEqual(['2', '1', '3'])
  await sort(['2', '3', '1'])
  expect(asked()).toEqual([['2', '1', '3']])
  await answer()
  expect(ids()).toEqual(['2', '3', '1'])
  await answer()
  expect(asked()).toEqual([
    ['2', '1', '3'],
    ['2', '3', '1'],
  ])
  const back = { payload: { section_ids: ['2', '1', '3'] } }
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ undo: back }]))
  const [toast] = selectToasts(store.getState())
  act(() => void store.dispatch(toast!.undo!))
  expect(ids()).toEqual(['2', '1', '3'])
  await answer()
  expect(asked().at(-1)).toEqual(['2', '1', '3'])
})

it('a refused order is taken back, and the sections are asked for anew', async () => {
  const { store, answer, ids, sort } = await show()
  await sort(['3', '2', '1'])
  await answer(refusal(403, 'You can’t do that.'))
  expect(ids()).toEqual(['1', '2', '3'])
  await waitFor(() =>
    expect(selectToasts(store.getState())).toMatchObject([{ text: 'You can’t do that.', tone: 'error' }]),
  )
})

it('an order that follows a refused one stays', async () => {
  const { answer, ids, sort } = await show()
  await sort(['3', '2', '1'])
  await sort(['3', '1', '2'])
  await answer(refusal(503))
  expect(ids()).toEqual(['3', '1', '2'])
})
