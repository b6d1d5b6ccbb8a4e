import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

type NavbarConfig = Record<string, unknown>

export async function navbarConfig(db: Db, userId: string): Promise<NavbarConfig | null> {
  const row = await db
    .selectFrom('entityProperties')
    .select('navbarConfig')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return (row?.navbarConfig as NavbarConfig | undefined) ?? null
}

/** Puts these parts into the configuration of the header; the others stay. */
export async function mergeNavbarConfig(
  db: Db,
  userId: string,
  parts: NavbarConfig,
  now: Date,
): Promise<NavbarConfig> {
  const { rows } = await sql<{ navbarConfig: NavbarConfig }>`
    INSERT INTO entity_properties (user_id, navbar_config, updated_at)
    VALUES (${userId}, ${JSON.stringify(parts)}::jsonb, ${now})
    ON CONFLICT (user_id) DO UPDATE
    SET navbar_config = entity_properties.navbar_config || excluded.navbar_config, updated_at = excluded.updated_at
    RETURNING navbar_config`.execute(db)
  return rows[0]?.navbarConfig ?? parts
}
