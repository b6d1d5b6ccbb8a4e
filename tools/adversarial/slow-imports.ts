import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { flags, endServer, startedServer } from './server-process.ts'
import { type Json, VisitorClient } from './visitor-client.ts'

const IMPORTS = 20
const READERS = 4
const MOST_RATIO = 2
const HELD_WITHIN_MS = 30_000
/** A public address, as the server asks no other; it is this machine's own only in the network of this script. */
const SLOW_ADDRESS = '93.184.216.34'
const IN_OWN_NETWORK = 'SLOW_IMPORTS_OWN_NETWORK'

/** Imports of pictures that hardly come, each with an Idempotency-Key, slow nobody else down. Needs root, for a network of its own. */
async function main(): Promise<void> {
  const given = flags({ calls: '200', port: '41834' })
  const [calls, port] = [Number(given.calls), Number(given.port)]
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-imports-'))
  const slow = await openSlowServer()
  const { server } = await startedServer({ port, dataDir })
  const importer = new VisitorClient(`http://127.0.0.1:${port}`)
  const other = new VisitorClient(`http://127.0.0.1:${port}`)
  try {
    await importer.signUp(`imports${process.pid}`)
    await other.signUp(`others${process.pid}`)
    const { body } = await importer.call('POST', '/v3/boards/', { name: 'Imports' })
    await p95Of(other, calls)
    const before = await p95Of(other, calls)
    const importing = importOn(importer, (body.data as Json).id)
    await slow.untilHeld(IMPORTS)
    const meanwhile = await p95Of(other, calls)
    const asked = slow.asked()
    importing.stop()
    const ratio = meanwhile / before
    process.stdout.write(
      `slow imports: ${IMPORTS} at once with keys, ${asked} pictures asked for\n` +
        `others' p95 ${before.toFixed(1)} ms before, ${meanwhile.toFixed(1)} ms meanwhile, ratio ${ratio.toFixed(2)} (${MOST_RATIO} the most)\n`,
    )
    if (ratio > MOST_RATIO) process.exitCode = 1
  } finally {
    importer.close()
    other.close()
    slow.close()
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Begins every picture and goes on with none. */
async function openSlowServer() {
  const held = new Set<ServerResponse>()
  let asked = 0
  const slow = createServer((_request, response) => {
    asked += 1
    held.add(response)
    response.on('close', () => held.delete(response))
    response.writeHead(200, { 'content-type': 'image/jpeg' }).write(Buffer.from([0xff, 0xd8]))
  })
  slow.listen(80, SLOW_ADDRESS)
  await once(slow, 'listening')
  return {
    asked: () => asked,
    async untilHeld(count: number): Promise<void> {
      const until = performance.now() + HELD_WITHIN_MS
      while (held.size < count) {
        if (performance.now() > until)
          throw new Error(`Only ${held.size} of ${count} imports asked for a picture`)
        await pause(20)
      }
    },
    close(): void {
      slow.close()
      slow.closeAllConnections()
    },
  }
}

/** As many imports as ever, each followed by another, until stopped. */
function importOn(client: VisitorClient, boardId: unknown) {
  let isStopping = false
  const keepOn = async () => {
    while (!isStopping) {
      const body = JSON.stringify({
        board_id: boardId,
        image_url: `http://${SLOW_ADDRESS}/${randomUUID()}.jpg`,
      })
      const headers = {
        ...client.ownHeaders(),
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }
      await client.send({ method: 'POST', path: '/v3/pins/', headers, body }).catch(() => null)
    }
  }
  for (let one = 0; one < IMPORTS; one += 1) void keepOn()
  return { stop: () => void (isStopping = true) }
}

/** The 95th percentile of what another member waits, in milliseconds, reading and writing in turn. */
async function p95Of(client: VisitorClient, calls: number): Promise<number> {
  const times: number[] = []
  let left = calls
  const work = async () => {
    while (left > 0) {
      left -= 1
      const isWrite = left % 4 === 0
      const started = performance.now()
      const { status } = isWrite
        ? await client.call('POST', '/v3/boards/', { name: randomUUID() })
        : await client.call('GET', '/v3/users/me/')
      if (status !== 200) throw new Error(`A call of another member was answered ${status}`)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: READERS }, work))
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}

/** Runs this script again where SLOW_ADDRESS leads to itself. */
function runInOwnNetwork(): void {
  const setUp = `ip link set lo up && ip address add ${SLOW_ADDRESS}/32 dev lo && exec "$@"`
  const again = ['--net', 'sh', '-c', setUp, 'sh', process.execPath, ...process.argv.slice(1)]
  const { status } = spawnSync('unshare', again, {
    stdio: 'inherit',
    env: { ...process.env, [IN_OWN_NETWORK]: 'true' },
  })
  process.exitCode = status ?? 1
}

if (process.env[IN_OWN_NETWORK]) await main()
else runInOwnNetwork()
