import { expect, it } from 'vitest'
import { autoplaySlice, videoPaused, videoStarted } from './autoplay-slice.ts'

const { reducer, getInitialState } = autoplaySlice
const run = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, getInitialState())
const shown = (pinId: string, isPromoted = false) => ({ pinId, isPromoted, currentTime: 2 })

it('C-3.56 keeps how far each video was played', () => {
  expect(run(videoStarted(shown('1'))).organic).toEqual({
    '1': { pinId: '1', currentTime: 2, paused: false },
  })
})

it('C-3.57 keeps organic and promoted videos apart', () => {
  const state = run(videoStarted(shown('1')), videoStarted(shown('2', true)))
  expect([Object.keys(state.organic), Object.keys(state.promoted)]).toEqual([['1'], ['2']])
  expect(state.currentOrganicPinId).toBe('1')
})

it('C-4.20 ignores another organic video while one plays', () => {
  const state = run(videoStarted(shown('1')), videoStarted(shown('2')))
  expect(state.currentOrganicPinId).toBe('1')
  expect(state.organic).not.toHaveProperty('2')
})

it('C-4.21 pausing clears the one that plays, so that another can start', () => {
  const paused = run(videoStarted(shown('1')), videoPaused(shown('1')))
  expect(paused.currentOrganicPinId).toBeNull()
  expect(paused.organic['1']?.paused).toBe(true)
  expect(reducer(paused, videoStarted(shown('2'))).currentOrganicPinId).toBe('2')
})
