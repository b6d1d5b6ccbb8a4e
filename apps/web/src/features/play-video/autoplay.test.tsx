import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playInView } from './autoplay.ts'

let see: (share: number) => void = () => undefined
const mayStart = vi.fn(() => true)
const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')
const set = (video: HTMLVideoElement, isPaused: boolean) => {
  Object.defineProperty(video, 'paused', { value: isPaused, configurable: true })
  video.dispatchEvent(new Event(isPaused ? 'pause' : 'play'))
}

function motion(isReduced: boolean, saveData: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query.includes('prefers-reduced-motion'),
  }))
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
}

beforeEach(() => {
  motion(false, false)
  play.mockImplementation(function start(this: HTMLMediaElement) {
    set(this as HTMLVideoElement, false)
    return Promise.resolve()
  })
  pause.mockImplementation(function stop(this: HTMLMediaElement) {
    set(this as HTMLVideoElement, true)
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
        see = (intersectionRatio) => callback([{ intersectionRatio }])
      }
      observe = () => undefined
      disconnect = () => void (see = () => undefined)
    },
  )
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

function attach() {
  see = () => undefined
  const video = document.createElement('video')
  const ending = new AbortController()
  const autoplay = playInView(video, { signal: ending.signal, mayStart })
  return { video, autoplay, end: () => ending.abort() }
}

it('C-3.56 a video plays without sound in view, and pauses out of view', () => {
  const { video, autoplay, end } = attach()
  see(0.4)
  expect(play).not.toHaveBeenCalled()
  see(0.5)
  expect([video.paused, video.muted, autoplay.isSilenced()]).toEqual([false, true, true])
  see(0.1)
  expect(video.paused).toBe(true)
  see(1)
  expect(video.paused).toBe(false)
  end()
  see(0)
  expect(video.paused).toBe(false)
})

it.each([
  ['motion is reduced', true, false],
  ['data is saved', false, true],
])('C-3.56 nothing plays by itself where %s', (_case, isReduced, saveData) => {
  motion(isReduced, saveData)
  attach()
  see(1)
  expect(play).not.toHaveBeenCalled()
})

it('C-4.20 it does not start while another video plays', () => {
  mayStart.mockReturnValueOnce(false)
  const { video } = attach()
  see(1)
  expect([play.mock.calls.length, video.muted]).toEqual([0, false])
})

it('C-4.20 what gave way to another video plays again once it comes into view', () => {
  const { video, autoplay } = attach()
  see(1)
  autoplay.pause()
  see(0)
  expect(video.paused).toBe(true)
  see(1)
  expect(video.paused).toBe(false)
})

it('C-4.21 what its viewer paused stays paused', () => {
  const { video } = attach()
  see(1)
  set(video, true)
  see(0)
  see(1)
  expect(video.paused).toBe(true)
})

it('C-3.56 what its viewer listens to plays on out of view', () => {
  const { video, autoplay } = attach()
  see(1)
  video.muted = false
  video.dispatchEvent(new Event('volumechange'))
  see(0)
  expect([video.paused, autoplay.isSilenced()]).toEqual([false, false])
})

it('C-3.56 a video that its viewer started is left alone', () => {
  const { video } = attach()
  set(video, false)
  see(1)
  see(0)
  expect([video.paused, video.muted]).toEqual([false, false])
})

it.each([
  ['NotAllowedError', false],
  ['AbortError', true],
])('C-3.56 a start that fails as %s leaves the video muted: %s', async (name, isMuted) => {
  play.mockRejectedValueOnce(new DOMException('', name))
  const { video, autoplay } = attach()
  see(1)
  await Promise.resolve()
  await Promise.resolve()
  expect([video.muted, autoplay.isSilenced()]).toEqual([isMuted, isMuted])
})
