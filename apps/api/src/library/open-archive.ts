import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { lstat, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openZipFile } from '../archive/zip-file.ts'
import { type FoundFault, LibraryError, type SourceFile } from './library-source.ts'

/**
 * Copies of archives on this machine: a ZIP is read from its end, and by every step of its import. Each process has a
 * folder of its own that nobody else can foresee, or open.
 */
const FOLDER_START = 'tessera-library-imports-'
/** Where releases before kept the copies of all processes. */
const SHARED_FOLDER = 'tessera-library-imports'
const ZIP_STARTS = ['504b0304', '504b0506']

export interface OpenArchive {
  files: readonly SourceFile[]
  faults: readonly FoundFault[]
  close(): void
}

let made: Promise<string> | undefined

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${FOLDER_START}${process.pid}-`))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Made anew where a cleaner of the machine took it away. */
async function copiesFolder(): Promise<string> {
  const folder = await (made ??= makeFolder())
  if ((await lstat(folder).catch(() => undefined))?.isDirectory()) return folder
  made = undefined
  return copiesFolder()
}

const copyOf = async (id: string): Promise<string> => join(await copiesFolder(), `${id}.bin`)

/**
 * Opens what somebody uploaded: the files of a ZIP, or the only one. `bytes` are asked for unless a copy is here.
 * @throws LibraryError
 */
export async function openArchive(
  { id, name }: { id: string; name: string },
  bytes: () => AsyncIterable<Uint8Array>,
): Promise<OpenArchive> {
  const path = await copyOf(id)
  const size = (await sizeOf(path)) ?? (await copyTo(path, bytes))
  if (await isZip(path)) return openZipFile(path)
  const read = async (maxBytes: number): Promise<Buffer> => {
    if (size > maxBytes) throw new LibraryError('too_large')
    return readFile(path)
  }
  const stream = async function* (maxBytes: number): AsyncGenerator<Uint8Array> {
    if (size > maxBytes) throw new LibraryError('too_large')
    yield* createReadStream(path)
  }
  return { files: [{ name, size, read, stream }], faults: [], close: () => undefined }
}

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  )

/** In place once it is whole. */
async function copyTo(path: string, bytes: () => AsyncIterable<Uint8Array>): Promise<number> {
  const unfinished = `${path}.${randomUUID()}`
  try {
    await pipeline(bytes, createWriteStream(unfinished, { mode: 0o600 }))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return (await stat(path)).size
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return ZIP_STARTS.includes(buffer.toString('hex'))
  } finally {
    await file.close()
  }
}

export const forgetCopy = async (id: string): Promise<void> => rm(await copyOf(id), { force: true })

/** Removes copies made before a time, also those of processes that are gone; who still needs one makes it again. */
export async function forgetCopiesFrom(before: Date): Promise<void> {
  const own = await copiesFolder()
  await removeOlder(own, before)
  const shared = join(tmpdir(), SHARED_FOLDER)
  if (await isOldAndOurs(shared, new Date())) await removeOlder(shared, before)
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const path = join(tmpdir(), name)
    if (
      name.startsWith(FOLDER_START) &&
      path !== own &&
      !isRunning(name) &&
      (await isOldAndOurs(path, before))
    )
      await rm(path, { recursive: true, force: true })
  }
}

async function removeOlder(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtime < before) await rm(path, { force: true })
  }
}

/** Whether the process of a folder runs; the number of this one may have been another's before. */
function isRunning(name: string): boolean {
  const pid = Number(name.slice(FOLDER_START.length).split('-', 1)[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return true
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

async function isOldAndOurs(path: string, before: Date): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined)
  return (
    found !== undefined && found.isDirectory() && found.uid === process.getuid?.() && found.mtime < before
  )
}
