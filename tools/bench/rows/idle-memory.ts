import { setTimeout as pause } from 'node:timers/promises'
import { startControl } from '../controls/start-control.ts'
import { nodeChildren, residentMegabytes } from '../measure/process-memory.ts'
import { withRunning } from '../measure/running.ts'
import { median, spreadOf } from '../measure/spread.ts'
import { type Figure, gateOf, type Row, type BenchOptions } from '../row.ts'
import { startProduct } from '../world/product-server.ts'

const SETTLE_MS = 6_000

async function oneRound(url: string, dataDir: string) {
  return withRunning(
    { hello: () => startControl('fastify-hello'), product: () => startProduct(url, dataDir) },
    async ({ hello, product }) => {
      await pause(SETTLE_MS)
      const children = await nodeChildren(product.pid)
      const decoders = children.reduce((sum, child) => sum + residentMegabytes(child), 0)
      return { hello: residentMegabytes(hello.pid), ours: residentMegabytes(product.pid), decoders }
    },
  )
}

async function run({ world, isQuick }: BenchOptions): Promise<Figure[]> {
  const { small, dataDir } = await world()
  const rounds: Awaited<ReturnType<typeof oneRound>>[] = []
  for (let round = 0; round < (isQuick ? 1 : 3); round += 1) rounds.push(await oneRound(small.url, dataDir))
  const hello = rounds.map((one) => one.hello)
  const spread = spreadOf(rounds.map(({ ours, hello: control }) => ours / control))
  const decoders = median(rounds.map((one) => one.decoders))
  return [
    {
      id: 'B-32',
      part: 'resident memory, idle',
      ours: `${Math.round(median(rounds.map(({ ours }) => ours)))} MB (+ ${Math.round(decoders)} MB decoders)`,
      control: `${Math.round(median(hello))} MB`,
      value: spread.median,
      unit: '×',
      target: { atMost: 2.5 },
      spread,
      gate: gateOf(hello),
    },
  ]
}

/** B-32: what the server weighs before anyone comes, over a minimal Fastify. */
export const idleMemory: Row = { ids: ['B-32'], about: 'memory of the idle server', run }
