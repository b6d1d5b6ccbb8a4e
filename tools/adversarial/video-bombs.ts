import { randomFillSync } from 'node:crypto'
import { sampleVideo } from '../../apps/api/test/video-samples.ts'
import { box, boxOf, withBox, withNumbers } from './video-boxes.ts'

const MOST = 0xff_ff_ff_ff
const mp4 = await sampleVideo({ width: 160, height: 120, seconds: 1, hasSound: true })
const silent = await sampleVideo({ width: 160, height: 120, seconds: 1 })
const webm = await sampleVideo({ width: 160, height: 120, seconds: 1, kind: 'webm' })
const matroska = await sampleVideo({ width: 160, height: 120, seconds: 1, kind: 'matroska' })

const text = (content: string): Buffer => Buffer.from(content)
const noise = (length: number): Buffer => randomFillSync(Buffer.alloc(length))

/** Numbers of a header that are not true. */
const lies: Record<string, () => Buffer> = {
  'MP4 that claims to last for ever': () => withNumbers(mp4, 'mvhd', { 16: MOST }),
  'MP4 whose track claims to last for ever': () => withNumbers(mp4, 'mdhd', { 16: MOST }),
  'MP4 whose track header lasts for ever': () => withNumbers(mp4, 'tkhd', { 20: MOST }),
  'MP4 without a time scale': () => withNumbers(mp4, 'mvhd', { 12: 0 }),
  'MP4 whose track has no time scale': () => withNumbers(mp4, 'mdhd', { 12: 0 }),
  'MP4 with the finest time scale': () => withNumbers(mp4, 'mdhd', { 12: MOST }),
  'MP4 shown at 65,535 x 65,535': () => withNumbers(mp4, 'tkhd', { 76: MOST, 80: MOST }),
  'MP4 described as 65,535 x 65,535': () => withNumbers(mp4, 'avc1', { 24: MOST }),
  'MP4 described as 0 x 0': () => withNumbers(mp4, 'avc1', { 24: 0 }),
  'MP4 of 4 billion timed samples': () => withNumbers(silent, 'stts', { 8: MOST }),
  'MP4 whose samples last 68 years': () => withNumbers(silent, 'stts', { 12: 0x7f_ff_ff_ff }),
  'MP4 whose samples last no time': () => withNumbers(silent, 'stts', { 12: 0 }),
  'MP4 of 4 billion sample times': () => withNumbers(silent, 'stts', { 4: MOST }),
  'MP4 of 4 billion sizes': () => withNumbers(silent, 'stsz', { 8: MOST }),
  'MP4 with one size of 4 GB for all samples': () => withNumbers(silent, 'stsz', { 4: MOST }),
  'MP4 of 4 billion chunks': () => withNumbers(silent, 'stco', { 4: MOST }),
  'MP4 whose chunks lie beyond its end': () => withNumbers(silent, 'stco', { 8: MOST }),
  'MP4 of 4 billion runs of chunks': () => withNumbers(silent, 'stsc', { 4: MOST }),
  'MP4 with 4 billion descriptions': () => withNumbers(silent, 'stsd', { 4: MOST }),
  'WebM of 65,535 pixels a line': () => withElement(webm, [0xb0], 0xff),
  'WebM that claims to last for ever': () => withElement(webm, [0x44, 0x89], 0x7f),
  'WebM whose ticks are the longest': () => withElement(webm, [0x2a, 0xd7, 0xb1], 0xff),
  'Matroska whose ticks are the longest': () => withElement(matroska, [0x2a, 0xd7, 0xb1], 0xff),
  'Matroska that claims to last for ever': () => withElement(matroska, [0x44, 0x89], 0x7f),
  'Matroska whose cluster begins years later': () => withElement(matroska, [0xe7], 0xff),
}

/** A copy whose first element of this kind has the same byte throughout. */
function withElement(bytes: Buffer, id: readonly number[], value: number): Buffer {
  const changed = Buffer.from(bytes)
  for (let at = changed.indexOf(Buffer.from(id)); at >= 0; at = changed.indexOf(Buffer.from(id), at + 1)) {
    const size = (changed[at + id.length] ?? 0) ^ 0x80
    if (size < 1 || size > 8) continue
    changed.fill(value, at + id.length + 1, at + id.length + 1 + size)
    return changed
  }
  throw new Error(`no element ${id.join(' ')}`)
}

/** Files that are not whole, or whose boxes are not. */
const broken: Record<string, () => Buffer> = {
  'empty file': () => Buffer.alloc(0),
  'a megabyte of zeros': () => Buffer.alloc(1_000_000),
  'a megabyte of noise': () => noise(1_000_000),
  'MP4 cut in the middle': () => mp4.subarray(0, mp4.length / 2),
  'MP4 without its last byte': () => mp4.subarray(0, -1),
  'MP4 that ends after its type': () => mp4.subarray(0, boxOf(mp4, 'ftyp').end),
  'MP4 without its pictures': () => withBox(mp4, 'mdat', Buffer.alloc(0)),
  'MP4 whose pictures are noise': () => withBox(mp4, 'mdat', noise(50_000)),
  'MP4 whose decoder is set up by noise': () => withBox(mp4, 'avcC', noise(60)),
  'MP4 whose movie box has 2 GB': () => {
    const changed = Buffer.from(mp4)
    changed.writeUInt32BE(0x7f_ff_ff_ff, boxOf(mp4, 'moov').start)
    return changed
  },
  'MP4 whose movie box ends with the file': () => {
    const changed = Buffer.from(mp4)
    changed.writeUInt32BE(0, boxOf(mp4, 'moov').start)
    return changed
  },
  'MP4 whose movie box has a size of 64 bits': () => {
    const changed = Buffer.from(mp4)
    changed.writeUInt32BE(1, boxOf(mp4, 'moov').start)
    return changed
  },
  'boxes 10,000 deep': () => {
    const nested = Array.from({ length: 10_000 }).reduce<Buffer>(
      (inner) => box('moov', inner),
      Buffer.alloc(8),
    )
    return Buffer.concat([mp4.subarray(0, boxOf(mp4, 'ftyp').end), nested])
  },
  'a million empty boxes': () =>
    Buffer.concat([mp4.subarray(0, boxOf(mp4, 'ftyp').end), Buffer.alloc(8_000_000, box('free', text('')))]),
  'MP4 of 500 tracks': () => {
    const { start, end } = boxOf(silent, 'trak')
    const moov = boxOf(silent, 'moov')
    const tracks = Buffer.alloc(500 * (end - start), silent.subarray(start, end))
    return withBox(silent, 'moov', Buffer.concat([silent.subarray(moov.content, start), tracks]))
  },
  'Matroska cut in the middle': () => matroska.subarray(0, matroska.length / 2),
  'WebM cut in the middle': () => webm.subarray(0, webm.length / 2),
}

/** Files that name others, or are something else. */
const disguised: Record<string, () => Buffer> = {
  'playlist of a local file': () => text('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'),
  'playlist of an inner address': () => text('#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/\n#EXT-X-ENDLIST\n'),
  'list of files to join': () => text("ffconcat version 1.0\nfile '/etc/passwd'\n"),
  'DASH manifest of a local file': () =>
    text('<?xml version="1.0"?><MPD><Period><BaseURL>file:///etc/passwd</BaseURL></Period></MPD>'),
  'session description': () =>
    text('v=0\nc=IN IP4 127.0.0.1\nm=video 1 RTP/AVP 96\na=rtpmap:96 H264/90000\n'),
  'MP4 whose pictures lie in a local file': () =>
    withBox(
      silent,
      'dref',
      Buffer.concat([
        Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]),
        box('url ', Buffer.concat([Buffer.alloc(4), text('file:///etc/passwd\0')])),
      ]),
    ),
  'page before an MP4': () => Buffer.concat([text('<html><script>alert(1)</script></html>'), mp4]),
  'MP4 that ends as a ZIP': () => Buffer.concat([mp4, text(`PK\u0005\u0006${'\0'.repeat(18)}`)]),
  'AVI without streams': () => Buffer.concat([text('RIFF\xff\xff\xff\x7fAVI LIST'), Buffer.alloc(1_000)]),
}

/** Pictures that are what they claim to be. */
const extremes: Record<string, () => Promise<Buffer>> = {
  'MP4 of 8,192 x 8,192': () => sampleVideo({ width: 8_192, height: 8_192, seconds: 1 }),
  'MP4 of 16,000 x 64': () => sampleVideo({ width: 16_000, height: 64, seconds: 1 }),
  'MP4 of 16 x 16': () => sampleVideo({ width: 16, height: 16, seconds: 1 }),
}

/** Files that harm a careless reader of videos, by kind. */
export const videoBombs: Record<string, () => Buffer | Promise<Buffer>> = {
  ...lies,
  ...broken,
  ...disguised,
  ...extremes,
}
