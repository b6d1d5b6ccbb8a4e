import { createHash, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

const KEY_BYTES = 32
/** The bytes of a key file, so that a site keeps its key when it moves to servers. */
const GIVEN_BYTES = /^raw:([\w-]{43})$/

type Given = Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>

/**
 * The signing key: given, or made once and kept beside the embedded database.
 * @throws Error when the kept one is not whole: with less of a key, signatures could be forged
 */
export function siteSecret(config: Given): KeyObject {
  return createSecretKey(keyBytes(config))
}

function keyBytes({ SECRET_KEY, DATA_DIR }: Given): Buffer {
  const givenBytes = GIVEN_BYTES.exec(SECRET_KEY ?? '')?.[1]
  if (givenBytes) return Buffer.from(givenBytes, 'base64url')
  if (SECRET_KEY) return createHash('sha256').update(SECRET_KEY).digest()
  const file = join(DATA_DIR, 'secret-key')
  const kept = readKey(file)
  if (kept) return kept
  placeKey(file, DATA_DIR)
  return readFileSync(file)
}

function readKey(file: string): Buffer | undefined {
  const key = readIfThere(file)
  if (!key || key.length === KEY_BYTES) return key
  throw new Error(
    `${file} holds ${key.length} bytes where the signing key has ${KEY_BYTES}. Put it back from a backup. ` +
      'Where there is none, remove the file: a new key is made, and links, bookmarks and logins signed with the old one end.',
  )
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The file appears whole or not at all; of several that make it at once, one wins. */
function placeKey(file: string, folder: string): void {
  const draft = `${file}.${process.pid}.draft`
  flushed(draft, 'w', (handle) => void writeSync(handle, randomBytes(KEY_BYTES)))
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  flushed(folder, 'r')
}

function flushed(path: string, mode: 'r' | 'w', act: (handle: number) => void = () => undefined): void {
  const handle = openSync(path, mode, 0o600)
  try {
    act(handle)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
