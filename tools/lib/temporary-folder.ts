import { existsSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const TRIES = 50
const PAUSE_MS = 100

export const temporaryFolder = (purpose: string) => mkdtempSync(join(tmpdir(), `tessera-${purpose}-`))

/** Removes a folder that a program killed a moment ago may still be writing to. */
export async function removeFolder(path: string): Promise<void> {
  for (let tries = 0; tries < TRIES && existsSync(path); tries += 1) {
    await rm(path, { recursive: true, force: true }).catch(() => pause(PAUSE_MS))
  }
}
