import { sql } from 'kysely'
import type { Deps } from '../kernel/deps.ts'

interface Difference {
  counter: string
  id: string
}

/** Counters of the named people, and of everything on their boards, that differ from the rows they count. */
export async function wrongCounters({ read }: Deps, userIds: readonly string[]): Promise<Difference[]> {
  const ids = [...userIds]
  const { rows } = await sql<Difference>`
    WITH u AS (SELECT * FROM users WHERE id = ANY(${ids}::bigint[])),
         b AS (SELECT * FROM boards WHERE owner_id IN (SELECT id FROM u)),
         s AS (SELECT * FROM board_sections WHERE board_id IN (SELECT id FROM b)),
         a AS (SELECT * FROM aggregated_pins WHERE id IN
                (SELECT aggregated_pin_id FROM pins WHERE user_id IN (SELECT id FROM u)))
    SELECT 'user.pins' AS counter, id FROM u WHERE pin_count <> (SELECT count(*) FROM pins WHERE user_id = u.id)
    UNION ALL SELECT 'user.boards', id FROM u WHERE board_count <> (SELECT count(*) FROM boards WHERE owner_id = u.id)
    UNION ALL SELECT 'user.secret', id FROM u WHERE secret_board_count <>
      (SELECT count(*) FROM boards WHERE owner_id = u.id AND privacy = 'secret')
    UNION ALL SELECT 'user.followers', id FROM u WHERE follower_count <>
      (SELECT count(*) FROM user_follows WHERE followee_id = u.id)
    UNION ALL SELECT 'user.following', id FROM u WHERE following_count <>
      (SELECT count(*) FROM user_follows WHERE follower_id = u.id)
    UNION ALL SELECT 'user.interests', id FROM u WHERE interest_following_count <>
      (SELECT count(*) FROM interest_follows WHERE user_id = u.id)
    UNION ALL SELECT 'board.pins', id FROM b WHERE pin_count <> (SELECT count(*) FROM pins WHERE board_id = b.id)
    UNION ALL SELECT 'board.loose', id FROM b WHERE sectionless_pin_count <>
      (SELECT count(*) FROM pins WHERE board_id = b.id AND section_id IS NULL)
    UNION ALL SELECT 'board.sections', id FROM b WHERE section_count <>
      (SELECT count(*) FROM board_sections WHERE board_id = b.id)
    UNION ALL SELECT 'board.followers', id FROM b WHERE follower_count <>
      (SELECT count(*) FROM board_follows WHERE board_id = b.id)
    UNION ALL SELECT 'board.collaborators', id FROM b WHERE collaborator_count <>
      (SELECT count(*) FROM board_collaborators WHERE board_id = b.id)
    UNION ALL SELECT 'user.groups', id FROM u WHERE group_board_count <>
      (SELECT count(*) FROM boards WHERE owner_id = u.id AND collaborator_count > 0)
    UNION ALL SELECT 'section.pins', id FROM s WHERE pin_count <> (SELECT count(*) FROM pins WHERE section_id = s.id)
    UNION ALL SELECT 'picture.saves', id FROM a WHERE save_count <>
      (SELECT count(*) FROM pins WHERE aggregated_pin_id = a.id AND saved_from_pin_id IS NOT NULL)`.execute(
    read,
  )
  return rows
}
