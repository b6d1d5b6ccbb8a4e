import { sql } from 'kysely'
import type { FeatureMap } from '@tessera/api-types/preferences/views'
import type { Audience } from '@tessera/api-types/preferences/setting-choices'
import type { Db } from '../../kernel/deps.ts'

/** The member an address belongs to. */
export const findAddressee = (db: Db, email: string) =>
  db.selectFrom('users').select(['id', 'locale']).where('email', '=', email).executeTakeFirst()

export async function findAddress(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return row?.email ?? null
}

export interface SettingsRow {
  mentionsFrom: Audience
  commentsFrom: Audience
  commentFeatures: FeatureMap
  shouldShowMessaging: boolean
  isPrivateProfile: boolean
  isHiddenFromSearch: boolean
  isPersonalized: boolean
  hidesAiPins: boolean
  thirdPartyMarketingTrackingEnabled: boolean
  isNameEligibleForLeadFormAutofill: boolean
  isEmailEligibleForLeadFormAutofill: boolean
  mutedLetters: string[]
  mutedNews: string[]
}

/** A member's settings, defaults where nothing was chosen; undefined for somebody who is not there. */
export async function findSettings(db: Db, userId: string): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`
    SELECT coalesce(s.mentions_from, 'anyone') AS mentions_from,
      coalesce(s.comments_from, 'anyone') AS comments_from,
      coalesce(s.comment_features, '{}') AS comment_features,
      coalesce(s.should_show_messaging, true) AS should_show_messaging,
      u.is_private_profile,
      coalesce(s.is_hidden_from_search, false) AS is_hidden_from_search,
      coalesce(s.is_personalized, true) AS is_personalized,
      coalesce(s.hides_ai_pins, false) AS hides_ai_pins,
      coalesce(u.third_party_marketing_tracking_enabled, true) AS third_party_marketing_tracking_enabled,
      coalesce(s.is_name_eligible_for_lead_form_autofill, false) AS is_name_eligible_for_lead_form_autofill,
      coalesce(s.is_email_eligible_for_lead_form_autofill, false) AS is_email_eligible_for_lead_form_autofill,
      coalesce(s.muted_letters, '{}') AS muted_letters, coalesce(s.muted_news, '{}') AS muted_news
    FROM users u LEFT JOIN user_settings s ON s.user_id = u.id
    WHERE u.id = ${userId}::bigint`.execute(db)
  return rows[0]
}

export async function whoWantsEmail(db: Db, userIds: readonly string[], kind: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT u.id FROM users u LEFT JOIN user_settings s ON s.user_id = u.id
    WHERE u.id = ANY(${[...userIds]}::bigint[]) AND NOT ${kind} = ANY(coalesce(s.muted_letters, '{}'))
    ORDER BY u.id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface SettingsChanges {
  mentionsFrom?: Audience
  commentsFrom?: Audience
  shouldShowMessaging?: boolean
  isHiddenFromSearch?: boolean
  isPersonalized?: boolean
  hidesAiPins?: boolean
  isNameEligibleForLeadFormAutofill?: boolean
  isEmailEligibleForLeadFormAutofill?: boolean
  mutedLetters?: string[]
  mutedNews?: string[]
}

export async function saveSettings(tx: Db, userId: string, changes: SettingsChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await tx
    .insertInto('userSettings')
    .values({ userId, ...changes })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changes))
    .execute()
}

/** Sets the named features and leaves the others. */
export async function saveCommentFeatures(tx: Db, userId: string, features: FeatureMap): Promise<void> {
  await sql`
    INSERT INTO user_settings (user_id, comment_features)
    VALUES (${userId}::bigint, ${JSON.stringify(features)}::jsonb)
    ON CONFLICT (user_id) DO UPDATE
      SET comment_features = user_settings.comment_features || excluded.comment_features`.execute(tx)
}

/** Those of `userIds` whose chosen audience includes the actor. */
export async function whoAdmits(
  db: Db,
  column: 'mentions_from' | 'comments_from',
  userIds: readonly string[],
  actorId: string,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT u.id FROM unnest(${[...userIds]}::bigint[]) AS u (id)
    LEFT JOIN user_settings s ON s.user_id = u.id
    WHERE u.id = ${actorId}::bigint
      OR coalesce(s.${sql.ref(column)}, 'anyone') = 'anyone'
      OR (s.${sql.ref(column)} = 'followed' AND EXISTS (
        SELECT FROM user_follows f WHERE f.follower_id = u.id AND f.followee_id = ${actorId}::bigint))`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}
