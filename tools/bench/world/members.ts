import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { hashSecret } from '../../../apps/api/src/domains/accounts/secret-hash.ts'

const SESSION_HOURS = 12

/** Runs one statement on a connection of its own. */
export async function queryOnce<R extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<R>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Signs a member in at the database; returns the Cookie header of their browser. */
export async function sessionCookie(url: string, username: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const made = await queryOnce(
    url,
    `INSERT INTO sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at)
     SELECT (random() * 1e15)::bigint, $1, id, now(), now() + interval '${SESSION_HOURS} hours', now() + interval '${SESSION_HOURS} hours'
     FROM users WHERE username = $2 RETURNING id`,
    [hashSecret(token), username],
  )
  if (made.length !== 1) throw new Error(`nobody is called ${username}`)
  return `session=${token}; csrftoken=${randomBytes(18).toString('base64url')}`
}

/** Signs as many members in who follow somebody; returns the Cookie headers of their browsers. */
export async function sessionCookies(url: string, members: number): Promise<string[]> {
  const people = await queryOnce<{ username: string }>(
    url,
    `SELECT username FROM users u WHERE EXISTS (SELECT FROM user_follows f WHERE f.follower_id = u.id)
     ORDER BY md5(id::text) LIMIT $1`,
    [members],
  )
  const cookies: string[] = []
  for (const { username } of people) cookies.push(await sessionCookie(url, username))
  return cookies
}

/** The demo member with follows and saves whose feed is measured. */
export const FEED_MEMBER = 'mira_solberg'
