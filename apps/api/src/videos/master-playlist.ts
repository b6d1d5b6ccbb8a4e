import type { TranscodedVideo } from './video-job.ts'

/** The list of heights from which a player chooses by what its connection carries. */
export const masterPlaylist = (renditions: TranscodedVideo['renditions']): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...renditions.flatMap(({ name, width, height, codecs, peakRate, averageRate }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${peakRate},AVERAGE-BANDWIDTH=${averageRate},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
      `${name}.m3u8`,
    ]),
    '',
  ].join('\n')

const SEGMENT = /^#EXTINF:([\d.]+),.*\n#EXT-X-BYTERANGE:(\d+)/gm

/**
 * The bits a second of a rendition by its playlist: all in all, and the most of any segments in a row that last half
 * to one and a half times as long as a segment may. // RFC 8216 4.3.4.2
 */
export function bitRates(playlist: string): { peakRate: number; averageRate: number } {
  const segments = [...playlist.matchAll(SEGMENT)].map(([, seconds, bytes]) => ({
    seconds: Number(seconds),
    bits: 8 * Number(bytes),
  }))
  const target = Number(/#EXT-X-TARGETDURATION:(\d+)/.exec(playlist)?.[1] ?? 0)
  const averageRate = rateOf(segments)
  let peakRate = averageRate
  for (const start of segments.keys()) {
    for (let end = start + 1; end <= segments.length; end += 1) {
      const row = segments.slice(start, end)
      const seconds = row.reduce((sum, one) => sum + one.seconds, 0)
      if (seconds > 1.5 * target) break
      if (seconds >= 0.5 * target) peakRate = Math.max(peakRate, rateOf(row))
    }
  }
  return { peakRate, averageRate }
}

function rateOf(segments: readonly { seconds: number; bits: number }[]): number {
  const seconds = segments.reduce((sum, one) => sum + one.seconds, 0)
  const bits = segments.reduce((sum, one) => sum + one.bits, 0)
  return seconds === 0 ? 0 : Math.ceil(bits / seconds)
}
