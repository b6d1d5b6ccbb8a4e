import { signatureOfKey, sweptFolders } from '../../images/image-sizes.ts'
import type { Deps } from '../../kernel/deps.ts'
import { knownSignatures } from './sweep-store.ts'

/** Longer than any upload lasts: a younger file may still get its row. */
const KEEP_MS = 24 * 60 * 60 * 1000
const BATCH = 100

/** Removes the files of pictures that no row knows: of calls that were rolled back, or cut off. Answers how many. */
export async function sweepPictures(deps: Deps): Promise<number> {
  const before = deps.now().getTime() - KEEP_MS
  const waiting = new Set<string>()
  let removed = 0
  for (const folder of sweptFolders) {
    for await (const { key, storedAt } of deps.storage.list(folder)) {
      const signature = signatureOfKey(key)
      if (signature === null || storedAt.getTime() >= before) continue
      waiting.add(signature)
      if (waiting.size >= BATCH) removed += await removeUnknown(waiting, deps)
    }
    removed += await removeUnknown(waiting, deps)
  }
  return removed
}

async function removeUnknown(waiting: Set<string>, { read, images }: Deps): Promise<number> {
  const known = await knownSignatures(read, [...waiting])
  const unknown = [...waiting].filter((signature) => !known.has(signature))
  waiting.clear()
  for (const signature of unknown) await images.removeImage(signature)
  return unknown.length
}
