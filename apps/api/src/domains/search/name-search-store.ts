import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { searchLimits } from './search-limits.ts'
import { plainLikeText } from '../../db/like-text.ts'
import { isActive, seesProfile } from '../../db/visibility.ts'

export interface NameHit {
  id: string
  score: number
}

export interface NameSearch {
  query: string
  viewerId: string | null
  after: readonly [number, string] | null
  limit: number
}

/** Public boards whose name holds every word; whole names and beginnings first, then by followers. */
export const searchBoards = (db: Db, search: NameSearch): Promise<NameHit[]> =>
  searchNames(db, search, {
    table: sql`boards`,
    alias: sql`b`,
    id: sql`b.id`,
    ownerId: sql`b.owner_id`,
    name: sql`plain_text(b.name)`,
    wholeNames: [sql`plain_text(b.name)`],
    loved: sql`b.follower_count + b.pin_count`,
    isOpen: sql`b.privacy = 'public' AND b.archived_at IS NULL`,
  })

/** People whose username and name hold every word; private profiles only for themselves and their followers. */
export const searchUsers = (db: Db, search: NameSearch): Promise<NameHit[]> =>
  searchNames(
    db,
    { ...search, query: search.query.replace(/^\s*@/, '') },
    {
      table: sql`users`,
      alias: sql`u`,
      id: sql`u.id`,
      ownerId: sql`u.id`,
      name: sql`plain_text(u.username::text || ' ' || u.full_name)`,
      wholeNames: [sql`plain_text(u.username::text)`, sql`plain_text(u.full_name)`],
      loved: sql`u.follower_count`,
      isOpen: isActive('u'),
    },
  )

interface Named {
  table: RawBuilder<unknown>
  alias: RawBuilder<unknown>
  id: RawBuilder<unknown>
  /** The person whose profile the viewer has to see. */
  ownerId: RawBuilder<unknown>
  name: RawBuilder<unknown>
  /** Each has an index of its beginnings. */
  wholeNames: RawBuilder<unknown>[]
  loved: RawBuilder<unknown>
  isOpen: RawBuilder<unknown>
}

const anyOf = (conditions: RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` OR `)})`

/** Letters of scripts that put few or no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Letters that stay beyond ASCII when they are made plain; the index of three letters may know none of them. */
const FOREIGN = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u
/** What a name is made of; words of signs alone name nothing. */
const NAMING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

const isLong = (word: string): boolean => word.length >= searchLimits.minNameTerm && NAMING.test(word)

/** Whether a word is looked for inside of others, so that the index of pairs of letters finds it. */
const isFoundByPairs = (word: string): boolean =>
  FOREIGN.test(word) && word.length > 1 && (isLong(word) || UNSPACED.test(word))

/** Rows whose name holds all words; null where every word is too short for the index of names. */
function holdsAll(name: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> | null {
  const hasLong = words.some(isLong)
  if (!hasLong && !words.some((word) => word.length > 1 && NAMING.test(word))) return null
  const holds = (word: string) => {
    const text = plainLikeText(word)
    // The index knows three letters at least, or two that a word begins with, as far as spaces tell.
    return hasLong || UNSPACED.test(word)
      ? sql`${name} LIKE '%' || ${text} || '%'`
      : anyOf([sql`${name} LIKE ${text} || '%'`, sql`${name} LIKE '% ' || ${text} || '%'`])
  }
  return sql.join(words.map(holds), sql` AND `)
}

/** Rows that can hold all words. A name is taken apart only when it is written: the index of pairs is read by itself. */
function candidates({ table, alias, name, isOpen }: Named, words: readonly string[]): RawBuilder<unknown> {
  const foreign = words.filter(isFoundByPairs).join(' ')
  if (foreign === '') return sql`${table} ${alias}`
  return sql`(SELECT * FROM ${table} ${alias}
    WHERE letter_pairs(${name}) @> nullif(letter_pairs(plain_text(${foreign})), '{}') AND ${isOpen} OFFSET 0) ${alias}`
}

/**
 * What is called so or begins so is found by itself, in the order of names: however many hold the words, it is there.
 * Who sees whom takes longer to find out than all the rest: it is asked of the best alone.
 */
async function searchNames(
  db: Db,
  { query, viewerId, after, limit }: NameSearch,
  named: Named,
): Promise<NameHit[]> {
  const { table, alias, id, ownerId, name, wholeNames, loved, isOpen } = named
  const words = query.split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const asked = words.join(' ')
  const begins = (one: RawBuilder<unknown>) => sql`${one} LIKE ${plainLikeText(asked)} || '%'`
  const found = (
    from: RawBuilder<unknown>,
    condition: RawBuilder<unknown>,
    order: RawBuilder<unknown>,
  ) => sql`(
    SELECT ${id} AS id, ${ownerId} AS owner_id, ${loved} AS loved,
      ${anyOf(wholeNames.map((one) => sql`${one} = plain_text(${asked})`))} AS is_whole,
      ${anyOf([...wholeNames, name].map(begins))} AS is_beginning
    FROM ${from} WHERE ${condition} AND ${isOpen} ${order} LIMIT ${searchLimits.matchedNames})`
  const beginnings = wholeNames.map((one) =>
    found(sql`${table} ${alias}`, begins(one), sql`ORDER BY ${one} USING ~<~`),
  )
  const holding = holdsAll(name, words)
  const branches = [...beginnings, ...(holding ? [found(candidates(named, words), holding, sql``)] : [])]
  const { rows } = await sql<NameHit>`
    SELECT best.id, best.score FROM (
      SELECT id, owner_id, (1e6 * (is_whole::int + is_beginning::int) + least(loved, 999999))::float8 AS score
      FROM (${sql.join(branches, sql` UNION `)}) found
      ORDER BY score DESC, id DESC LIMIT ${searchLimits.rankedNames}
    ) best JOIN users owner ON owner.id = best.owner_id
    WHERE ${seesProfile('owner', viewerId)}
      AND ${after ? sql`(best.score, best.id) < (${after[0]}::float8, ${after[1]}::bigint)` : sql`true`}
    ORDER BY best.score DESC, best.id DESC LIMIT ${limit}`.execute(db)
  return rows
}
