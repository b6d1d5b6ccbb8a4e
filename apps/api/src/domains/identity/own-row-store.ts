import { sql } from 'kysely'
import { compiledOnce } from '../../db/compiled-once.ts'
import { plannedOnce } from '../../db/planned-once.ts'
import type { Db } from '../../kernel/deps.ts'

const RECENT_BOARDS = 3

interface Identity {
  slot: string
  subject: string
  username: string | null
  url: string | null
}

interface Backup {
  backupEmail: string
  isConfirmed: boolean
}

interface RecentBoard {
  id: string
  name: string
  is_secret: boolean
}

interface Input extends Record<string, unknown> {
  id: string
  now: Date
}

const readOwnRow = compiledOnce((db, _shape: 'any', { id, now }: Input) =>
  db
    .selectFrom('users')
    .modifyFront(plannedOnce)
    .selectAll()
    .select([
      sql<string | null>`to_char(birthday, 'YYYY-MM-DD')`.as('birthdayText'),
      sql<Identity[]>`coalesce((SELECT json_agg(json_build_object('slot', i.slot, 'subject', i.subject,
        'username', i.username, 'url', i.url) ORDER BY i.created_at)
        FROM social_identities i WHERE i.user_id = users.id), '[]')`.as('identities'),
      sql<string[]>`ARRAY(SELECT w.url FROM verified_websites w
        WHERE w.user_id = users.id ORDER BY w.verified_at)`.as('websites'),
      sql<Backup | null>`(SELECT json_build_object('backupEmail', p.backup_email,
        'isConfirmed', p.backup_email_confirmed_at IS NOT NULL)
        FROM parental_passcodes p WHERE p.user_id = users.id)`.as('passcode'),
      sql<string | null>`(SELECT f.phone_number FROM factor_phones f
        WHERE f.user_id = users.id AND f.confirmed_at IS NOT NULL)`.as('phoneNumber'),
      sql<boolean>`coalesce((SELECT s.should_show_messaging FROM user_settings s
        WHERE s.user_id = users.id), true)`.as('shouldShowMessaging'),
      sql<boolean>`coalesce((SELECT s.is_hidden_from_search FROM user_settings s
        WHERE s.user_id = users.id), false)`.as('isHiddenFromSearch'),
      sql<boolean>`coalesce((SELECT s.is_personalized FROM user_settings s
        WHERE s.user_id = users.id), true)`.as('isPersonalized'),
      sql<boolean>`coalesce((SELECT s.is_name_eligible_for_lead_form_autofill FROM user_settings s
        WHERE s.user_id = users.id), false)`.as('isNameEligibleForLeadFormAutofill'),
      sql<boolean>`coalesce((SELECT s.is_email_eligible_for_lead_form_autofill FROM user_settings s
        WHERE s.user_id = users.id), false)`.as('isEmailEligibleForLeadFormAutofill'),
      sql<string | null>`(SELECT a.identifier FROM advertising_identifiers a
        WHERE a.user_id = users.id AND a.expires_at > ${now}::timestamptz)`.as('advertisingId'),
      sql<number>`(SELECT count(*)::int FROM scheduled_pins s
        WHERE s.user_id = users.id)`.as('scheduledPinCount'),
      sql<RecentBoard[]>`coalesce((SELECT json_agg(b) FROM (
        SELECT id::text, name, privacy = 'secret' AS is_secret FROM boards
        WHERE owner_id = users.id AND archived_at IS NULL AND pin_count > 0
        ORDER BY last_pin_at DESC, boards.id DESC LIMIT ${RECENT_BOARDS}) b), '[]')`.as('recentBoards'),
      sql<number>`(SELECT coalesce(sum(b.pin_count), 0)::int FROM boards b
        WHERE b.owner_id = users.id AND b.privacy = 'secret')`.as('secretPinCount'),
    ])
    .where('id', '=', id),
)
export type OwnRow = Awaited<ReturnType<typeof readOwnRow>>[number]

/** All of a member's own record, in one statement: pages carry it. */
export const findOwnRow = async (db: Db, id: string, now: Date): Promise<OwnRow | undefined> =>
  (await readOwnRow(db, 'any', { id, now }))[0]
