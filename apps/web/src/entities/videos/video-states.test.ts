import { describe, expect, it } from 'vitest'
import {
  nextVideoState,
  VIDEO_ERRORS,
  VIDEO_STATES,
  type VideoEvent,
  type VideoState,
} from './video-states.ts'

const run = (...events: VideoEvent[]) => events.reduce<VideoState>(nextVideoState, VIDEO_STATES.idle)

describe('a player', () => {
  it('C-9.13 C-9.14 is in one of ten states', () => {
    expect(Object.entries(VIDEO_STATES)).toEqual([
      ['idle', 0],
      ['loading', 1],
      ['ready', 2],
      ['playing', 3],
      ['paused', 4],
      ['buffering', 5],
      ['seeking', 6],
      ['ended', 7],
      ['error', 8],
      ['destroyed', 9],
    ])
  })

  it('C-9.12 fails in one of four ways', () => {
    expect(VIDEO_ERRORS).toEqual({ aborted: 1, network: 2, decode: 3, sourceUnsupported: 4 })
  })

  it.each<[VideoEvent[], VideoState]>([
    [['loadstart'], VIDEO_STATES.loading],
    [['loadstart', 'canplay'], VIDEO_STATES.ready],
    [['loadstart', 'canplay', 'playing'], VIDEO_STATES.playing],
    [['playing', 'canplay'], VIDEO_STATES.playing],
    [['playing', 'waiting'], VIDEO_STATES.buffering],
    [['playing', 'waiting', 'playing'], VIDEO_STATES.playing],
    [['playing', 'pause'], VIDEO_STATES.paused],
    [['pause', 'waiting'], VIDEO_STATES.paused],
    [['playing', 'seeking'], VIDEO_STATES.seeking],
    [['playing', 'seeking', 'seeked', 'playing'], VIDEO_STATES.playing],
    [['playing', 'ended', 'pause'], VIDEO_STATES.ended],
    [['loadstart', 'error', 'pause'], VIDEO_STATES.error],
    [['error', 'loadstart'], VIDEO_STATES.loading],
    [['playing', 'destroy', 'playing'], VIDEO_STATES.destroyed],
  ])('after %j', (events, state) => expect(run(...events)).toBe(state))
})
