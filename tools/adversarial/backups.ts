import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capture } from '../lib/run-command.ts'
import { boardNames, type Journal, writeBoards } from './board-writers.ts'
import { flags, endServer, startedServer } from './server-process.ts'
import { VisitorClient } from './visitor-client.ts'

const WRITERS = 4
/** Locks of jobs are let go of by a restore. */
const CHANGED_BY_RESTORE = /manifest\.json|graphile_worker\._private_job/

/** A-T18: backs up under load, restores, compares; then flips bytes of a backup. The same commands as an operator's. */
async function main(): Promise<void> {
  const given = flags({ backups: '20', flips: '20', port: '41798', seed: '1' })
  const [backups, flips, port] = [Number(given.backups), Number(given.flips), Number(given.port)]
  const home = await mkdtemp(join(tmpdir(), 'tessera-backups-'))
  const at = (name: string) => join(home, name)
  const faults: string[] = []
  const run = (tool: string, folder: string, data: string) =>
    capture(['node', `tools/${tool}.ts`, folder], { env: { DATA_DIR: at(data), DATABASE_URL: '' } })
  const must = async (tool: string, folder: string, data: string) => {
    const { code, output } = await run(tool, folder, data)
    if (code !== 0) faults.push(`${tool} ended with ${code}: ${output.slice(-300)}`)
  }
  const client = new VisitorClient(`http://127.0.0.1:${port}`)
  const journal: Journal = { acknowledged: new Set(), sent: new Set() }
  const { server } = await startedServer({ port, dataDir: at('live'), settings: { DEMO: 'true' } })
  let compared = 0
  let found = 0
  try {
    await client.signUp(`backup${process.pid}`)
    for (let round = 0; round < backups; round += 1) {
      const writing = writeBoards(client, WRITERS, journal)
      const before = [...journal.acknowledged]
      await must('backup', at('backup'), 'live')
      await writing.stop()
      await must('restore', at('backup'), 'restored')
      await must('backup', at('again'), 'restored')
      if ((await sumsOf(at('backup'))) === (await sumsOf(at('again')))) compared += 1
      else faults.push(`round ${round}: the restored site differs`)
      const boards = await readFile(join(at('backup'), 'database/public.boards.copy'), 'utf8')
      if (!before.every((name) => boards.includes(name))) faults.push(`round ${round}: a write is lost`)
      await rm(at('restored'), { recursive: true, force: true })
      await rm(at('again'), { recursive: true, force: true })
      if (round < backups - 1) await rm(at('backup'), { recursive: true, force: true })
    }
    found = await flipsFound(at('backup'), flips, Number(given.seed))
    if (found < flips) faults.push('a flipped byte was not found')
    if ((await boardNames(client)).length < journal.acknowledged.size)
      faults.push('the live site lost writes')
  } finally {
    client.close()
    await endServer(server, 'SIGTERM')
    await rm(home, { recursive: true, force: true })
  }
  process.stdout.write(
    `A-T18 backups: ${compared} of ${backups} restored alike, ${journal.acknowledged.size} writes meanwhile; ${found} of ${flips} flipped bytes found\n` +
      faults.map((fault) => `- ${fault}\n`).join(''),
  )
  if (faults.length > 0) process.exitCode = 1
}

/** How many of so many flipped bits the doctor finds, one at a time. */
async function flipsFound(folder: string, flips: number, seed: number): Promise<number> {
  let found = 0
  for (let flip = 0; flip < flips; flip += 1) {
    const mend = await flipByte(folder, seed * 7919 + flip * 104_729)
    const { code } = await capture(['node', 'tools/doctor.ts', folder])
    if (code === 1) found += 1
    await mend()
  }
  return found
}

const sumsOf = async (folder: string): Promise<string> =>
  (await readFile(join(folder, 'SHA256SUMS'), 'utf8'))
    .split('\n')
    .filter((line) => !CHANGED_BY_RESTORE.test(line))
    .join('\n')

/** Changes one bit of one byte of one file; returns how to take that back. */
async function flipByte(folder: string, seed: number): Promise<() => Promise<void>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const filled: { file: string; bytes: Buffer }[] = []
  for (let step = 0; filled.length === 0; step += 1) {
    const file = files.toSorted()[(seed + step) % files.length] ?? ''
    const bytes = await readFile(file)
    if (bytes.length > 0) filled.push({ file, bytes })
  }
  const [{ file, bytes } = { file: '', bytes: Buffer.alloc(0) }] = filled
  const flipped = Buffer.from(bytes)
  const place = seed % bytes.length
  flipped[place] = (flipped[place] ?? 0) ^ (1 << (seed % 8))
  await writeFile(file, flipped)
  return () => writeFile(file, bytes)
}

await main()
