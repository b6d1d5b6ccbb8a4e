import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { boardNames, brokenPromises, type Journal, writeBoards } from './board-writers.ts'
import { flags, endServer, spawnServer, startedServer } from './server-process.ts'
import { VisitorClient } from './visitor-client.ts'

const WRITERS = 8
const SPREAD_MS = 900
const REFUSED_WITHIN_MS = 20_000

/** A-T30: a second server on one data folder, at odd moments of the first one's work, is refused and harms nothing. */
async function main(): Promise<void> {
  const given = flags({ starts: '5', port: '41792', seed: '1' })
  const [starts, port] = [Number(given.starts), Number(given.port)]
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-two-servers-'))
  const started = performance.now()
  const journal: Journal = { acknowledged: new Set(), sent: new Set() }
  const client = new VisitorClient(`http://127.0.0.1:${port}`)
  const { server } = await startedServer({ port, dataDir })
  try {
    await client.signUp(`two${process.pid}`)
    const writing = writeBoards(client, WRITERS, journal)
    let refused = 0
    let reason = ''
    for (let start = 0; start < starts; start += 1) {
      await pause((Number(given.seed) * 7919 + start * 104_729) % SPREAD_MS)
      const words = await refusalOf(port + 1, dataDir)
      if (words !== null) refused += 1
      reason ||= words ?? ''
    }
    await writing.stop()
    const { lost, doubled } = brokenPromises(journal, await boardNames(client))
    process.stdout.write(
      `A-T30 two servers: ${refused} of ${starts} second starts refused, seed ${given.seed}, ${((performance.now() - started) / 1000).toFixed(0)} s\n` +
        `meanwhile ${journal.acknowledged.size} writes acknowledged: lost ${lost}, doubled ${doubled}\n` +
        `it says: ${reason.trim().split('\n')[0]}\n`,
    )
    if (refused < starts || lost > 0 || doubled > 0 || journal.acknowledged.size === 0) process.exitCode = 1
  } finally {
    client.close()
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** What a second server said as it gave up; null when it went on. */
async function refusalOf(port: number, dataDir: string): Promise<string | null> {
  const second = spawnServer({ port, dataDir })
  const said = second.stderr ? text(second.stderr) : Promise.resolve('')
  const timer = new AbortController()
  const code = await Promise.race([
    once(second, 'exit').then(([exitCode]) => exitCode as number | null),
    pause(REFUSED_WITHIN_MS, undefined, { signal: timer.signal }),
  ])
  timer.abort()
  if (code === undefined || code === null || code === 0) {
    await endServer(second, 'SIGKILL')
    return null
  }
  return said
}

await main()
