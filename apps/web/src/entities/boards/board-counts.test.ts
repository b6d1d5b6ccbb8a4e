import { describe, expect, it } from 'vitest'
import { makeStore } from '../../shared/store/make-store.ts'
import { pinsAdded, pinsMoved, pinsRemoved } from '../pins/pin-moves.ts'
import { profileRefreshed, selectIsProfileStale } from '../session/session-slice.ts'
import { sectionCreated, sectionDeleted, selectSection } from '../sections/sections-slice.ts'
import { boardCreated, boardDeleted, selectBoard } from './boards-slice.ts'

const board = (id: string, pin_count: number) => ({
  id,
  type: 'board' as const,
  name: id,
  url: `/ada/${id}/`,
  privacy: 'public' as const,
  pin_count,
  sectionless_pin_count: pin_count,
  section_count: 0,
})
const section = { id: '5', type: 'boardsection' as const, slug: 's', title: 'S', pin_count: 3 }

function aStore() {
  const store = makeStore({ transport: () => Promise.reject(new Error('no calls')) })
  store.dispatch(boardCreated(board('A', 4)))
  store.dispatch(boardCreated(board('B', 1)))
  return store
}
const pinCount = (store: ReturnType<typeof aStore>, id: string) =>
  selectBoard(store.getState(), id)?.pin_count

describe('counts of boards and sections', () => {
  it('C-4.26 follow pins that move from a section to another board', () => {
    const store = aStore()
    store.dispatch(sectionCreated({ boardId: 'A', section }))
    const from = { boardId: 'A', sectionId: '5' }
    store.dispatch(pinsMoved({ pinIds: ['1', '2', '3'], from, to: { boardId: 'B', sectionId: null } }))
    expect(pinCount(store, 'A')).toBe(1)
    expect(pinCount(store, 'B')).toBe(4)
    expect(selectSection(store.getState(), '5')?.pin_count).toBe(0)
  })

  it('C-4.25 never fall below zero', () => {
    const store = aStore()
    store.dispatch(pinsRemoved({ pinIds: ['1', '2', '3'], from: { boardId: 'B', sectionId: null } }))
    expect(pinCount(store, 'B')).toBe(0)
  })

  it('C-4.27 tell how many sections a board has', () => {
    const store = aStore()
    store.dispatch(sectionCreated({ boardId: 'A', section }))
    expect(selectBoard(store.getState(), 'A')?.section_count).toBe(1)
    store.dispatch(sectionDeleted({ boardId: 'A', sectionId: '5', pinCount: 3 }))
    expect(selectBoard(store.getState(), 'A')?.section_count).toBe(0)
    expect(pinCount(store, 'A')).toBe(1)
  })

  it('C-4.42 a deleted board is gone', () => {
    const store = aStore()
    store.dispatch(boardDeleted({ boardId: 'A' }))
    expect(selectBoard(store.getState(), 'A')).toBeUndefined()
  })
})

it.each([
  ['making a board', boardCreated(board('C', 0))],
  ['deleting a board', boardDeleted({ boardId: 'A' })],
  ['making a section', sectionCreated({ boardId: 'A', section })],
  ['deleting a section', sectionDeleted({ boardId: 'A', sectionId: '5', pinCount: 0 })],
  ['making a pin', pinsAdded({ pinIds: ['1'], to: { boardId: 'A', sectionId: null } })],
  ['deleting a pin', pinsRemoved({ pinIds: ['1'], from: { boardId: 'A', sectionId: null } })],
])('C-4.91 %s makes the profile stale, C-4.92 and its first refresh ends that', (_what, action) => {
  const store = aStore()
  store.dispatch(profileRefreshed())
  store.dispatch(action)
  expect(selectIsProfileStale(store.getState())).toBe(true)
  store.dispatch(profileRefreshed())
  expect(selectIsProfileStale(store.getState())).toBe(false)
})
