import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processIdentity } from './process-identity.ts'

export type FolderLock = {
  /** False once another process found its owner dead and took the folder. */
  isHeld: () => boolean
  release: () => void
}

type Owner = { pid: number; identity: string | undefined }

const LOCK_FILE = /^owner-(\d+)\.lock$/

const lockPath = (folder: string, turn: number) => join(folder, `owner-${turn}.lock`)

function turnsIn(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => LOCK_FILE.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
}

function liveOwner(path: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(path, 'utf8')) as Owner
    const isAlive = owner.identity !== undefined && processIdentity(owner.pid) === owner.identity
    return isAlive ? owner : undefined
  } catch {
    return undefined
  }
}

const isOwnedBy = ({ pid, identity }: Owner, path: string): boolean => {
  const owner = liveOwner(path)
  return owner?.pid === pid && owner.identity === identity
}

function putWhole(folder: string, owner: Owner | null, place: (draft: string) => void): void {
  const draft = join(folder, `owner-${randomUUID()}.draft`)
  writeFileSync(draft, JSON.stringify(owner))
  try {
    place(draft)
  } finally {
    rmSync(draft, { force: true })
  }
}

function claimTurn(folder: string, turn: number, owner: Owner): boolean {
  try {
    putWhole(folder, owner, (draft) => linkSync(draft, lockPath(folder, turn)))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}

/**
 * Takes the folder for this process, or throws naming the process that has it.
 * Turns only grow and the highest is never removed, so two processes that both find a dead
 * owner cannot both succeed: the next turn can be created once.
 */
export function lockFolder(folder: string): FolderLock {
  const me: Owner = { pid: process.pid, identity: processIdentity(process.pid) }
  for (;;) {
    const last = turnsIn(folder).at(-1) ?? 0
    const owner = liveOwner(lockPath(folder, last))
    if (owner)
      throw new Error(
        `${folder} is already in use by process ${owner.pid}. Stop it, or choose another DATA_DIR.`,
      )

    const turn = last + 1
    if (!claimTurn(folder, turn, me)) continue
    const turns = turnsIn(folder)
    if (turns.at(-1) !== turn) {
      rmSync(lockPath(folder, turn), { force: true })
      continue
    }
    for (const past of turns.slice(0, -1)) rmSync(lockPath(folder, past), { force: true })
    return {
      isHeld: () => turnsIn(folder).at(-1) === turn && isOwnedBy(me, lockPath(folder, turn)),
      release: once(() => putWhole(folder, null, (draft) => renameSync(draft, lockPath(folder, turn)))),
    }
  }
}
