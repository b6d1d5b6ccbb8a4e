import { sql } from 'kysely'
import type { LeadQuestions } from '@tessera/api-types/ads/lead-form-contracts'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'

export interface LeadFormRow {
  title: string
  questions: LeadQuestions
  privacyUrl: string
  consent: string
  thankYou: string
  isOn: boolean
}

export interface ServedFormRow extends LeadFormRow {
  promoterName: string
}

const formColumns = sql`f.title, f.questions, f.privacy_url, f.consent, f.thank_you, p.has_lead_form AS is_on`

export async function leadForm(db: Db, promotionId: string): Promise<LeadFormRow | null> {
  const { rows } = await sql<LeadFormRow>`SELECT ${formColumns}
    FROM lead_forms f JOIN promotions p ON p.id = f.promotion_id
    WHERE f.promotion_id = ${promotionId}::bigint`.execute(db)
  return rows[0] ?? null
}

/** The form of a promotion that runs and asks; null for any other, and for a viewer below an age. */
export async function servedForm(
  db: Db,
  { promotionId, userId, at, age }: { promotionId: string; userId: string; at: Date; age: number },
): Promise<ServedFormRow | null> {
  const { rows } = await sql<ServedFormRow>`SELECT ${formColumns}, b.name AS promoter_name
    FROM lead_forms f JOIN promotions p ON p.id = f.promotion_id JOIN businesses b ON b.id = p.business_id
    JOIN users u ON u.id = ${userId}::bigint
      AND (u.birthday IS NULL OR extract(year FROM age(${at}::timestamptz, u.birthday)) >= ${age})
    WHERE p.id = ${promotionId}::bigint AND p.has_lead_form AND p.status = 'ACTIVE'`.execute(db)
  return rows[0] ?? null
}

export async function saveLeadForm(
  tx: Db,
  promotionId: string,
  { isOn, ...form }: LeadFormRow,
): Promise<void> {
  const stored = { ...form, questions: JSON.stringify(form.questions) }
  await tx
    .insertInto('leadForms')
    .values({ promotionId, ...stored })
    .onConflict((conflict) => conflict.column('promotionId').doUpdateSet(stored))
    .execute()
  await tx.updateTable('promotions').set({ hasLeadForm: isOn }).where('id', '=', promotionId).execute()
}

export interface LeadRow {
  id: string
  fullName: string | null
  email: string | null
  phoneNumber: string | null
  zipCode: string | null
  consent: string
  privacyUrl: string
  sentAt: Date
}

type SentLead = LeadRow & { promotionId: string; userId: string }

/** The first that a member sends stays. */
export const insertLead = (tx: Db, lead: SentLead): Promise<unknown> =>
  tx
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.columns(['promotionId', 'userId']).doNothing())
    .execute()

export async function hasLead(db: Db, promotionId: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where('promotionId', '=', promotionId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

const listFields = {
  sort: {
    id: plainColumn('id'),
    sent_at: plainColumn('sentAt'),
    full_name: textColumn('fullName'),
    email: textColumn('email'),
  },
  filter: {},
}

export const listLeads = (db: Db, promotionId: string, request: ListRequest): Promise<Listed<LeadRow>> =>
  readList<LeadRow>(
    db,
    db
      .selectFrom('leads')
      .select(['id', 'fullName', 'email', 'phoneNumber', 'zipCode', 'consent', 'privacyUrl', 'sentAt'])
      .where('promotionId', '=', promotionId)
      .$castTo<LeadRow>(),
    request,
    listFields,
  )

export async function forgetLeads(tx: Db, before: Date): Promise<void> {
  await tx.deleteFrom('leads').where('sentAt', '<', before).execute()
}
