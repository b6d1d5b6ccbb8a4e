import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { inTurns } from './in-turns.ts'

/** As `sha256sum` writes and checks it. */
const LIST = 'SHA256SUMS'
const LINE = /^([0-9a-f]{64}) {2}(\S+)$/
const AT_ONCE = 8

/** SHA-256 by path within the folder. */
export type Checksums = Map<string, string>

export async function hashOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(bytes, hash)
  return hash.digest('hex')
}

export const hashFile = (path: string): Promise<string> => hashOf(createReadStream(path))

export async function writeChecksums(folder: string, sums: Checksums): Promise<void> {
  const lines = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([path, sum]) => `${sum}  ${path}\n`)
  await writeFile(join(folder, LIST), lines.join(''), { mode: 0o600 })
}

/** Every file of a folder that is not as its list of checksums has it; nothing when all are. */
export async function wrongFiles(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, LIST), 'utf8').catch(() => null)
  if (text === null) return [`${LIST} is missing: this is no finished backup`]
  const faults: string[] = []
  const sums: Checksums = new Map()
  for (const line of text.split('\n').slice(0, -1)) {
    const [, sum, path] = LINE.exec(line) ?? []
    if (sum && path) sums.set(path, sum)
    else faults.push(`${LIST} has a broken line`)
  }
  if (!text.endsWith('\n')) faults.push(`${LIST} is cut off`)
  const found = new Set<string>()
  await inTurns(AT_ONCE, filesOf(folder), async (path) => {
    found.add(path)
    const sum = sums.get(path)
    if (sum === undefined) faults.push(`${path} is in no list`)
    else if ((await hashFile(join(folder, path))) !== sum) faults.push(`${path} was changed`)
  })
  for (const path of sums.keys()) if (!found.has(path)) faults.push(`${path} is missing`)
  return faults
}

async function* filesOf(folder: string, under = ''): AsyncIterable<string> {
  for (const entry of await readdir(join(folder, under), { withFileTypes: true })) {
    const path = under ? `${under}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* filesOf(folder, path)
    else if (path !== LIST) yield path
  }
}
