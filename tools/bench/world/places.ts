import { queryOnce } from './members.ts'

/** What there is to visit in a world: enough to not ask the same thing twice in a row. */
export interface Places {
  pinIds: string[]
  boardIds: string[]
  usernames: string[]
  queries: string[]
}

const PLACES = 200

const column = async (url: string, query: string): Promise<string[]> => {
  const rows = await queryOnce<{ value: string }>(url, query, [PLACES])
  return rows.map(({ value }) => value)
}

/** Public pins, boards with pins, members who follow and words that find something, spread over the whole world in a fixed order. */
export async function readPlaces(url: string): Promise<Places> {
  return {
    pinIds: await column(
      url,
      `SELECT id::text AS value FROM pins WHERE is_listed ORDER BY md5(id::text) LIMIT $1`,
    ),
    boardIds: await column(
      url,
      `SELECT id::text AS value FROM boards WHERE privacy = 'public' AND pin_count >= 5
       ORDER BY md5(id::text) LIMIT $1`,
    ),
    usernames: await column(
      url,
      `SELECT username::text AS value FROM users u WHERE EXISTS (SELECT FROM user_follows f WHERE f.follower_id = u.id)
         AND EXISTS (SELECT FROM pins p WHERE p.user_id = u.id) ORDER BY md5(u.id::text) LIMIT $1`,
    ),
    queries: await column(
      url,
      `SELECT title AS value FROM (SELECT DISTINCT title FROM pins WHERE is_listed AND title <> '') titles
       ORDER BY md5(title) LIMIT $1`,
    ),
  }
}
