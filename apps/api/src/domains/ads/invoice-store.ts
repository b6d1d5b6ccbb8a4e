import { sql, type RawBuilder } from 'kysely'
import type { AdObjective, InvoiceStatus } from '@tessera/api-types/ads/ad-options'
import type { BilledTo, InvoiceLine } from '@tessera/api-types/ads/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, equalTo, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'
import { owed } from './owed-store.ts'

export interface InvoiceRow {
  id: string
  invoiceNumber: string | null
  adAccountId: string
  adAccountName: string
  businessId: string
  businessName: string
  billingProfileId: string | null
  periodStart: string
  periodEnd: string
  issuedAt: Date | null
  dueAt: Date | null
  issuedDate: string | null
  dueDate: string | null
  paidAt: Date | null
  status: InvoiceStatus
  currency: string
  subtotalMicros: string
  taxRate: string
  taxMicros: string
  totalMicros: string
  creditedMicros: string
  creditUsedMicros: string
  owedMicros: string
  /** Both are of the time of issue; an invoice in progress, or of before they were kept, has the sender of today. */
  issuedBy: string[] | null
  billedTo: BilledTo
}

// Layout: BilledTo in packages/api-types/src/ads/views.ts
/** Who invoices of an ad account go to by now; the address of the card comes before that of the account. */
export const billedToNow = (adAccountId: RawBuilder<unknown>): RawBuilder<BilledTo> => sql<BilledTo>`(
  SELECT jsonb_build_object('name', z.name, 'tax_id', p.tax_id, 'address',
    CASE WHEN p.billing_address ->> 'line1' <> '' THEN p.billing_address ELSE o.business_address END)
  FROM ad_accounts o JOIN businesses z ON z.id = o.business_id
  LEFT JOIN billing_profiles p ON p.ad_account_id = o.id WHERE o.id = ${adAccountId})`

/** Invoices with what is shown of them. */
const invoices = (db: Db) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('adAccounts as a', 'a.id', 'i.adAccountId')
    .innerJoin('businesses as b', 'b.id', 'i.businessId')
    .select([
      'i.id',
      'i.invoiceNumber',
      'i.adAccountId',
      'a.name as adAccountName',
      'i.businessId',
      'b.name as businessName',
      'i.billingProfileId',
      sql<string>`i.period_start::text`.as('periodStart'),
      sql<string>`i.period_end::text`.as('periodEnd'),
      'i.issuedAt',
      'i.dueAt',
      sql<string | null>`(i.issued_at AT TIME ZONE a.time_zone)::date::text`.as('issuedDate'),
      sql<string | null>`(i.due_at AT TIME ZONE a.time_zone)::date::text`.as('dueDate'),
      'i.paidAt',
      'i.status',
      'i.currency',
      'i.subtotalMicros',
      'i.taxRate',
      'i.taxMicros',
      'i.totalMicros',
      sql<string>`(i.credited_subtotal_micros + i.credited_tax_micros)::bigint`.as('creditedMicros'),
      'i.creditUsedMicros',
      owed.as('owedMicros'),
      'i.issuedBy',
      sql<BilledTo>`coalesce(i.billed_to, ${billedToNow(sql.ref('i.adAccountId'))})`.as('billedTo'),
    ])
    .$castTo<InvoiceRow>()

/** The invoices of some ad accounts of a business; null stands for all of them. */
const invoicesOf = (db: Db, businessId: string, only: readonly string[] | null) =>
  invoices(db)
    .where('i.businessId', '=', businessId)
    .$if(only !== null, (query) => query.where(sql<boolean>`i.ad_account_id = ANY(${only}::bigint[])`))

const fields = {
  sort: {
    id: plainColumn('id'),
    period_start: plainColumn('periodStart'),
    invoice_number: plainColumn('invoiceNumber'),
    ad_account_name: textColumn('adAccountName'),
    total_micros: plainColumn('totalMicros'),
    due_at: plainColumn('dueAt'),
    status: plainColumn('status'),
  },
  filter: {
    q: containing('invoiceNumber', 'adAccountName'),
    tab: equalTo('status'),
    date_from: (day: string) => sql<boolean>`period_end::date >= ${day}::date`,
    date_to: (day: string) => sql<boolean>`period_start::date <= ${day}::date`,
    ad_account_id: equalTo('adAccountId'),
  },
}

export const listInvoices = (
  db: Db,
  businessId: string,
  only: readonly string[] | null,
  request: ListRequest,
): Promise<Listed<InvoiceRow>> => readList<InvoiceRow>(db, invoicesOf(db, businessId, only), request, fields)

export async function invoice(
  db: Db,
  businessId: string,
  only: readonly string[] | null,
  id: string,
): Promise<InvoiceRow | null> {
  return (await invoicesOf(db, businessId, only).where('i.id', '=', id).executeTakeFirst()) ?? null
}

export async function hasIssued(
  db: Db,
  businessId: string,
  only: readonly string[] | null,
): Promise<boolean> {
  const row = await invoicesOf(db, businessId, only)
    .where('i.status', '<>', 'PROGRESS')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const issued = (db: Db) => invoices(db).where('i.status', '<>', 'PROGRESS')

/** What was issued to anybody. */
export const listIssued = (db: Db, request: ListRequest): Promise<Listed<InvoiceRow>> =>
  readList<InvoiceRow>(db, issued(db), request, {
    sort: { id: plainColumn('id') },
    filter: { q: (number) => sql<boolean>`invoice_number = ${number.trim()}` },
    indexed: ['id'],
  })

export const issuedInvoice = (db: Db, id: string): Promise<InvoiceRow | undefined> =>
  issued(db).where('i.id', '=', id).executeTakeFirst()

interface LineRow {
  day: string
  promotionId: string
  name: string
  objective: AdObjective
  impressions: number
  outboundClicks: number
  spendMicros: string
}

/** The days of promotions that an invoice asks payment for. */
export async function invoiceLines(db: Db, invoiceId: string): Promise<InvoiceLine[]> {
  const { rows } = await sql<LineRow>`
    SELECT d.day::text AS day, p.id::text AS promotion_id, p.name, p.objective, d.impressions, d.outbound_clicks,
      d.spend_micros
    FROM promotion_days d JOIN promotions p ON p.id = d.promotion_id
    WHERE d.invoice_id = ${invoiceId}::bigint AND d.spend_micros > 0
    ORDER BY d.day, p.id`.execute(db)
  return rows.map((row) => ({
    date: row.day,
    campaign_id: row.promotionId,
    campaign_name: row.name,
    objective: row.objective,
    impressions: row.impressions,
    outbound_clicks: row.outboundClicks,
    amount_micros: Number(row.spendMicros),
  }))
}
