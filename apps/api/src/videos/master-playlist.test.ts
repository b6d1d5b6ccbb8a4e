import { expect, it } from 'vitest'
import { bitRates, masterPlaylist } from './master-playlist.ts'

const playlist = (segments: readonly (readonly [seconds: number, bytes: number])[]): string =>
  [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:4',
    '#EXT-X-MAP:URI="720p.m4s",BYTERANGE="900@0"',
    ...segments.flatMap(([seconds, bytes]) => [
      `#EXTINF:${seconds.toFixed(6)},`,
      `#EXT-X-BYTERANGE:${bytes}@900`,
      '720p.m4s',
    ]),
    '#EXT-X-ENDLIST',
  ].join('\n')

it('the rate of a stream is that of its largest segment, beside the average', () => {
  const rates = bitRates(
    playlist([
      [4, 1000],
      [4, 4000],
      [4, 1000],
    ]),
  )
  expect(rates).toEqual({ peakRate: 8000, averageRate: 4000 })
})

it('a last segment too short to count by itself counts with the one before it', () => {
  expect(
    bitRates(
      playlist([
        [4, 1000],
        [1, 1500],
      ]),
    ),
  ).toEqual({ peakRate: 4000, averageRate: 4000 })
})

it('a short video and an empty one have a rate, too', () => {
  expect(bitRates(playlist([[1, 500]]))).toEqual({ peakRate: 4000, averageRate: 4000 })
  expect(bitRates(playlist([]))).toEqual({ peakRate: 0, averageRate: 0 })
})

it('the list of heights names both', () => {
  const one = { name: '720p', width: 2, height: 4, codecs: 'avc1', peakRate: 9, averageRate: 5 } as const
  expect(masterPlaylist([one])).toContain(
    '#EXT-X-STREAM-INF:BANDWIDTH=9,AVERAGE-BANDWIDTH=5,RESOLUTION=2x4,CODECS="avc1"\n720p.m3u8\n',
  )
})
