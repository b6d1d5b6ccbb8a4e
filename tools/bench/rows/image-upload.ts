import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cutByPlainScript } from '../../../apps/api/test/image-control.ts'
import { photoSample } from '../../../apps/api/test/image-samples.ts'
import { openImageWorkshop } from '../../../apps/api/test/image-workshop.ts'
import { median, spreadOf } from '../measure/spread.ts'
import { type Figure, gateOf, type Row, type BenchOptions } from '../row.ts'

const WARM_UP = 2

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Both sides take turns on the same 12 megapixel photograph, freshly signed each round. */
async function takeTurns(rounds: number): Promise<{ ours: number[]; control: number[] }> {
  const photo = await photoSample()
  const shop = await openImageWorkshop()
  const folder = await mkdtemp(join(tmpdir(), 'tessera-control-'))
  const times = { ours: [] as number[], control: [] as number[] }
  try {
    for (let round = -WARM_UP; round < rounds; round += 1) {
      const bytes = Buffer.concat([photo, Buffer.from([round + WARM_UP])])
      const control = await timeOf(() => cutByPlainScript(bytes, folder))
      const ours = await timeOf(() => shop.library.ingest(bytes))
      if (round < 0) continue
      times.control.push(control)
      times.ours.push(ours)
    }
    return times
  } finally {
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function run({ isQuick }: BenchOptions): Promise<Figure[]> {
  const { ours, control } = await takeTurns(isQuick ? 5 : 15)
  const spread = spreadOf(ours.map((time, round) => time / (control[round] ?? 0)))
  return [
    {
      id: 'B-10',
      part: 'upload to original and eight sizes / plain script',
      ours: `${Math.round(median(ours))} ms`,
      control: `${Math.round(median(control))} ms`,
      value: spread.median,
      unit: '×',
      target: { atMost: 1.1 },
      spread,
      gate: gateOf(control),
    },
  ]
}

/** B-10: what the picture pipeline adds to the pictures themselves (control C5 decodes once, too). */
export const imageUpload: Row = { ids: ['B-10'], about: 'upload of a picture', run }
