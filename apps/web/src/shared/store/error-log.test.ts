// @vitest-environment jsdom
import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attachTracker } from '../tracking/track.ts'
import { errorLog } from './error-log.ts'

const counted: unknown[] = []
let detach = () => undefined as void

beforeEach(() => {
  counted.length = 0
  detach = attachTracker({ track: () => undefined, count: (metric) => counted.push(metric) })
})
afterEach(() => detach())

const FAULT = new Error('broken')

const store = () =>
  configureStore({
    reducer: (state: number = 0, { type }: UnknownAction) => {
      if (type === 'fruit/rotten') throw new Error('broken')
      return state + 1
    },
    middleware: (defaults) => defaults().prepend(errorLog),
  })

describe('the log of failed actions', () => {
  it('I-8.32 a reducer that throws is reported once with the action type, and throws on', () => {
    const { dispatch } = store()
    expect(() => dispatch({ type: 'fruit/rotten' })).toThrow('broken')
    expect(counted).toEqual([{ name: 'action_error', tags: { action: 'fruit/rotten' } }])
  })

  it('I-8.32 a thunk that throws is reported once, under the action that broke if there is one', () => {
    const { dispatch } = store()
    type Thunk = ThunkAction<void, number, unknown, UnknownAction>
    const alone: Thunk = () => {
      throw FAULT
    }
    expect(() => dispatch(alone)).toThrow(FAULT)
    const passing: Thunk = (send) => void send({ type: 'fruit/rotten' })
    expect(() => dispatch(passing)).toThrow('broken')
    expect(counted).toEqual([
      { name: 'action_error', tags: { action: 'thunk' } },
      { name: 'action_error', tags: { action: 'fruit/rotten' } },
    ])
  })

  it('what goes well is not spoken of', () => {
    store().dispatch({ type: 'fruit/ripe' })
    expect(counted).toEqual([])
  })
})
