import { describe, expect, it } from 'vitest'
import { aPin, aPinView, savedTo } from '../../test/pin-builders.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { selectBoard, selectPickerIds, boardsOffered } from '../boards/boards-slice.ts'
import { selectUser } from '../users/users-slice.ts'
import { pinViewEntities } from './pin-entities.ts'
import {
  commentsCounted,
  pinReacted,
  pinSaved,
  pinSaveRefused,
  pinSaving,
  pinsRestored,
  pinUnsaved,
  pinUnsaving,
  selectPin,
} from './pins-slice.ts'

const board = (id: string, pin_count: number) => ({ ...aPin().board!, id, pin_count })

function aStore() {
  const store = makeStore({ transport: () => Promise.reject(new Error('no calls')) })
  const boards = [board('21', 3), board('22', 0)]
  const users = [{ ...aPin().pinner, pin_count: 10 }]
  store.dispatch(entitiesReceived({ pins: [aPin()], boards, users }))
  store.dispatch(boardsOffered({ boardIds: ['22', '21'] }))
  return store
}

it.each(['constructor', '__proto__', 'toString'])('an address such as /pin/%s/ names no pin', (id) => {
  expect(selectPin(aStore().getState(), id)).toBeUndefined()
})

const saved = { pinId: '1', userId: '11', savedInfo: savedTo('21') }
const unsaved = {
  pinId: '1',
  userId: '11',
  savedInfo: null,
  removed: [{ pin_id: '77', board_id: '21', section_id: null }],
}

describe('a pin', () => {
  it('keeps what a closeup told when a shorter card comes after it', () => {
    const store = aStore()
    store.dispatch(entitiesReceived(pinViewEntities(aPinView())))
    store.dispatch(entitiesReceived({ pins: [aPin({ repin_count: 9 })] }))
    const pin = selectPin(store.getState(), '1')
    expect(pin).toMatchObject({ description: 'Fired twice.', repin_count: 9 })
    expect(Object.keys(pin?.images ?? {})).toContain('600x315')
  })

  it('C-3.04 I-3.16 C-4.60 C-7.48 is saved once the server says so: savedInfo and the saved-pin map', () => {
    const store = aStore()
    store.dispatch(pinSaved(saved))
    expect(selectPin(store.getState(), '1')?.saved_info).toEqual(savedTo('21'))
    expect(store.getState().pins?.savedPins).toEqual({ '1': '77' })
  })

  it('C-3.04 I-3.16 C-4.61 is no longer saved after an unsave', () => {
    const store = aStore()
    store.dispatch(pinSaved(saved))
    store.dispatch(pinUnsaved(unsaved))
    expect(selectPin(store.getState(), '1')?.saved_info).toBeNull()
    expect(store.getState().pins?.savedPins).toEqual({ '1': null })
  })

  it('shows a save at once and what was before when it is refused', () => {
    const store = aStore()
    store.dispatch(pinSaved(saved))
    store.dispatch(pinSaving({ pinId: '1', place: { ...savedTo('22'), title: 'Wood' } }))
    expect(selectPin(store.getState(), '1')?.saved_info?.title).toBe('Wood')
    store.dispatch(pinSaveRefused({ pinId: '1' }))
    expect(selectPin(store.getState(), '1')?.saved_info).toEqual(savedTo('21'))
    store.dispatch(pinUnsaving({ pinId: '1' }))
    expect(selectPin(store.getState(), '1')?.saved_info).toBeNull()
    store.dispatch(pinSaveRefused({ pinId: '1' }))
    expect(selectPin(store.getState(), '1')?.saved_info).toEqual(savedTo('21'))
  })
})

describe('pins that show the same picture', () => {
  const others = () => ({ ...aPin(), pinner: { ...aPin().pinner, id: '12' } })
  function withCopies() {
    const store = aStore()
    const mine = { ...aPin(), id: '77', saved_info: savedTo('21', '77') }
    store.dispatch(entitiesReceived({ pins: [{ ...others(), id: '2' }, mine] }))
    return { store, savedAt: (id: string) => selectPin(store.getState(), id)?.saved_info?.localPinId }
  }

  it('are saved and unsaved together, and a copy of one’s own says where it is itself', () => {
    const { store, savedAt } = withCopies()
    store.dispatch(pinSaving({ pinId: '1', place: savedTo('22') }))
    expect([savedAt('1'), savedAt('2'), savedAt('77')]).toEqual(['', '', '77'])
    store.dispatch(pinSaved({ ...saved, savedInfo: savedTo('22', '78') }))
    expect([savedAt('1'), savedAt('2'), savedAt('77')]).toEqual(['78', '78', '77'])
    const removed = ['77', '78'].map((pin_id) => ({ pin_id, board_id: '21', section_id: null }))
    store.dispatch(pinUnsaved({ ...unsaved, pinId: '2', removed }))
    expect([savedAt('1'), savedAt('2')]).toEqual([undefined, undefined])
    expect(selectPin(store.getState(), '77')).toBeUndefined()
    const back = { ...aPin(), id: '77', saved_info: savedTo('21', '77') }
    store.dispatch(entitiesReceived({ pins: [back] }))
    store.dispatch(pinsRestored({ pins: [back] }))
    expect([savedAt('1'), savedAt('2'), savedAt('77')]).toEqual(['77', '77', '77'])
  })

  it('share their reactions and the number of their comments', () => {
    const { store } = withCopies()
    store.dispatch(pinReacted({ pinId: '1', type: 1 }))
    store.dispatch(commentsCounted({ pinId: '1', step: 2 }))
    for (const id of ['1', '2', '77'])
      expect(selectPin(store.getState(), id)).toMatchObject({
        reaction_by_me: 1,
        aggregated_pin_data: { comment_count: 3 },
      })
  })
})

describe('a save is heard', () => {
  it('C-4.24 by the board, whose pin count follows', () => {
    const store = aStore()
    store.dispatch(pinSaved(saved))
    expect(selectBoard(store.getState(), '21')?.pin_count).toBe(4)
    store.dispatch(pinUnsaved(unsaved))
    expect(selectBoard(store.getState(), '21')?.pin_count).toBe(3)
  })

  it('C-4.25 by a board that is empty already: its count stays at 0', () => {
    const store = aStore()
    store.dispatch(pinUnsaved({ ...unsaved, removed: [{ pin_id: '77', board_id: '22', section_id: null }] }))
    expect(selectBoard(store.getState(), '22')?.pin_count).toBe(0)
  })

  it('C-4.23 by the shortlist, which it leads', () => {
    const store = aStore()
    store.dispatch(pinSaved(saved))
    expect(selectPickerIds(store.getState())).toEqual(['21', '22'])
  })

  it('I-4.34 I-4.38 by the person, whose pin count and last repin follow', () => {
    const store = aStore()
    store.dispatch(pinSaved(saved))
    expect(selectUser(store.getState(), '11')).toMatchObject({ pin_count: 11, last_repin_id: '77' })
    store.dispatch(pinUnsaved(unsaved))
    expect(selectUser(store.getState(), '11')?.pin_count).toBe(10)
  })
})
