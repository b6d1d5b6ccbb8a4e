import type { PinImage } from '@tessera/api-types/images/pin-image'
import type { PinView } from '@tessera/api-types/pins/views'
import type { Naming } from './rss.ts'
import { pageAddress } from './page-paths.ts'

export interface Room {
  maxWidth: number
  maxHeight: number
}

/** The id of a pin of this very site, from the address of its page. */
export function pinIdOf(url: string, publicUrl: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { origin, pathname } = new URL(url)
  return origin === new URL(publicUrl).origin ? /^\/pin\/(\d{1,19})\/?$/.exec(pathname)?.[1] : undefined
}

/** A side that a consumer has room for; what is no whole number above zero bounds nothing. */
export const sideOf = (value: unknown): number =>
  typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : Infinity

/** The pin as a photo of oEmbed 1.0 that fits into the room. */
export function embedOf({ title, pinner, images }: PinView, { name, publicUrl }: Naming, room: Room) {
  const uncut = [images['736x'], images['564x'], images['474x'], images['236x'], images['170x']]
  const image = uncut.find(({ width, height }) => width <= room.maxWidth && height <= room.maxHeight)
  const { url, width, height } = image ?? shrunk(images['170x'], room)
  return {
    version: '1.0',
    type: 'photo',
    title,
    url: new URL(url, publicUrl).href,
    width,
    height,
    author_name: pinner.full_name,
    author_url: pageAddress(publicUrl, `/${pinner.username}/`),
    provider_name: name,
    provider_url: pageAddress(publicUrl, '/'),
  }
}

/** Shown smaller than it is. */
function shrunk({ url, width, height }: PinImage, { maxWidth, maxHeight }: Room) {
  const share = Math.min(maxWidth / width, maxHeight / height)
  const side = (length: number) => Math.max(1, Math.floor(length * share))
  return { url, width: side(width), height: side(height) }
}
