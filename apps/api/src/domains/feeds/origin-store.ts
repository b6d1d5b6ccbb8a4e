import { sql } from 'kysely'
import { plannedOnce } from '../../db/planned-once.ts'
import type { Db } from '../../kernel/deps.ts'
import { topicOf } from './related-store.ts'

export interface Topic {
  id: string
  name: string
  slug: string
}

/** The pin that a feed is about: what it looks like, and what it is about most. */
export interface Origin {
  aggregatedPinId: string
  descriptor: Buffer
  topic: Topic | null
}

export async function findOrigin(db: Db, pinId: string): Promise<Origin | undefined> {
  const { rows } = await sql<Origin>`
    SELECT ${plannedOnce} p.aggregated_pin_id, i.descriptor, (SELECT json_build_object('id', t.id::text, 'name', t.name, 'slug', t.slug)
      FROM interests t WHERE t.id = ${topicOf(sql`p.aggregated_pin_id`)}) AS topic
    FROM pins p JOIN images i ON i.signature = p.image_signature
    WHERE p.id = ${pinId}::bigint`.execute(db)
  return rows[0]
}
