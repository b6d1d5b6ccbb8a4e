import { openImageWorkshop } from '../../apps/api/test/image-workshop.ts'
import type { ImageWorkshop } from '../../apps/api/test/image-workshop.ts'
import { ImageError } from '../../apps/api/src/images/image-error.ts'
import { animationBombs } from './animation-bombs.ts'
import { peakOfChildren } from './decoder-memory.ts'
import { disguisedBombs } from './disguised-bombs.ts'
import { runHttpBombs } from './http-bombs.ts'
import { jpegBombs } from './jpeg-bombs.ts'
import { pngBombs } from './png-bombs.ts'

const PROMISED_KINDS = 40
const MAX_MEDIAN_MS = 50
const MAX_EACH_MS = 2_000
const MAX_RSS_GROWTH = 64 * 1024 * 1024
const MAX_DECODER_RSS = 512 * 1024 * 1024
const MAX_FILES_OF_HARMLESS = 9

interface Outcome {
  kind: string
  bytes: number
  verdict: string
  isSafe: boolean
  milliseconds: number
  /** of this process, while the picture was taken in */
  rssGrowth: number
  temporaryFiles: number
}

const bombs = { ...pngBombs, ...jpegBombs, ...animationBombs, ...disguisedBombs }

async function detonate(shop: ImageWorkshop, kind: string, bytes: Buffer): Promise<Outcome> {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 2)
  const started = performance.now()
  const verdict = await shop.library.ingest(bytes).then(
    () => 'harmless',
    (error: unknown) => (error instanceof ImageError ? error.code : `crashed: ${String(error)}`),
  )
  const milliseconds = performance.now() - started
  clearInterval(watch)
  peak = Math.max(peak, process.memoryUsage.rss())
  const files = await shop.filesLeft()
  await shop.clear()
  const allowedFiles = verdict === 'harmless' ? MAX_FILES_OF_HARMLESS : 0
  const isSafe = (verdict === 'harmless' || verdict.startsWith('IMAGE_')) && verdict !== 'IMAGE_TIMEOUT'
  const temporaryFiles = Math.max(0, files.length - allowedFiles)
  return {
    kind,
    bytes: bytes.length,
    verdict,
    isSafe,
    milliseconds,
    rssGrowth: peak - before,
    temporaryFiles,
  }
}

async function detonateAll(): Promise<{ outcomes: Outcome[]; decoderRss: number }> {
  const shop = await openImageWorkshop()
  try {
    const outcomes: Outcome[] = []
    let decoderRss = 0
    for (const [kind, make] of Object.entries(bombs)) {
      outcomes.push(await detonate(shop, kind, await make()))
      decoderRss = Math.max(decoderRss, peakOfChildren())
      await shop.decoders.warm()
    }
    return { outcomes, decoderRss }
  } finally {
    await shop.close()
  }
}

const inMegabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1)
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

function faultsOf(outcomes: readonly Outcome[], decoderRss: number): string[] {
  const middle = median(outcomes.map(({ milliseconds }) => milliseconds))
  return [
    ...outcomes.filter(({ isSafe }) => !isSafe).map(({ kind, verdict }) => `${kind}: ${verdict}`),
    ...outcomes
      .filter(({ milliseconds }) => milliseconds > MAX_EACH_MS)
      .map(({ kind }) => `${kind}: over ${MAX_EACH_MS} ms`),
    ...outcomes
      .filter(({ rssGrowth }) => rssGrowth > MAX_RSS_GROWTH)
      .map(({ kind }) => `${kind}: memory grew over ${inMegabytes(MAX_RSS_GROWTH)} MB`),
    ...outcomes
      .filter(({ temporaryFiles }) => temporaryFiles > 0)
      .map(({ kind }) => `${kind}: left files behind`),
    ...(middle > MAX_MEDIAN_MS ? [`the median of ${middle.toFixed(1)} ms is over ${MAX_MEDIAN_MS} ms`] : []),
    ...(decoderRss > MAX_DECODER_RSS ? [`a decoder held ${inMegabytes(decoderRss)} MB`] : []),
    ...(outcomes.length < PROMISED_KINDS ? [`fewer kinds than promised (${PROMISED_KINDS})`] : []),
  ]
}

function report(outcomes: readonly Outcome[], decoderRss: number, seconds: number): string[] {
  const times = outcomes.map(({ milliseconds }) => milliseconds)
  const growth = Math.max(...outcomes.map(({ rssGrowth }) => rssGrowth))
  return [
    ...outcomes.map(
      ({ kind, bytes, verdict, milliseconds, rssGrowth }) =>
        `${kind.padEnd(46)} ${inMegabytes(bytes).padStart(6)} MB ${verdict.padEnd(24)} ${milliseconds.toFixed(1).padStart(8)} ms ${inMegabytes(rssGrowth).padStart(6)} MB`,
    ),
    `A-T8: ${outcomes.length} kinds of bombs (the same bytes every run, no seed)`,
    `median ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(0)} ms, memory growth ${inMegabytes(growth)} MB at most, decoder peak ${inMegabytes(decoderRss)} MB`,
    `files left behind: ${outcomes.reduce((sum, { temporaryFiles }) => sum + temporaryFiles, 0)}`,
    `wall time ${seconds.toFixed(1)} s`,
  ]
}

/** `bombs.ts [base URL]`: with a base URL the request bombs run against that server as well. */
async function run(baseUrl: string | undefined): Promise<number> {
  const started = performance.now()
  const { outcomes, decoderRss } = await detonateAll()
  const http = baseUrl === undefined ? { lines: [], faults: [] } : await runHttpBombs(baseUrl)
  const faults = [...faultsOf(outcomes, decoderRss), ...http.faults]
  const lines = [...report(outcomes, decoderRss, (performance.now() - started) / 1000), ...http.lines]
  process.stdout.write(`${[...lines, ...faults.map((fault) => `FAULT ${fault}`)].join('\n')}\n`)
  return faults.length > 0 ? 1 : 0
}

process.exitCode = await run(process.argv[2])
