import { monitorEventLoopDelay } from 'node:perf_hooks'
import { ImageError } from '../../apps/api/src/images/image-error.ts'
import { encodedSample, paintSample, sampleJpeg, seededNumbers } from '../../apps/api/test/image-samples.ts'
import { openImageWorkshop } from '../../apps/api/test/image-workshop.ts'
import type { ImageWorkshop } from '../../apps/api/test/image-workshop.ts'
import { peakOfChildren } from './decoder-memory.ts'

const MAX_EACH_MS = 2_000
const MAX_DELAY_MS = 50
const MAX_DECODER_RSS = 512 * 1024 * 1024
const PARALLEL = 2

type Numbers = () => number

const shape = { seed: 21, width: 320, height: 240 }

const originals = async (): Promise<Record<string, Buffer>> => ({
  jpeg: await sampleJpeg(shape),
  'progressive jpeg': await paintSample(shape).jpeg({ progressive: true }).toBuffer(),
  png: await encodedSample(shape, 'png'),
  webp: await encodedSample(shape, 'webp'),
  'lossless webp': await paintSample(shape).webp({ lossless: true }).toBuffer(),
  gif: await paintSample(shape).gif().toBuffer(),
  avif: await encodedSample(shape, 'avif'),
  tiff: await paintSample(shape).tiff({ compression: 'lzw' }).toBuffer(),
  'plain tiff': await paintSample(shape).tiff({ compression: 'none' }).toBuffer(),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><circle r="40"/></svg>'),
})

const place = (bytes: Uint8Array, next: Numbers): number => {
  const isHead = next() < 0.5
  return Math.floor(next() * (isHead ? Math.min(600, bytes.length) : bytes.length))
}

/** One of the ways files break: bits, bytes, extreme numbers, gaps, repeats, cuts. */
const mutations: readonly ((bytes: Buffer, next: Numbers) => Buffer)[] = [
  (bytes, next) => {
    const at = place(bytes, next)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(next() * 8))
    return bytes
  },
  (bytes, next) => {
    bytes[place(bytes, next)] = Math.floor(next() * 256)
    return bytes
  },
  (bytes, next) => {
    const at = place(bytes, next)
    bytes.subarray(at, at + 1 + Math.floor(next() * 4)).fill(next() < 0.5 ? 0xff : 0)
    return bytes
  },
  (bytes, next) => {
    const at = place(bytes, next)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + Math.floor(next() * 64))])
  },
  (bytes, next) => {
    const at = place(bytes, next)
    return Buffer.concat([bytes.subarray(0, at + 50), bytes.subarray(at)])
  },
  (bytes, next) => bytes.subarray(0, 1 + Math.floor(next() * bytes.length)),
]

function mutated(original: Buffer, next: Numbers): Buffer {
  let bytes: Buffer = Buffer.from(original)
  const times = 1 + Math.floor(next() ** 3 * 8)
  for (let time = 0; time < times; time += 1) {
    const mutate = mutations[Math.floor(next() * mutations.length)]
    if (mutate && bytes.length > 0) bytes = mutate(bytes, next)
  }
  return bytes
}

interface Tally {
  verdicts: Map<string, number>
  slowestMs: number
  decoderRss: number
  faults: string[]
}

async function tryOne(shop: ImageWorkshop, name: string, bytes: Buffer, tally: Tally): Promise<void> {
  const started = performance.now()
  const verdict = await shop.library.ingest(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof ImageError ? error.code : `crashed: ${String(error)}`),
  )
  const milliseconds = performance.now() - started
  tally.verdicts.set(verdict, (tally.verdicts.get(verdict) ?? 0) + 1)
  tally.slowestMs = Math.max(tally.slowestMs, milliseconds)
  const isFault = verdict.startsWith('crashed') || verdict === 'IMAGE_TIMEOUT' || milliseconds > MAX_EACH_MS
  if (isFault)
    tally.faults.push(`${name}, ${bytes.length} bytes: ${verdict} after ${milliseconds.toFixed(0)} ms`)
}

/** `mutations.ts [count] [seed]` */
async function run(count: number, seed: number): Promise<number> {
  const next = seededNumbers(seed)
  const samples = Object.entries(await originals())
  const shop = await openImageWorkshop()
  const tally: Tally = { verdicts: new Map(), slowestMs: 0, decoderRss: 0, faults: [] }
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const started = performance.now()
  delay.enable()
  let tried = 0
  const work = async (): Promise<void> => {
    while (tried < count) {
      const [name, original] = samples[tried % samples.length] ?? ['', Buffer.alloc(0)]
      tried += 1
      await tryOne(shop, name, mutated(original, next), tally)
      if (tried % 100 === 0) tally.decoderRss = Math.max(tally.decoderRss, peakOfChildren())
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  delay.disable()
  await shop.close()
  return report({
    tally,
    tried,
    seed,
    delayMs: delay.percentile(99) / 1e6,
    seconds: (performance.now() - started) / 1000,
  })
}

function report(found: {
  tally: Tally
  tried: number
  seed: number
  delayMs: number
  seconds: number
}): number {
  const { tally, tried, seed, delayMs, seconds } = found
  const faults = [
    ...tally.faults,
    ...(delayMs > MAX_DELAY_MS ? [`the event loop was late by ${delayMs.toFixed(1)} ms`] : []),
    ...(tally.decoderRss > MAX_DECODER_RSS ? ['a decoder held more than 512 MB'] : []),
  ]
  const lines = [
    `A-T7 seed ${seed}: ${tried} mutated JPEG, PNG, WebP, GIF, AVIF, TIFF and SVG files`,
    `outcomes: ${[...tally.verdicts].map(([verdict, times]) => `${verdict} ${times}`).join(', ')}`,
    `slowest ${tally.slowestMs.toFixed(0)} ms, event loop delay p99 ${delayMs.toFixed(1)} ms, decoder peak ${(tally.decoderRss / 1024 / 1024).toFixed(0)} MB`,
    `wall time ${seconds.toFixed(1)} s`,
    ...faults.map((fault) => `FAULT ${fault}`),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return faults.length > 0 ? 1 : 0
}

process.exitCode = await run(Number(process.argv[2] ?? 2_000), Number(process.argv[3] ?? 1))
