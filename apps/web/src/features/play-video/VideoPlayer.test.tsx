import { EVENT_TYPES, type TrackedInput } from '@tessera/shared-tracking'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectCurrentVideo, selectVideoViews } from '../../entities/videos/autoplay-slice.ts'
import { aPinView } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { attachTracker } from '../../shared/tracking/track.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const version = (url: string, captionsUrls: Record<string, string> = {}) => ({
  url,
  width: 1280,
  height: 720,
  duration: 5000,
  thumbnail: '/cover.jpg',
  captionsUrls,
})
const content = {
  kind: 'video' as const,
  signature: 'a'.repeat(32),
  duration: 5000,
  video_list: { V_720P: version('/720p.mp4', { en: '/captions.vtt' }), V_HLSV4: version('/all.m3u8') },
}
const playerOf = (title: string) => screen.getByLabelText<HTMLVideoElement>(title)
const canPlay = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType')
const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')

beforeEach(() => {
  canPlay.mockReturnValue('maybe')
  pause.mockImplementation(() => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const show = (...titles: string[]) =>
  renderWithStore(
    titles.map((title, index) => (
      <VideoPlayer
        key={title}
        pin={aPinView({ id: `${index + 1}`, title, alt_text: '' })}
        content={content}
      />
    )),
  )

it('C-1.02 streams where the browser can, with captions and cover', async () => {
  await show('Waves')
  const player = playerOf('Waves')
  expect(player).toHaveAttribute('src', '/all.m3u8')
  expect(player.querySelector('track')).toHaveAttribute('src', '/captions.vtt')
  expect(player).toHaveAttribute('poster')
})

it.each([true, false])(
  'C-3.13 a stream that breaks while it plays (%s) goes on so as a file',
  async (isPlaying) => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    await show('Waves')
    const player = playerOf('Waves')
    Object.defineProperty(player, 'paused', { value: !isPlaying })
    fireEvent(player, new Event('error'))
    expect(player).toHaveAttribute('src', '/720p.mp4')
    expect(play).toHaveBeenCalledTimes(isPlaying ? 1 : 0)
    play.mockRestore()
  },
)

it('C-3.13 falls back to the 720p file, then says that it cannot play', async () => {
  await show('Waves')
  const player = playerOf('Waves')
  fireEvent(player, new Event('error'))
  expect(player).toHaveAttribute('src', '/720p.mp4')
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent(player, new Event('error'))
  expect(screen.getByRole('alert')).toBeInTheDocument()
  const load = vi.spyOn(player, 'load').mockImplementation(() => undefined)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(load).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('C-9.12 what the viewer stopped from loading has not failed', async () => {
  await show('Waves')
  const player = playerOf('Waves')
  const fails = (code: number) => {
    Object.defineProperty(player, 'error', { value: { code }, configurable: true })
    fireEvent(player, new Event('error'))
  }
  fails(1)
  expect(player).toHaveAttribute('src', '/all.m3u8')
  fails(3)
  expect(player).toHaveAttribute('src', '/720p.mp4')
})

it('C-4.19 of two organic videos one plays, until it is paused', async () => {
  await show('Waves', 'Clouds')
  fireEvent(playerOf('Waves'), new Event('playing'))
  fireEvent(playerOf('Clouds'), new Event('playing'))
  expect(pause.mock.contexts).toEqual([playerOf('Clouds')])
  fireEvent(playerOf('Waves'), new Event('pause'))
  fireEvent(playerOf('Clouds'), new Event('playing'))
  expect(pause).toHaveBeenCalledTimes(1)
})

it('C-9.10 C-9.11 a video that plays in view for 1.5 seconds is kept, and tracked with how often it was seen', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  const told: TrackedInput[] = []
  const detach = attachTracker({ track: (input) => void told.push(input), count: () => undefined })
  let seen: (share: number) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
        seen = (intersectionRatio) => callback([{ intersectionRatio }])
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  const { store } = await show('Waves')
  const player = playerOf('Waves')
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
  fireEvent(player, new Event('playing'))
  pass(60_000)
  seen(0.5)
  pass(1490)
  fireEvent(player, new Event('waiting'))
  expect(told).toEqual([])
  fireEvent(player, new Event('playing'))
  pass(1500)
  seen(0.2)
  seen(0.9)
  pass(4000)
  fireEvent(player, new Event('pause'))
  expect(told).toMatchObject([
    { event_type: EVENT_TYPES.VIDEO_VIEW, object_id_str: '1', event_data: { views: 1 } },
    { event_type: EVENT_TYPES.VIDEO_VIEW, object_id_str: '1', event_data: { views: 2 } },
  ])
  const stays = told.map(
    ({ event_data = {} }) => Number(event_data['endedAt']) - Number(event_data['startedAt']),
  )
  expect(stays).toEqual([1500, 4000])
  expect(selectVideoViews(store.getState(), '1')).toBe(2)
  detach()
  vi.useRealTimers()
})

it('a browser plays each video as loud as the one before it, and a muted one as silent', async () => {
  const { unmount } = await show('Waves')
  const before = playerOf('Waves')
  before.volume = 0.25
  fireEvent(before, new Event('volumechange'))
  unmount()
  const next = await show('Clouds')
  expect(playerOf('Clouds').volume).toBe(0.25)
  playerOf('Clouds').muted = true
  fireEvent(playerOf('Clouds'), new Event('volumechange'))
  next.unmount()
  await show('Dunes')
  expect(playerOf('Dunes').volume).toBe(0)
})

it('C-3.56 the silence of a video that plays by itself is not remembered as a choice', async () => {
  let see: (share: number) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
        const before = see
        see = (intersectionRatio) => {
          before(intersectionRatio)
          callback([{ intersectionRatio }])
        }
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  await show('Waves')
  const player = playerOf('Waves')
  see(1)
  expect([play.mock.contexts, player.muted]).toEqual([[player], true])
  fireEvent(player, new Event('volumechange'))
  expect(localStorage.getItem('video_volume')).toBeNull()
  player.muted = false
  player.volume = 0.4
  fireEvent(player, new Event('volumechange'))
  expect(localStorage.getItem('video_volume')).toBe('0.4')
  play.mockRestore()
})

it('C-3.57 a promoted video is kept apart, and neither waits for an organic one nor ends it', async () => {
  const { store } = await renderWithStore(
    ['Waves', 'Clouds'].map((title, index) => (
      <VideoPlayer
        key={title}
        pin={aPinView({ id: `${index + 1}`, title, alt_text: '', is_promoted: index === 1 })}
        content={content}
      />
    )),
  )
  fireEvent(playerOf('Waves'), new Event('playing'))
  fireEvent(playerOf('Clouds'), new Event('playing'))
  expect(pause).not.toHaveBeenCalled()
  const { organic, promoted } = store.getState().videoAutoplay ?? {}
  expect([Object.keys(organic ?? {}), Object.keys(promoted ?? {})]).toEqual([['1'], ['2']])
  expect(selectCurrentVideo(store.getState())).toBe('1')
})

it('a video plays as fast as the one before it, on after a change of its source, too', async () => {
  const { unmount } = await show('Waves')
  playerOf('Waves').playbackRate = 1.5
  fireEvent(playerOf('Waves'), new Event('ratechange'))
  expect(playerOf('Waves').defaultPlaybackRate).toBe(1.5)
  unmount()
  await show('Clouds')
  expect([playerOf('Clouds').playbackRate, playerOf('Clouds').defaultPlaybackRate]).toEqual([1.5, 1.5])
})

it('a speed that no player plays at is not taken', async () => {
  localStorage.setItem('video_speed', '0')
  await show('Waves')
  expect(playerOf('Waves').playbackRate).toBe(1)
})

it('C-3.12 captions come in each language, by its name', async () => {
  const captionsUrls = { en: '/en.vtt', 'pt-BR': '/pt.vtt', 'en-12': '/12.vtt' }
  const spoken = { ...content, video_list: { V_720P: version('/720p.mp4', captionsUrls) } }
  await renderWithStore(<VideoPlayer pin={aPinView({ title: 'Waves', alt_text: '' })} content={spoken} />)
  const tracks = [...playerOf('Waves').querySelectorAll('track')].map(({ label, srclang, src }) => [
    label,
    srclang,
    new URL(src).pathname,
  ])
  expect(tracks).toEqual([
    ['English', 'en', '/en.vtt'],
    ['en-12', 'en-12', '/12.vtt'],
    ['Brazilian Portuguese', 'pt-BR', '/pt.vtt'],
  ])
})
