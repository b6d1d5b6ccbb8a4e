import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type MigrationFile = { number: number; name: string; sql: string; checksum: string }

/** A migration that makes the same in another way names the checksum it had: `-- Formerly` and 64 digits. */
const FORMERLY = /^-- Formerly ([0-9a-f]{64})$/m

/** Whether a migration is the one that ran with a checksum. */
export const isOfChecksum = ({ sql, checksum }: MigrationFile, ran: string): boolean =>
  checksum === ran || FORMERLY.exec(sql)?.[1] === ran

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url))

const FILE_NAME = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/

function readMigration(folder: string, name: string): MigrationFile {
  const number = FILE_NAME.exec(name)?.[1]
  if (number === undefined) throw new Error(`Migration ${name} is not named NNNN-what-it-makes.sql`)
  const sql = readFileSync(join(folder, name), 'utf8')
  return { number: Number(number), name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

/** The migrations of a folder in the order they run. Numbers may have gaps; no two may share one. */
export function readMigrations(folder = MIGRATIONS_FOLDER): MigrationFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const files = names.map((name) => readMigration(folder, name)).toSorted((a, b) => a.number - b.number)
  files.reduce<MigrationFile | undefined>((previous, file) => {
    if (previous?.number === file.number)
      throw new Error(`Migrations ${previous.name} and ${file.name} share a number`)
    return file
  }, undefined)
  return files
}

/** One word for the whole set: equal words mean equal tables. @internal Names the databases of tests. */
export function migrationsFingerprint(files: readonly MigrationFile[]): string {
  return createHash('sha256')
    .update(files.map((file) => file.name + file.checksum).join('\n'))
    .digest('hex')
    .slice(0, 16)
}
