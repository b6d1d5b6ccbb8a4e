import type { TranscodedVideo } from './video-job.ts'

/** The list of heights from which a player chooses by what its connection carries. */
export const masterPlaylist = (renditions: TranscodedVideo['renditions']): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...renditions.flatMap(({ name, width, height, codecs, bitsPerSecond }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bitsPerSecond},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
      `${name}.m3u8`,
    ]),
    '',
  ].join('\n')
