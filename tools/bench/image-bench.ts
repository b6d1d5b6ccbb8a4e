import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cutByPlainScript } from '../../apps/api/test/image-control.ts'
import { photoSample } from '../../apps/api/test/image-samples.ts'
import { openImageWorkshop } from '../../apps/api/test/image-workshop.ts'

export interface ImageBenchResult {
  /** median milliseconds of an upload becoming an original and eight derivatives */
  ours: number
  /** the same outputs by a plain script that decodes once */
  control: number
  ratio: number
  rounds: number
  /** largest minus smallest ratio of a round */
  spread: number
}

/** B-10: both sides take turns on the same 12 megapixel photograph, freshly signed each round. */
export async function benchImages(rounds: number): Promise<ImageBenchResult> {
  const photo = await photoSample()
  const shop = await openImageWorkshop()
  const folder = await mkdtemp(join(tmpdir(), 'tessera-control-'))
  try {
    const pairs: { ours: number; control: number }[] = []
    for (let round = -2; round < rounds; round += 1) {
      const bytes = Buffer.concat([photo, Buffer.from([round + 2])])
      const control = await timed(() => cutByPlainScript(bytes, folder))
      const ours = await timed(() => shop.library.ingest(bytes))
      if (round >= 0) pairs.push({ ours, control })
    }
    return summaryOf(pairs)
  } finally {
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function summaryOf(pairs: readonly { ours: number; control: number }[]): ImageBenchResult {
  const ours = median(pairs.map((pair) => pair.ours))
  const control = median(pairs.map((pair) => pair.control))
  const ratios = pairs.map((pair) => pair.ours / pair.control)
  return {
    ours,
    control,
    ratio: ours / control,
    rounds: pairs.length,
    spread: Math.max(...ratios) - Math.min(...ratios),
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

if (import.meta.main)
  process.stdout.write(`${JSON.stringify(await benchImages(Number(process.argv[2] ?? 15)))}\n`)
