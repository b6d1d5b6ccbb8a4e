import type Hls from 'hls.js'
import { hasMediaSource, savesData } from '../../shared/browser/streaming.ts'

type HlsPlayer = Pick<Hls, 'loadSource' | 'attachMedia' | 'destroy'> & {
  on(event: string, listener: (event: string, data: { fatal: boolean }) => void): void
}

/** What is used of hls.js. */
export interface HlsBuild {
  new (config: { enableWorker: boolean; startPosition: number }): HlsPlayer
  isSupported(): boolean
  Events: { ERROR: string }
}
export type LoadHls = () => Promise<HlsBuild>

const loadLightBuild: LoadHls = async () => (await import('hls.js/light')).default

/** Whether a script can stream where the browser cannot; it weighs more than saved data allows. */
export const canStreamByScript = (): boolean => hasMediaSource() && !savesData()

/** What announces that a video will be played: time to load the script. */
const INTENTS = ['pointerenter', 'touchstart', 'focus'] as const

interface Options {
  /** of the stream */
  url: string
  signal: AbortSignal
  /** Called once with the position reached; the stream has ended then. */
  onFatal: (at: number, wasPlaying: boolean) => void
  load?: LoadHls | undefined
}

/**
 * Streams by hls.js from the moment a video is played; until then, and where that script does not load, it has the
 * source that it came with. Returns what ends the stream.
 */
export function streamOncePlayed(video: HTMLVideoElement, options: Options): () => void {
  const { url, signal, onFatal, load = loadLightBuild } = options
  let build: Promise<HlsBuild | null> | undefined
  let player: HlsPlayer | null = null
  let isOver = false
  const prepare = () => (build ??= load().catch(() => null))
  const end = () => {
    isOver = true
    player?.destroy()
    player = null
  }
  const begin = async () => {
    const Player = await prepare()
    if (isOver || signal.aborted || !Player?.isSupported()) return
    const wasPlaying = !video.paused
    player = new Player({ enableWorker: false, startPosition: video.currentTime })
    player.on(Player.Events.ERROR, (_event, { fatal }) => {
      if (!fatal || isOver) return
      const reached = { at: video.currentTime, wasPlaying: !video.paused }
      end()
      onFatal(reached.at, reached.wasPlaying)
    })
    player.loadSource(url)
    player.attachMedia(video)
    if (wasPlaying) goOn(video)
  }
  for (const intent of INTENTS)
    video.addEventListener(intent, () => void prepare(), { signal, once: true, passive: true })
  video.addEventListener('play', () => void begin(), { signal, once: true })
  signal.addEventListener('abort', end)
  return end
}

/** Plays on after a change of source; a browser that wants a press first shows its button. */
export const goOn = (video: HTMLVideoElement): void => void video.play().catch(() => undefined)
