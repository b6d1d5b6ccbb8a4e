import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { open, rename, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const MB = 1024 * 1024
const POLL_EVERY_MS = 100

export interface DiskLimits {
  /** With less than this nothing new is taken. */
  lowBytes: number
  /** Given up first, so that what is there already can still be served and put in order. */
  ballastBytes: number
}

const LIMITS: DiskLimits = { lowBytes: 96 * MB, ballastBytes: 64 * MB }

export interface DiskGuard {
  /** Whether there is no room for anything new. */
  isFull(): boolean
  close(): Promise<void>
}

interface Guarded {
  folder: string
  say(line: string): void
  limits?: DiskLimits
}

/**
 * Watches the room that is left for a folder. A database that finds none ends in the middle of a write
 * and cannot even read then, so writes are refused before, and a ballast is freed for what is under way.
 */
export async function guardDisk({ folder, say, limits = LIMITS }: Guarded): Promise<DiskGuard> {
  const ballast = join(folder, 'ballast')
  const ending = new AbortController()
  let isFull = false
  const look = async (mayPlace = true): Promise<void> => {
    const free = await freeBytes(folder)
    if (!isFull && free < limits.lowBytes) {
      isFull = true
      rmSync(ballast, { force: true })
      say(
        `The disk of ${folder} is full (${Math.floor(free / MB)} MB left): nothing new is taken until there is room`,
      )
    }
    const hasBallast = existsSync(ballast)
    const needed = limits.lowBytes + (hasBallast ? 0 : limits.ballastBytes * 1.5)
    if (free < needed) return
    if (!hasBallast && mayPlace) await placeBallast(ballast, limits.ballastBytes)
    if (isFull) say(`The disk of ${folder} has room again`)
    isFull = false
  }
  const lookOn = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      // A look that fails, as of a ballast that did not fit after all, is repeated.
      await look().catch(() => undefined)
      await pause(POLL_EVERY_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  }
  // Nobody waits for a ballast at the start.
  await look(false).catch(() => undefined)
  const looking = lookOn()
  return {
    isFull: () => isFull,
    async close() {
      ending.abort()
      await looking
    },
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Bytes that no file system can leave out. */
async function placeBallast(path: string, bytes: number): Promise<void> {
  const draft = `${path}.draft`
  const file = await open(draft, 'w', 0o600)
  try {
    const chunk = randomBytes(MB)
    for (let written = 0; written < bytes; written += MB) await file.write(chunk)
    await file.sync()
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  } finally {
    await file.close()
  }
  await rename(draft, path)
}
