import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'

const SLICE_BYTES = 1024 * 1024

/** MD5 of the content as 32 hex characters; lets other work run between megabytes. */
export async function imageSignature(bytes: Uint8Array): Promise<string> {
  const hash = createHash('md5')
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    if (at > 0) await nextTurn()
    hash.update(bytes.subarray(at, at + SLICE_BYTES))
  }
  return hash.digest('hex')
}
