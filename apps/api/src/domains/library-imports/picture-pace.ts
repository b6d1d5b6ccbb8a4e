import type { SourceFile } from '../../library/library-source.ts'
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
): Map<number, Promise<Loaded>> {
  const lastOfHost = new Map<string, Promise<unknown>>()
  const lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve())
  return new Map(
    pins.map((pin, index) => {
      const lane = index % AT_ONCE
      const host = hostOf(pin)
      const before = Promise.allSettled([lanes[lane], lastOfHost.get(host)])
      const loading = before.then(() => load(pin))
      lanes[lane] = loading
      lastOfHost.set(host, loading)
      // A failure is for those who wait for it, later.
      loading.catch(() => undefined)
      return [pin.sequence, loading]
    }),
  )
}
