import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { openImageWorkshop, type ImageWorkshop } from '../../apps/api/test/image-workshop.ts'
import { ImageError } from '../../apps/api/src/images/image-error.ts'
import { VideoError } from '../../apps/api/src/videos/video-error.ts'
import { createVideoLibrary } from '../../apps/api/src/videos/video-library.ts'
import { defaultVideoLimits } from '../../apps/api/src/videos/video-limits.ts'
import { videoBombs } from './video-bombs.ts'

const PROMISED_KINDS = 40
const MAX_RSS_GROWTH = 64 * 1024 * 1024
const PART = 'incoming/hostile.bin'
/** A server has more patience; none of these files may need it. */
const limits = { ...defaultVideoLimits, timeoutMs: 60_000 }

interface Outcome {
  kind: string
  bytes: number
  verdict: string
  isSafe: boolean
  milliseconds: number
  /** of this process, while the video was taken in */
  rssGrowth: number
  filesLeft: number
}

const inMegabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1)

const foldersOfVideos = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('tessera-video-'))

/** Takes a file in as the worker does, and removes what became of it as a deletion does. */
async function takeIn(shop: ImageWorkshop, kind: string, bytes: Buffer): Promise<Outcome> {
  const library = createVideoLibrary({ storage: shop.storage, images: shop.library, limits })
  await shop.storage.put(PART, bytes, { contentType: 'application/octet-stream' })
  const foldersBefore = await foldersOfVideos()
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5)
  const started = performance.now()
  const result = await library
    .ingest({ parts: [PART], coverMs: 0, ownerId: '1' })
    .catch((error: unknown) => error)
  const milliseconds = performance.now() - started
  clearInterval(watch)
  peak = Math.max(peak, process.memoryUsage.rss())
  await shop.storage.delete(PART)
  const folders = (await foldersOfVideos()).filter((name) => !foldersBefore.includes(name))
  const verdict = verdictOf(result)
  const files = verdict.startsWith('harmless') ? 0 : (await shop.filesLeft()).length
  await shop.clear()
  return {
    kind,
    bytes: bytes.length,
    verdict,
    isSafe: !verdict.startsWith('crashed') && !verdict.startsWith('too long'),
    milliseconds,
    rssGrowth: peak - before,
    filesLeft: files + folders.length,
  }
}

function verdictOf(result: unknown): string {
  if (result instanceof VideoError || result instanceof ImageError) return result.code
  if (result instanceof Error) return `crashed: ${result.message}`
  const { durationMs } = result as { durationMs: number }
  return durationMs <= limits.maxMs ? `harmless, ${durationMs} ms` : `too long, ${durationMs} ms`
}

async function takeInAll(): Promise<Outcome[]> {
  const shop = await openImageWorkshop()
  try {
    const outcomes: Outcome[] = []
    for (const [kind, make] of Object.entries(videoBombs)) {
      const outcome = await takeIn(shop, kind, await make())
      process.stdout.write(`${lineOf(outcome)}\n`)
      outcomes.push(outcome)
    }
    return outcomes
  } finally {
    await shop.close()
  }
}

const lineOf = ({ kind, bytes, verdict, milliseconds, rssGrowth }: Outcome): string =>
  `${kind.padEnd(46)} ${inMegabytes(bytes).padStart(5)} MB ${verdict.padEnd(24)} ${milliseconds.toFixed(0).padStart(6)} ms ${inMegabytes(rssGrowth).padStart(6)} MB`

const faultsOf = (outcomes: readonly Outcome[]): string[] => [
  ...outcomes.filter(({ isSafe }) => !isSafe).map(({ kind, verdict }) => `${kind}: ${verdict}`),
  ...outcomes
    .filter(({ rssGrowth }) => rssGrowth > MAX_RSS_GROWTH)
    .map(({ kind }) => `${kind}: memory grew over ${inMegabytes(MAX_RSS_GROWTH)} MB`),
  ...outcomes.filter(({ filesLeft }) => filesLeft > 0).map(({ kind }) => `${kind}: left files behind`),
  ...(outcomes.length < PROMISED_KINDS ? [`fewer kinds than promised (${PROMISED_KINDS})`] : []),
]

const outcomes = await takeInAll()
const faults = faultsOf(outcomes)
const refused = outcomes.filter(({ verdict }) => /^[A-Z]/.test(verdict)).length
const growth = Math.max(...outcomes.map(({ rssGrowth }) => rssGrowth))
process.stdout.write(
  `${[
    `${outcomes.length} hostile videos: ${refused} refused, ${outcomes.length - refused} taken in within the limits`,
    `slowest ${Math.max(...outcomes.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms, memory growth ${inMegabytes(growth)} MB at most, files left behind ${outcomes.reduce((sum, { filesLeft }) => sum + filesLeft, 0)}`,
    ...faults.map((fault) => `FAULT ${fault}`),
  ].join('\n')}\n`,
)
process.exitCode = faults.length > 0 ? 1 : 0
