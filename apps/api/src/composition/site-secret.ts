import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** The signing key: given, or made once and kept beside the embedded database. */
export function siteSecret({ SECRET_KEY, DATA_DIR }: Config): Buffer {
  if (SECRET_KEY) return createHash('sha256').update(SECRET_KEY).digest()
  const file = join(DATA_DIR, 'secret-key')
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const secret = randomBytes(32)
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  }
}
