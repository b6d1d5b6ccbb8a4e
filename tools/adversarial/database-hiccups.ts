import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { boardNames, brokenPromises } from './board-writers.ts'
import { hiccupKinds } from './hiccup-kinds.ts'
import { flags, endServer, startedServer } from './server-process.ts'
import { steadyLoad } from './steady-load.ts'
import { VisitorClient } from './visitor-client.ts'

const RESUME_WITHIN_MS = 2_000
const BEFORE_MS = 500

/** Lets the database hiccup under load, in six ways: the server stays up, returns 503 and nothing else, and writes again within 2 s. */
async function main(): Promise<void> {
  const given = flags({ hiccups: '30', port: '41796' })
  const [hiccups, port] = [Number(given.hiccups), Number(given.port)]
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-hiccups-'))
  const client = new VisitorClient(`http://127.0.0.1:${port}`)
  const { server } = await startedServer({ port, dataDir })
  const resumedMs: Record<string, number[]> = {}
  try {
    await client.signUp(`hiccups${process.pid}`)
    const load = steadyLoad(client)
    for (let hiccup = 0; hiccup < hiccups && server.exitCode === null; hiccup += 1) {
      const [name, cause] = hiccupKinds[hiccup % hiccupKinds.length] as (typeof hiccupKinds)[number]
      await pause(BEFORE_MS)
      await cause(dataDir)
      const resumed = await load.nextWrite()
      ;(resumedMs[name] ??= []).push(resumed)
    }
    const { answers, journal } = await load.stop()
    const broken = brokenPromises(journal, await boardNames(client))
    const slowest = Math.max(...Object.values(resumedMs).flat())
    const wrong = Object.entries(answers).filter(([answer]) => answer !== '200' && answer !== '503')
    process.stdout.write(
      `Database hiccups: ${hiccups} of ${hiccupKinds.length} kinds, exits ${server.exitCode === null ? 0 : 1}\n` +
        `answers ${JSON.stringify(answers)}\n` +
        `${journal.acknowledged.size} writes acknowledged of ${journal.sent.size}: lost ${broken.lost}, doubled ${broken.doubled}\n` +
        Object.entries(resumedMs)
          .map(
            ([name, ms]) =>
              `${name}: writes again after ${ms.map((each) => each.toFixed(0)).join(', ')} ms\n`,
          )
          .join(''),
    )
    const isKept = broken.lost === 0 && broken.doubled === 0 && server.exitCode === null
    if (!isKept || wrong.length > 0 || slowest > RESUME_WITHIN_MS) process.exitCode = 1
  } finally {
    client.close()
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

await main()
