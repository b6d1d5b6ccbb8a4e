import { sql, type RawBuilder } from 'kysely'

/** Days after which somebody who never proved their address is no newcomer any more: the life of most spam accounts is shorter. */
const NEWCOMER_DAYS = 7

/** Below every score there is: the popularity of pins that wait until others of standing keep them. */
export const UNPROVEN = 1000

/**
 * Whether pins wait for that. A score falls by one for every half-life that a pin is older, so that of a pin of
 * many years ago is negative, too, and far from half of this.
 */
export const isUnproven = (popularity: RawBuilder<unknown>) =>
  sql<boolean>`(${popularity} < ${sql.lit(-UNPROVEN / 2)})`

/** Whether a row `creator` of users had standing when it made something. */
export const hadStanding = (
  madeAt: RawBuilder<unknown>,
) => sql<boolean>`(creator.email_verified_at IS NOT NULL
  OR ${madeAt} - creator.created_at >= make_interval(days => ${sql.lit(NEWCOMER_DAYS)}))`
