import { Agent, request } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { flags, endServer, startedServer } from './server-process.ts'

const CLIENTS = 16
const LOAD_MS = 700

interface Tally {
  answered: number
  /** Found the door closed, so a balancer would ask the next server. */
  turnedAway: number
  failed: string[]
}

/** A-T20: ends the server by SIGTERM under load; every accepted request must get a response. */
async function main(): Promise<void> {
  const given = flags({ restarts: '5', port: '41794' })
  const [restarts, port] = [Number(given.restarts), Number(given.port)]
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-restarts-'))
  const started = performance.now()
  const tally: Tally = { answered: 0, turnedAway: 0, failed: [] }
  for (let restart = 0; restart < restarts; restart += 1) {
    const { server } = await startedServer({ port, dataDir })
    const load = underLoad(port, tally)
    await pause(LOAD_MS)
    await endServer(server, 'SIGTERM')
    await load
  }
  await rm(dataDir, { recursive: true, force: true })
  process.stdout.write(
    `A-T20 restarts: ${restarts} by SIGTERM under ${CLIENTS} clients, ${((performance.now() - started) / 1000).toFixed(0)} s\n` +
      `answered ${tally.answered}, failed ${tally.failed.length} ${[...new Set(tally.failed)].join(', ')}\n`,
  )
  if (tally.failed.length > 0 || tally.answered === 0) process.exitCode = 1
}

/** Asks until the door is closed. */
async function underLoad(port: number, tally: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const door = { isOpen: true }
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (door.isOpen) door.isOpen = (await ask(port, agent, tally)) && door.isOpen
    }),
  )
  agent.destroy()
}

/** False when no server listens any more. */
function ask(port: number, agent: Agent, tally: Tally): Promise<boolean> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const isClosed = error.code === 'ECONNREFUSED'
      if (isClosed) tally.turnedAway += 1
      else tally.failed.push(String(error.code))
      resolve(!isClosed)
    }
    const call = request({ host: '127.0.0.1', port, path: '/v3/feeds/home/', agent }, (response) => {
      response.resume()
      response.on('error', fail)
      response.on('end', () => {
        if (response.statusCode === 200) tally.answered += 1
        else tally.failed.push(`status ${response.statusCode}`)
        resolve(true)
      })
    })
    call.on('error', fail)
    call.end()
  })
}

await main()
