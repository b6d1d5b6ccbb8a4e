import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUSINESS_ADMIN, BUSINESS_OWNER } from './fill-business.ts'
import { DEMO_PEOPLE } from './people.ts'
import { demoEmailOf } from './people-rows.ts'

const LOCAL_PASSWORD = 'mosaic of ideas'
const STAFF = 14

/** Index of the demo person who works for the site. */
export const DEMO_STAFF = STAFF

/**
 * The password of every demo account: a known one while only this machine can reach the
 * server, else one made for this installation and kept in its data folder.
 */
export function demoPassword(host: string, dataDir: string): string {
  const kept = keptPassword(dataDir)
  if (kept) return kept
  const isLocal = ['127.0.0.1', 'localhost', '::1'].includes(host)
  const password = isLocal ? LOCAL_PASSWORD : randomBytes(9).toString('base64url')
  writeFileSync(passwordFile(dataDir), password, { mode: 0o600 })
  return password
}

const passwordFile = (dataDir: string): string => join(dataDir, 'demo-password')

function keptPassword(dataDir: string): string | null {
  try {
    return readFileSync(passwordFile(dataDir), 'utf8')
  } catch {
    return null
  }
}

const emailAt = (person: number): string => demoEmailOf(DEMO_PEOPLE[person]?.[0] ?? '')

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
