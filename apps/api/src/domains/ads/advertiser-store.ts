import type { BusinessContactView } from '@tessera/api-types/ads/views'
import type { Db } from '../../kernel/deps.ts'
import type { BillingRow } from '../business/billing-rules.ts'

export interface StandingRow {
  adAccountId: string
  /** The business that owns it. */
  promoterName: string
  billing: BillingRow | null
  hasBusinessAddress: boolean
  hasAcceptedTerms: boolean
}

export const TERMS_VERSION = 1

/** What ad accounts still need before they can advertise. */
export async function standings(db: Db, ids: readonly string[]): Promise<StandingRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('adAccounts as a')
    .innerJoin('businesses as owner', 'owner.id', 'a.businessId')
    .leftJoin('billingProfiles as b', 'b.adAccountId', 'a.id')
    .leftJoin('advertiserTerms as t', (join) =>
      join.onRef('t.adAccountId', '=', 'a.id').on('t.version', '=', TERMS_VERSION),
    )
    .where('a.id', 'in', [...ids])
    .select((eb) => [
      'a.id as adAccountId',
      'owner.name as promoterName',
      'b.id as billingId',
      'b.cardExpiryMonth',
      'b.cardExpiryYear',
      'b.isRefused',
      eb('a.businessContact', 'is not', null).as('hasContact'),
      eb('a.businessAddress', 'is not', null).as('hasAddress'),
      eb('t.acceptedAt', 'is not', null).as('hasAcceptedTerms'),
    ])
    .execute()
  return rows.map(
    ({ adAccountId, promoterName, billingId, cardExpiryMonth, cardExpiryYear, isRefused, ...row }) => ({
      adAccountId,
      promoterName,
      billing:
        billingId === null
          ? null
          : {
              cardExpiryMonth: cardExpiryMonth ?? 0,
              cardExpiryYear: cardExpiryYear ?? 0,
              isRefused: isRefused === true,
            },
      hasBusinessAddress: Boolean(row.hasContact && row.hasAddress),
      hasAcceptedTerms: Boolean(row.hasAcceptedTerms),
    }),
  )
}

export async function acceptTerms(
  tx: Db,
  { adAccountId, userId, at }: { adAccountId: string; userId: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('advertiserTerms')
    .values({ adAccountId, version: TERMS_VERSION, userId, acceptedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('adAccountId')
    .executeTakeFirst()
  return row !== undefined
}

/** Who is behind an ad account, as stored in two parts: the address is read by others, too. */
export async function businessContact(db: Db, adAccountId: string): Promise<BusinessContactView | null> {
  const row = await db
    .selectFrom('adAccounts')
    .select(['businessContact', 'businessAddress'])
    .where('id', '=', adAccountId)
    .executeTakeFirst()
  if (!row?.businessContact || !row.businessAddress) return null
  const contact = row.businessContact as Pick<BusinessContactView, 'name' | 'email' | 'phone'>
  return { ...contact, ...(row.businessAddress as Omit<BusinessContactView, 'name' | 'email' | 'phone'>) }
}

export async function saveBusinessContact(
  tx: Db,
  adAccountId: string,
  { name, email, phone, ...address }: BusinessContactView,
): Promise<void> {
  await tx
    .updateTable('adAccounts')
    .set(({ eb, ref }) => ({
      businessContact: JSON.stringify({ name, email, phone }),
      businessAddress: JSON.stringify(address),
      version: eb(ref('version'), '+', 1),
    }))
    .where('id', '=', adAccountId)
    .execute()
}

export const interestsToTarget = (db: Db) =>
  db.selectFrom('interests').select(['id', 'name']).orderBy('name').orderBy('id').execute()
