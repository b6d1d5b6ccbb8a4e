import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { open, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { boardNames, brokenPromises } from './board-writers.ts'
import { flags, endServer, startedServer } from './server-process.ts'
import { steadyLoad } from './steady-load.ts'
import { type Json, VisitorClient } from './visitor-client.ts'

const DISK = '700m'
const CHUNK = Buffer.alloc(1024 * 1024)
const FULL_MS = 2_000
const BEFORE_MS = 1_000
const SETTLED_WITHIN_MS = 5_000

/** Fills the disk under load and frees it again: the server stays up, reads go on, writes are refused in plain words. Needs root, for a file system of its own. */
async function main(): Promise<void> {
  const given = flags({ cycles: '10', port: '41798' })
  const [cycles, port] = [Number(given.cycles), Number(given.port)]
  const disk = mkdtempSync(join(tmpdir(), 'tessera-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk])
  const client = new VisitorClient(`http://127.0.0.1:${port}`)
  const { server } = await startedServer({ port, dataDir: join(disk, 'data') })
  const seen = { refused: 0, unready: 0, brokenReads: 0, reads: 0 }
  const resumedMs: number[] = []
  try {
    await client.signUp(`disks${process.pid}`)
    const load = steadyLoad(client)
    for (let cycle = 0; cycle < cycles && server.exitCode === null; cycle += 1) {
      await pause(BEFORE_MS)
      await fill(join(disk, 'filler'))
      await untilUnready(client)
      const until = performance.now() + FULL_MS
      while (performance.now() < until) await lookWhileFull(client, seen)
      rmSync(join(disk, 'filler'))
      resumedMs.push(await load.nextWrite())
    }
    const { answers, journal } = await load.stop()
    const broken = brokenPromises(journal, await boardNames(client))
    process.stdout.write(
      `Full disks: ${cycles} cycles, exits ${server.exitCode === null ? 0 : 1}, answers ${JSON.stringify(answers)}\n` +
        `while full: ${seen.reads} reads, ${seen.brokenReads} not served; ${seen.refused} writes refused in plain words, /readyz named the disk ${seen.unready} times\n` +
        `${journal.acknowledged.size} writes acknowledged of ${journal.sent.size}: lost ${broken.lost}, doubled ${broken.doubled}\n` +
        `writes again after ${resumedMs.map((ms) => ms.toFixed(0)).join(', ')} ms\n`,
    )
    const isKept = broken.lost === 0 && broken.doubled === 0 && server.exitCode === null
    if (!isKept || seen.brokenReads > 0 || seen.refused === 0 || seen.unready === 0) process.exitCode = 1
  } finally {
    client.close()
    await endServer(server, 'SIGTERM')
    execFileSync('umount', ['--lazy', disk])
    rmdirSync(disk)
  }
}

/** Takes all the room there is, once. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    const { bavail, bsize } = await statfs(path)
    for (let left = bavail * bsize; left > 0; left -= CHUNK.length) await file.write(CHUNK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}

async function untilUnready(client: VisitorClient): Promise<void> {
  const until = performance.now() + SETTLED_WITHIN_MS
  while (performance.now() < until) {
    const { status } = await client.send({ method: 'GET', path: '/readyz' })
    if (status === 503) return
    await pause(20)
  }
}

async function lookWhileFull(
  client: VisitorClient,
  seen: { refused: number; unready: number; brokenReads: number; reads: number },
): Promise<void> {
  const read = await client.call('GET', '/v3/users/me/')
  seen.reads += 1
  if (read.status !== 200) seen.brokenReads += 1
  const write = await client.call('POST', '/v3/boards/', { name: 'Refused' })
  if (write.status === 503 && (write.body.reason as Json | undefined)?.key === 'refusal.noRoom')
    seen.refused += 1
  const ready = await client.send({ method: 'GET', path: '/readyz' })
  if (ready.status === 503 && ready.body.includes('disk')) seen.unready += 1
}

await main()
