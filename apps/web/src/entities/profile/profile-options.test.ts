// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { localStore } from '../../shared/browser/storage.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
import {
  type ProfileOptions,
  profileOptionsChanged,
  profileOptionsRead,
  selectProfileOptions,
  storedOptions,
} from './profile-options-slice.ts'

const KEY = 'profile_options'
const opened = () => makeStore({ transport: fakeServer({}).transport })

beforeEach(() => localStore.remove(KEY))

describe('options of profiles', () => {
  it.each<Partial<ProfileOptions>>([
    { boardPinDensity: 'compact' },
    { boardPinDensity: 'moodboard' },
    { boardSortOrder: { '7': 'oldest' } },
    { boardView: 'list' },
    { pinDensity: 'compact' },
    { followingSelectedIndex: 2 },
  ])('C-2.55 stores %j, and a later visit begins with it', (changed) => {
    const store = opened()
    store.dispatch(profileOptionsChanged(changed))
    expect(selectProfileOptions(store.getState())).toMatchObject(changed)
    const later = opened()
    expect(selectProfileOptions(later.getState())).not.toMatchObject(changed)
    later.dispatch(profileOptionsRead(storedOptions()))
    expect(selectProfileOptions(later.getState())).toMatchObject(changed)
  })

  it('C-2.55 a change leaves the other options as they were stored', () => {
    opened().dispatch(profileOptionsChanged({ boardView: 'list' }))
    opened().dispatch(profileOptionsChanged({ pinDensity: 'compact' }))
    expect(storedOptions()).toMatchObject({ boardView: 'list', pinDensity: 'compact' })
  })

  it.each([
    '{',
    'null',
    '[]',
    '{"pinDensity":"moodboard"}',
    '{"boardView":"mosaic","boardSortOrder":{"7":"loud"},"followingSelectedIndex":"x"}',
  ])('what is stored as %s counts as not chosen', (stored) => {
    localStore.write(KEY, stored)
    expect(storedOptions()).toEqual(selectProfileOptions(opened().getState()))
  })

  it('remembers the order of the hundred boards chosen last', () => {
    const store = opened()
    for (let id = 1; id <= 101; id += 1) {
      const { boardSortOrder } = storedOptions()
      store.dispatch(profileOptionsChanged({ boardSortOrder: { ...boardSortOrder, [`b${id}`]: 'oldest' } }))
    }
    const kept = Object.keys(storedOptions().boardSortOrder)
    expect([kept.length, kept.includes('b1'), kept.includes('b101')]).toEqual([100, false, true])
  })
})
