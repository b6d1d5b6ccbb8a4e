import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { giveFolder } from './server-account.ts'

export const SOCKET_PORT = 5432

const SOCKET_PATH_MAX_BYTES = 103 // macOS; Linux allows 107

const fits = (folder: string) =>
  Buffer.byteLength(`${folder}/.s.PGSQL.${SOCKET_PORT}.lock`) <= SOCKET_PATH_MAX_BYTES &&
  !folder.includes('"')

/** The home itself when its name is short enough for a Unix socket, else a short one of its own. */
export function socketPath(home: string): string {
  if (fits(home)) return home
  const name = `tessera-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
  const folder = [tmpdir(), '/tmp'].map((root) => join(root, name)).find(fits)
  if (!folder) throw new Error(`The path of DATA_DIR is too long for a socket: ${home}`)
  return folder
}

/** The folder of the socket, private to the account of the server. */
export function socketFolder(home: string, ownerUid: number): string {
  const folder = socketPath(home)
  if (folder === home) return home
  mkdirSync(folder, { mode: 0o700, recursive: true })
  assertPrivate(folder, ownerUid)
  giveFolder(folder, ownerUid)
  return folder
}

// Anyone may create names in the shared temporary folder, so what is found there is not ours until shown.
function assertPrivate(folder: string, ownerUid: number): void {
  const { mode, uid } = lstatSync(folder)
  const isOurs = uid === userInfo().uid || uid === ownerUid
  const isPrivate = (mode & 0o077) === 0
  if (lstatSync(folder).isDirectory() && isOurs && isPrivate) return
  throw new Error(`${folder} belongs to someone else. Remove it, or choose a shorter DATA_DIR.`)
}
