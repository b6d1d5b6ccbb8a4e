import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { boardNames, brokenPromises, type Journal, writeBoards } from './board-writers.ts'
import { flags, endServer, startedServer } from './server-process.ts'
import { VisitorClient } from './visitor-client.ts'

const WRITERS = 16
const SHORTEST_MS = 300
const SPREAD_MS = 1_200

/** A-T1: kills the server in the middle of writes, again and again, and looks for acknowledged ones that are gone. */
async function main(): Promise<void> {
  const given = flags({ kills: '10', port: '41790', seed: '1' })
  const [kills, port] = [Number(given.kills), Number(given.port)]
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-kills-'))
  const started = performance.now()
  const readyMs: number[] = []
  const journal: Journal = { acknowledged: new Set(), sent: new Set() }
  const client = new VisitorClient(`http://127.0.0.1:${port}`)
  let { server } = await startedServer({ port, dataDir })
  try {
    await client.signUp(`kills${process.pid}`)
    for (let kill = 0; kill < kills; kill += 1) {
      const writing = writeBoards(client, WRITERS, journal)
      await pause(SHORTEST_MS + ((Number(given.seed) * 7919 + kill * 104_729) % SPREAD_MS))
      await endServer(server, 'SIGKILL')
      await writing.stop()
      const next = await startedServer({ port, dataDir })
      server = next.server
      readyMs.push(next.readyMs)
    }
    const broken = brokenPromises(journal, await boardNames(client))
    const slowest = Math.max(...readyMs)
    process.stdout.write(
      `A-T1 kills: ${kills} by SIGKILL under ${WRITERS} writers, seed ${given.seed}, ${((performance.now() - started) / 1000).toFixed(0)} s\n` +
        `${journal.acknowledged.size} writes acknowledged of ${journal.sent.size}: lost ${broken.lost}, doubled ${broken.doubled}, never asked for ${broken.unasked}\n` +
        `ready again within ${slowest.toFixed(0)} ms at worst\n`,
    )
    const isKept = broken.lost === 0 && broken.doubled === 0 && broken.unasked === 0
    if (!isKept || journal.acknowledged.size === 0) process.exitCode = 1
  } finally {
    client.close()
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

await main()
