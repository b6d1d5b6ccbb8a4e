import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openZipFile } from '../archive/zip-file.ts'
import { type FoundFault, LibraryError, type SourceFile } from './library-source.ts'

/** Copies of archives on this machine: a ZIP is read from its end, and by every step of its import. */
const COPIES_FOLDER = join(tmpdir(), 'tessera-library-imports')
const ZIP_STARTS = ['504b0304', '504b0506']

export interface OpenArchive {
  files: readonly SourceFile[]
  faults: readonly FoundFault[]
  close(): void
}

const copyOf = (id: string): string => join(COPIES_FOLDER, `${id}.bin`)

/**
 * Opens what somebody uploaded: the files of a ZIP, or the only one. `bytes` are asked for unless a copy is here.
 * @throws LibraryError
 */
export async function openArchive(
  { id, name }: { id: string; name: string },
  bytes: () => AsyncIterable<Uint8Array>,
): Promise<OpenArchive> {
  const path = copyOf(id)
  const size = (await sizeOf(path)) ?? (await copyTo(path, bytes))
  if (await isZip(path)) return openZipFile(path)
  const read = async (maxBytes: number): Promise<Buffer> => {
    if (size > maxBytes) throw new LibraryError('too_large')
    return readFile(path)
  }
  return { files: [{ name, size, read }], faults: [], close: () => undefined }
}

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  )

/** In place once it is whole. */
async function copyTo(path: string, bytes: () => AsyncIterable<Uint8Array>): Promise<number> {
  await mkdir(COPIES_FOLDER, { recursive: true })
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

export const forgetCopy = (id: string): Promise<void> => rm(copyOf(id), { force: true })

/** Removes copies made before a time; who still needs one makes it again. */
export async function forgetCopiesFrom(before: Date): Promise<void> {
  const names = await readdir(COPIES_FOLDER).catch(() => [])
  for (const name of names) {
    const path = join(COPIES_FOLDER, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtime < before) await rm(path, { force: true })
  }
}
