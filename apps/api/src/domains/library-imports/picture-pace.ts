import { MINUTE_MS } from '../../kernel/durations.ts'
import { Standstill, unlessStill } from '../../kernel/standstill.ts'
import type { SourceFile } from '../../library/library-source.ts'
import { defaultVideoLimits } from '../../videos/video-limits.ts'
import type { Picture } from '../media/upload-service.ts'
import { videosOf } from './item-rules.ts'
import type { ItemOutcome, PinItem } from './item-store.ts'

export type PageReader = ReadonlyMap<string, SourceFile>
/** The picture of a pin, and by their files those of its slots or pages. */
export interface Pictures {
  picture: Picture
  ofContent: ReadonlyMap<string, Picture>
}
export type Loaded = Pictures | { failure: ItemOutcome }

/** Pictures that are loaded at a time: a few, one of each host, and one video. */
const AT_ONCE = 3
/** More than all that is limited by itself takes: fetching, decoding, and a video its own time. */
const PICTURES_MS = 10 * MINUTE_MS

const longestOf = ({ details }: PinItem): number =>
  PICTURES_MS + videosOf(details).length * (defaultVideoLimits.timeoutMs + MINUTE_MS)

/** What hangs fails alone, and keeps nothing waiting that comes after it. */
const inTime = (pin: PinItem, load: (pin: PinItem) => Promise<Loaded>, longestMs: number): Promise<Loaded> =>
  unlessStill(longestMs, () => load(pin)).catch((error: unknown): Loaded => {
    if (!(error instanceof Standstill)) throw error
    return {
      failure: { outcome: 'failed', reason: 'file' in pin.details.picture ? 'failed' : 'not_fetched' },
    }
  })

const hostOf = ({ details, sequence }: PinItem): string => {
  const { picture } = details
  if (videosOf(details).length > 0) return 'video'
  if ('file' in picture) return `file ${sequence % AT_ONCE}`
  const address = 'url' in picture ? picture.url : picture.page
  return URL.canParse(address) ? new URL(address).host : ''
}

/** Loads the pictures of some pins side by side, by the sequence of their pins. */
export function paced(
  pins: readonly PinItem[],
  load: (pin: PinItem) => Promise<Loaded>,
  longest: (pin: PinItem) => number = longestOf,
): Map<number, Promise<Loaded>> {
  const lastOfHost = new Map<string, Promise<unknown>>()
  const lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve())
  return new Map(
    pins.map((pin, index) => {
      const lane = index % AT_ONCE
      const host = hostOf(pin)
      const before = Promise.allSettled([lanes[lane], lastOfHost.get(host)])
      const loading = before.then(() => inTime(pin, load, longest(pin)))
      lanes[lane] = loading
      lastOfHost.set(host, loading)
      // A failure is for those who wait for it, later.
      loading.catch(() => undefined)
      return [pin.sequence, loading]
    }),
  )
}
