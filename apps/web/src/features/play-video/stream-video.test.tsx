import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { attachPlayer } from './attach-player.ts'
import type { HlsBuild } from './stream-video.ts'

const version = (url: string) => ({ url, width: 1, height: 1, duration: 9, thumbnail: '', captionsUrls: {} })
const videoList = { V_720P: version('/720p.mp4'), V_HLSV4: version('/all.m3u8') }

const canPlay = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType')
const play = vi.spyOn(HTMLMediaElement.prototype, 'play')

beforeEach(() => {
  canPlay.mockReturnValue('')
  play.mockResolvedValue()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('MediaSource', class {})
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

/** A build of hls.js that attaches as the real one does: a blob as source, gone when it is destroyed. */
function fakeHls({ isSupported = true } = {}) {
  const made: { source: string; startPosition: number; isDestroyed: boolean; fail(fatal: boolean): void }[] =
    []
  const build: HlsBuild = class {
    static readonly Events = { ERROR: 'hlsError' }
    static readonly isSupported = () => isSupported
    readonly #state
    #video: HTMLMediaElement | null = null
    #listen: (event: string, data: { fatal: boolean }) => void = () => undefined
    constructor({ startPosition }: { startPosition: number }) {
      this.#state = {
        source: '',
        startPosition,
        isDestroyed: false,
        fail: (fatal: boolean) => this.#listen('hlsError', { fatal }),
      }
      made.push(this.#state)
    }
    on(_event: string, listener: (event: string, data: { fatal: boolean }) => void) {
      this.#listen = listener
    }
    loadSource(url: string) {
      this.#state.source = url
    }
    attachMedia(video: HTMLMediaElement) {
      this.#video = video
      video.setAttribute('src', 'blob:stream')
    }
    destroy() {
      this.#state.isDestroyed = true
      this.#video?.removeAttribute('src')
    }
  }
  const load = vi.fn(() => Promise.resolve(build))
  return { made, load }
}

async function attach(loadHls: () => Promise<HlsBuild>, { isPaused = false, at = 0 } = {}) {
  const { store } = await renderWithStore(null)
  const video = document.createElement('video')
  Object.defineProperty(video, 'paused', { value: isPaused, configurable: true })
  let position = at
  Object.defineProperty(video, 'currentTime', {
    get: () => position,
    set: (to: number) => {
      position = to
    },
  })
  const onFailed = vi.fn()
  const detach = attachPlayer(video, {
    pinId: '1',
    isPromoted: false,
    videoList,
    dispatch: store.dispatch,
    onFailed,
    loadHls,
  })
  const fire = async (name: string) => {
    video.dispatchEvent(new Event(name))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { video, detach, fire, onFailed, source: () => video.getAttribute('src') }
}

it('C-3.13 the script comes when a pointer nears the video, and streams once it is played', async () => {
  const { made, load } = fakeHls()
  const { fire, source } = await attach(load, { at: 3 })
  expect(source()).toBe('/720p.mp4')
  expect(load).not.toHaveBeenCalled()
  await fire('pointerenter')
  expect(load).toHaveBeenCalledTimes(1)
  expect(made).toEqual([])
  await fire('play')
  expect(load).toHaveBeenCalledTimes(1)
  expect(made).toMatchObject([{ source: '/all.m3u8', startPosition: 3, isDestroyed: false }])
  expect(source()).toBe('blob:stream')
  expect(play).toHaveBeenCalledTimes(1)
})

it('C-3.13 a fatal error plays the 720p file on from where the stream was', async () => {
  const { made, load } = fakeHls()
  const { video, fire, source, onFailed } = await attach(load)
  await fire('play')
  video.currentTime = 42
  made[0]?.fail(false)
  expect(source()).toBe('blob:stream')
  made[0]?.fail(true)
  expect(made[0]?.isDestroyed).toBe(true)
  expect([source(), video.currentTime]).toEqual(['/720p.mp4', 42])
  expect(play).toHaveBeenCalledTimes(2)
  await fire('error')
  expect(onFailed).toHaveBeenCalledTimes(1)
})

it('C-9.12 an error of the element ends the stream, too, and the file takes over', async () => {
  const { made, load } = fakeHls()
  const { video, fire, source, onFailed } = await attach(load)
  await fire('play')
  video.currentTime = 7
  await fire('error')
  expect(made[0]?.isDestroyed).toBe(true)
  expect([source(), video.currentTime]).toEqual(['/720p.mp4', 7])
  expect(onFailed).not.toHaveBeenCalled()
})

it.each([
  ['does not load', () => Promise.reject(new Error('offline'))],
  ['does not know this browser', fakeHls({ isSupported: false }).load],
])('C-3.13 the file plays on where the script %s', async (_case, load) => {
  const { fire, source } = await attach(load)
  await fire('play')
  expect(source()).toBe('/720p.mp4')
  expect(play).not.toHaveBeenCalled()
})

it('C-3.13 what is left before the script is there streams nothing, and a stream ends with its player', async () => {
  const { made, load } = fakeHls()
  const early = await attach(load)
  const playing = early.fire('play')
  early.detach()
  await playing
  expect(made).toEqual([])
  const late = await attach(load)
  await late.fire('play')
  late.detach()
  expect(made.map(({ isDestroyed }) => isDestroyed)).toEqual([true])
})

it.each([
  ['the browser streams by itself', () => void canPlay.mockReturnValue('maybe')],
  ['scripts cannot feed it', () => vi.stubGlobal('MediaSource', undefined)],
  [
    'data is saved',
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  ],
])('C-3.13 the script is not asked for where %s', async (_case, arrange) => {
  arrange()
  const { load } = fakeHls()
  const { fire } = await attach(load)
  await fire('pointerenter')
  await fire('play')
  expect(load).not.toHaveBeenCalled()
})
