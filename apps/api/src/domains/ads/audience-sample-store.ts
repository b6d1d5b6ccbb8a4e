import type { AdAge, AdGender } from '@tessera/api-types/ads/ad-options'
import { type RawBuilder, sql } from 'kysely'
import { isActive } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'

/** Of so many, a share is known to a percent, which is far finer than a width or a rounded size. */
const SAMPLED_MEMBERS = 20_000

/** Of fewer members of the country a share is not known to a width; then the newest members of it are looked at. */
const FEWEST_ACTIVE = 100

interface Chosen {
  country: string
  locales: readonly string[]
  ages: readonly AdAge[]
  genders: readonly AdGender[]
  interestIds: readonly string[]
  audienceIds: readonly string[]
}

export interface AudienceSample {
  /** How many members the country has, estimated where only some were looked at. */
  members: number
  /** The share of them who could see it, by what they chose to tell. */
  share: number
}

/**
 * All members of a country, or of a larger site about so many members, from pages drawn at random: always the same,
 * so that a width stays. Of a country with few of them, so many of its own.
 */
export async function audienceSample(
  db: Db,
  chosen: Chosen,
  now: Date,
  most: number = SAMPLED_MEMBERS,
): Promise<AudienceSample> {
  const known = await estimatedRows(db)
  const percent = known > most ? (100 * most) / known : 100
  const drawn = sql`users u TABLESAMPLE SYSTEM (${percent}) REPEATABLE (1)`
  const anywhere = await countMatching(db, drawn, chosen, now)
  const isEnough = percent === 100 || anywhere.active >= FEWEST_ACTIVE
  const { sampled, active, matching } = isEnough
    ? anywhere
    : await countMatching(db, newestOf(chosen.country, most), chosen, now)
  const all = isEnough && percent < 100 ? known : sampled
  return {
    members: sampled === 0 ? 0 : Math.round((all * active) / sampled),
    share: active === 0 ? 0 : matching / active,
  }
}

const newestOf = (country: string, most: number) =>
  sql`(SELECT * FROM users WHERE country = ${country} ORDER BY id DESC LIMIT ${most}) u`

interface Matching {
  sampled: number
  active: number
  matching: number
}

async function countMatching(
  db: Db,
  drawn: RawBuilder<unknown>,
  { country, locales, ages, genders, interestIds, audienceIds }: Chosen,
  now: Date,
): Promise<Matching> {
  const { rows } = await sql<Matching>`
    WITH members AS (
      SELECT u.id, u.locale, u.gender, ${isActive('u')} AND u.country = ${country} AS is_active,
        extract(year FROM age(${now}::timestamptz, u.birthday))::int AS age
      FROM ${drawn})
    SELECT count(*)::int AS sampled, count(*) FILTER (WHERE is_active)::int AS active,
      count(*) FILTER (WHERE is_active
        AND (${locales.length === 0} OR locale = ANY(${[...locales]}))
        AND (${genders.length === 0}
          OR CASE WHEN gender IN ('female', 'male') THEN gender ELSE 'unspecified' END = ANY(${[...genders]}))
        AND (${ages.length === 0} OR EXISTS (SELECT FROM unnest(${[...ages]}::text[]) range
          WHERE age >= split_part(replace(range, '+', '-200'), '-', 1)::int
            AND age <= split_part(replace(range, '+', '-200'), '-', 2)::int))
        AND (${interestIds.length === 0} OR EXISTS (SELECT FROM interest_follows f
          WHERE f.user_id = members.id AND f.interest_id = ANY(${[...interestIds]}::bigint[])))
        AND (${audienceIds.length === 0} OR EXISTS (SELECT FROM audience_members m
          WHERE m.user_id = members.id AND m.audience_id = ANY(${[...audienceIds]}::bigint[])))
      )::int AS matching
    FROM members`.execute(db)
  return rows[0] ?? { sampled: 0, active: 0, matching: 0 }
}

async function estimatedRows(db: Db): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    SELECT reltuples::float8 AS known FROM pg_class WHERE oid = 'users'::regclass`.execute(db)
  return rows[0]?.known ?? 0
}
