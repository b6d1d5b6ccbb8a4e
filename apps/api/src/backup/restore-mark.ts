import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { contentTypeOfKey } from '../storage/storage-key.ts'
import type { Storage } from '../storage/storage.ts'
import { hashOf } from './checksums.ts'
import type { Manifest } from './manifest.ts'

const MARK = 'restoring.txt'

const idOf = (manifest: Manifest): Promise<string> => hashOf(Readable.from([JSON.stringify(manifest)]))

/** From here on the storage is known as that of an unfinished restore of this very backup. */
export async function markRestore(storage: Storage, manifest: Manifest): Promise<void> {
  const id = Buffer.from(await idOf(manifest))
  await storage.put(MARK, id, { contentType: contentTypeOfKey(MARK) })
}

export async function isMarked(storage: Storage, manifest: Manifest): Promise<boolean> {
  const mark = await storage.get(MARK)
  return mark !== undefined && (await text(mark.body)) === (await idOf(manifest))
}

export const unmarkRestore = (storage: Storage): Promise<void> => storage.delete(MARK)
