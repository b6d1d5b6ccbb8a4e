import { createSlice } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { makeStore, stateFollowed } from './make-store.ts'
import { type RootState, rootReducer } from './root-reducer.ts'

const transport = () => Promise.reject(new Error('no calls'))
const stateWith = (state: object) => state as Partial<RootState>

function lateSlice(name: string) {
  const slice = createSlice({
    name,
    initialState: { words: [] as string[] },
    reducers: { said: (state, { payload }: { payload: string }) => void state.words.push(payload) },
    selectors: { selectWords: ({ words }) => words },
  })
  const { selectWords } = slice.injectInto(rootReducer).selectors as unknown as {
    selectWords: (state: RootState) => string[]
  }
  return { ...slice.actions, selectWords }
}

it('a slice that comes late finds what was served for it, whatever happened before', () => {
  const store = makeStore({ transport, preloadedState: stateWith({ lateOne: { words: ['served'] } }) })
  store.dispatch({ type: 'anything' })
  store.dispatch(stateFollowed({}))
  const { said, selectWords } = lateSlice('lateOne')
  expect(selectWords(store.getState())).toEqual(['served'])
  store.dispatch(said('here'))
  expect(selectWords(store.getState())).toEqual(['served', 'here'])
})

it('the present state of a slice that comes later replaces what was served for it', () => {
  const store = makeStore({ transport, preloadedState: stateWith({ lateTwo: { words: ['served'] } }) })
  store.dispatch(stateFollowed(stateWith({ lateTwo: { words: ['present'] } })))
  expect(lateSlice('lateTwo').selectWords(store.getState())).toEqual(['present'])
})

it('while slices are awaited, an action that changes nothing leaves the state what it is', () => {
  const store = makeStore({ transport, preloadedState: stateWith({ lateThree: { words: [] } }) })
  store.dispatch({ type: 'anything' })
  const before = store.getState()
  store.dispatch({ type: 'anything' })
  expect(store.getState()).toBe(before)
})
