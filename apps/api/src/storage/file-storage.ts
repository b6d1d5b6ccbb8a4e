import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ListedObject, Storage, StorageBody, StoredStat } from './storage.ts'
import { checkContentType, checkKey, contentTypeOfKey } from './storage-key.ts'
import { HOUR_MS } from '../kernel/durations.ts'

const UNFINISHED = '.unfinished'
const UNFINISHED_KEEP_MS = HOUR_MS

/** Objects as files under `root`: written beside, synced, then moved into place. */
export function createFileStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkKey(key))
  const statKey = (key: string) => statFile(pathOf(key), key)

  return {
    async put(key, body, { contentType }) {
      checkContentType(key, contentType)
      await writeThenMove(join(root, UNFINISHED), pathOf(key), body)
    },
    async get(key, range) {
      const file = await open(pathOf(key), 'r').catch(ifMissing(undefined))
      if (!file) return undefined
      const size = range ? range.end - range.start + 1 : (await file.stat()).size
      return { size, contentType: contentTypeOfKey(key), body: file.createReadStream(range) }
    },
    stat: statKey,
    exists: async (key) => (await statKey(key)) !== undefined,
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
    list: (folder) => listFiles(root, folder === undefined ? '' : checkKey(folder)),
  }
}

/** Removes what writes cut off by a crash have left; `now` in epoch milliseconds. Returns how many. */
export async function sweepUnfinished(root: string, now: number): Promise<number> {
  const folder = join(root, UNFINISHED)
  const names = await readdir(folder).catch(ifMissing<string[]>([]))
  let removed = 0
  for (const name of names) {
    const file = join(folder, name)
    const found = await stat(file).catch(ifMissing(undefined))
    if (!found || now - found.mtimeMs < UNFINISHED_KEEP_MS) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}

async function writeThenMove(unfinished: string, target: string, body: StorageBody): Promise<void> {
  const folder = dirname(target)
  await Promise.all([mkdir(unfinished, { recursive: true }), mkdir(folder, { recursive: true })])
  const draft = join(unfinished, randomUUID())
  try {
    const file = await open(draft, 'wx', 0o640)
    try {
      await file.writeFile(body)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, target)
  } catch (error) {
    await unlink(draft).catch(ifMissing(undefined))
    throw error
  }
  await syncFolder(folder)
}

/** A rename survives a power cut only when its folder is synced too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* listFiles(root: string, folder: string): AsyncIterable<ListedObject> {
  const names = await readdir(join(root, folder), { withFileTypes: true }).catch(ifMissing([]))
  for (const name of names) {
    if (name.name === UNFINISHED) continue
    const key = folder ? `${folder}/${name.name}` : name.name
    if (name.isDirectory()) {
      yield* listFiles(root, key)
      continue
    }
    const found = await stat(join(root, key)).catch(ifMissing(undefined))
    if (found) yield { key, storedAt: found.mtime }
  }
}

async function statFile(path: string, key: string): Promise<StoredStat | undefined> {
  const found = await stat(path).catch(ifMissing(undefined))
  if (!found?.isFile()) return undefined
  return { size: found.size, contentType: contentTypeOfKey(key), storedAt: found.mtime }
}

function ifMissing<T>(answer: T): (error: unknown) => T {
  return (error) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return answer
    throw error
  }
}
