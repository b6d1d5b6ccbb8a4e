import type { Embed } from '@tessera/api-types/pins/views'

interface Provider {
  subtype: Embed['subtype']
  hosts: readonly string[]
  /** Its first group is the video. */
  path: RegExp
  player: string
}

const PROVIDERS: readonly Provider[] = [
  {
    subtype: 'youtube',
    hosts: ['youtube.com', 'm.youtube.com'],
    path: /^\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/)([\w-]{11})(?![\w-])/,
    player: 'https://www.youtube-nocookie.com/embed/',
  },
  {
    subtype: 'youtube',
    hosts: ['youtu.be'],
    path: /^\/([\w-]{11})(?![\w-])/,
    player: 'https://www.youtube-nocookie.com/embed/',
  },
  {
    subtype: 'vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    path: /^\/(?:video\/)?(\d{1,12})(?!\d)/,
    player: 'https://player.vimeo.com/video/',
  },
  {
    subtype: 'dailymotion',
    hosts: ['dailymotion.com'],
    path: /^\/video\/([a-z0-9]{6,12})(?![a-z0-9])/,
    player: 'https://www.dailymotion.com/embed/video/',
  },
]

/** The player of a link to a video on one of the known sites. */
export function embedOf(link: string | null): Embed | null {
  if (link === null || !URL.canParse(link)) return null
  const { protocol, hostname, pathname, search } = new URL(link)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const host = hostname.replace(/^www\./, '')
  for (const { subtype, hosts, path, player } of PROVIDERS) {
    const video = hosts.includes(host) ? path.exec(pathname + search)?.[1] : undefined
    if (video !== undefined) return { src: player + video, type: 'iframe', subtype }
  }
  return null
}
