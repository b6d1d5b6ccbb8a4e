import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { BUSINESS_ADMIN, BUSINESS_OWNER } from './fill-business.ts'
import { DEMO_PEOPLE } from './people.ts'
import { demoEmailOf } from './people-rows.ts'
import { hashPassword, isPasswordOf } from '../domains/accounts/password-hash.ts'
import { PUBLISHED_PASSWORD } from '../domains/accounts/password-guess-rules.ts'
import type { Db, Deps } from '../kernel/deps.ts'

const STAFF = 14

/** Index of the demo person who works for the site. */
export const DEMO_STAFF = STAFF

/**
 * The password of every demo account: the published one while only this machine can reach the
 * server, else one made for this installation and kept in its data folder.
 */
export function demoPassword({ isLocal, DATA_DIR }: Pick<Config, 'isLocal' | 'DATA_DIR'>): string {
  const kept = keptPassword(DATA_DIR)
  if (kept && (isLocal || kept !== PUBLISHED_PASSWORD)) return kept
  return keepPassword(DATA_DIR, isLocal ? PUBLISHED_PASSWORD : newPassword())
}

const newPassword = (): string => randomBytes(9).toString('base64url')

const passwordFile = (dataDir: string): string => join(dataDir, 'demo-password')

function keptPassword(dataDir: string): string | null {
  try {
    return readFileSync(passwordFile(dataDir), 'utf8')
  } catch {
    return null
  }
}

function keepPassword(dataDir: string, password: string): string {
  writeFileSync(passwordFile(dataDir), password, { mode: 0o600 })
  return password
}

const emailAt = (person: number): string => demoEmailOf(DEMO_PEOPLE[person]?.[0] ?? '')

/**
 * Gives demo accounts that still have the published password one of this installation, and ends
 * what was begun with the old one: their sessions and their links by mail.
 */
export async function replacePublishedPassword({ read, transact }: Deps, dataDir: string): Promise<void> {
  const published = await publishedHashes(read)
  if (published.length === 0) return
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  // Kept first: a crash before the change leaves the published hash, which the next start replaces.
  keepPassword(dataDir, password)
  await transact(async (tx) => {
    const changed = await tx
      .updateTable('users')
      .set({ passwordHash })
      .where('passwordHash', 'in', published)
      .where('email', 'in', demoEmails())
      .returning('id')
      .execute()
    const ids = changed.map(({ id }) => id)
    if (ids.length === 0) return
    await tx.deleteFrom('sessions').where('userId', 'in', ids).execute()
    await tx.deleteFrom('oneTimeTokens').where('userId', 'in', ids).execute()
  })
}

const demoEmails = (): string[] => DEMO_PEOPLE.map((_, person) => emailAt(person))

async function publishedHashes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('passwordHash')
    .distinct()
    .where('email', 'in', demoEmails())
    .where('passwordHash', 'is not', null)
    .execute()
  const published: string[] = []
  for (const { passwordHash } of rows) {
    if (passwordHash && (await isPasswordOf(passwordHash, PUBLISHED_PASSWORD))) published.push(passwordHash)
  }
  return published
}

/** Lines that tell a newcomer how to get in; none when this data folder has no demo world. */
export function demoAccountLines(dataDir: string): string[] {
  const password = keptPassword(dataDir)
  if (!password) return []
  return [
    'Demo accounts:',
    `  member          ${emailAt(0)}`,
    `  business owner  ${emailAt(BUSINESS_OWNER)}`,
    `  business admin  ${emailAt(BUSINESS_ADMIN)}`,
    `  staff           ${emailAt(STAFF)}`,
    `  password        ${password}`,
  ]
}
