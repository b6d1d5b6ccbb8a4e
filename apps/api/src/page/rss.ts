import type { PinCard } from '@tessera/api-types/pins/views'
import type { ServerTexts } from '../i18n/server-texts.ts'
import type { Site } from '../kernel/deps.ts'
import { pageAddress } from './page-paths.ts'
import { xmlText } from './escape-html.ts'

export interface Channel {
  title: string
  /** Of the page that shows the same. */
  path: string
  /** Of this feed. */
  feedPath: string
  description: string
  pins: readonly PinCard[]
}

/** What the site is called, and where it is. */
export type Naming = Pick<Site, 'publicUrl'> & { name: string }

const ATOM = 'http://www.w3.org/2005/Atom'

const tag = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`

/** When something was added last; undefined where nothing ever was. */
export const lastChange = ({ pins }: Channel): Date | undefined => {
  const times = pins.map((pin) => Date.parse(pin.created_at))
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

/** RSS 2.0, as https://www.rssboard.org/rss-specification has it. */
export function rssOf(channel: Channel, site: Naming, t: ServerTexts['t']): string {
  const { title, path, feedPath, description, pins } = channel
  const changed = lastChange(channel)
  const self = xmlText(pageAddress(site.publicUrl, feedPath))
  const parts = [
    tag('title', title),
    tag('link', pageAddress(site.publicUrl, path)),
    tag('description', description || t('feed.description', { title, site: site.name })),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...(changed ? [tag('lastBuildDate', changed.toUTCString())] : []),
    ...pins.map((pin) => itemOf(pin, site)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="${ATOM}"><channel>${parts.join('\n')}</channel></rss>\n`
}

function itemOf(pin: PinCard, { publicUrl }: Naming): string {
  const address = pageAddress(publicUrl, `/pin/${pin.id}/`)
  const picture = new URL(pin.images['736x'].url, publicUrl).href
  const parts = [
    tag('title', pin.title || pin.grid_title || pin.alt_text || pin.pinner.full_name),
    tag('link', address),
    tag('guid', address),
    tag('pubDate', new Date(pin.created_at).toUTCString()),
    tag('description', `<img src="${xmlText(picture)}" alt="${xmlText(pin.alt_text)}">`),
    // How many bytes is known once it was cut to size; 0 means that it is not.
    `<enclosure url="${xmlText(picture)}" length="0" type="image/jpeg"/>`,
  ]
  return `<item>${parts.join('')}</item>`
}
