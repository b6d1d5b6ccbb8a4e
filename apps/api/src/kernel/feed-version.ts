import { sql } from 'kysely'
import type { Viewer } from '@tessera/shared-auth'
import { memberId } from '@tessera/shared-auth'
import type { Deps } from './deps.ts'

/**
 * Marks that a member did something: what was planned for them before is made anew. On its own and behind the act,
 * so that it holds no other lock; after a failure the plan lives until its time is over.
 */
export async function raiseFeedVersion(
  viewer: Viewer,
  { read, log }: Pick<Deps, 'read' | 'log'>,
): Promise<void> {
  const userId = memberId(viewer)
  if (userId === null) return
  // Whether it survives a crash of the database does not matter: a plan does not.
  await sql`
    WITH hurried AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
    INSERT INTO feed_versions (user_id) SELECT id FROM users, hurried WHERE id = ${userId}::bigint
    ON CONFLICT (user_id) DO UPDATE SET version = feed_versions.version + 1`
    .execute(read)
    .catch((error: unknown) => log.warn({ err: error }, 'a feed may be old for a while'))
}
