import type { AdCurrency, BUSINESS_COUNTRIES } from '@tessera/api-types/business/business-options'
import { changeEmployee } from '../domains/business/employee-service.ts'
import { createAdAccount } from '../domains/business/ad-account-service.ts'
import { insertMember } from '../domains/business/member-store.ts'
import { answerInvite } from '../domains/business/invite-store.ts'
import { recordHistory } from '../domains/business/business-access-service.ts'
import type { Db } from '../kernel/deps.ts'
import { atWork, type DaysAgo } from './business-clock.ts'
import { invite } from './fill-team.ts'
import { insertAll } from './insert-all.ts'
import { usernameOf } from './people-rows.ts'

/** Where the studio sells: city, country, currency and time zone of the ad account there. */
const BRANCHES: readonly (readonly [string, (typeof BUSINESS_COUNTRIES)[number], AdCurrency, string])[] = [
  ['Paris', 'FR', 'EUR', 'Europe/Paris'],
  ['Lyon', 'FR', 'EUR', 'Europe/Paris'],
  ['Madrid', 'ES', 'EUR', 'Europe/Madrid'],
  ['Barcelona', 'ES', 'EUR', 'Europe/Madrid'],
  ['Milan', 'IT', 'EUR', 'Europe/Rome'],
  ['Rome', 'IT', 'EUR', 'Europe/Rome'],
  ['Vienna', 'AT', 'EUR', 'Europe/Vienna'],
  ['Brussels', 'BE', 'EUR', 'Europe/Brussels'],
  ['Amsterdam', 'NL', 'EUR', 'Europe/Amsterdam'],
  ['Dublin', 'IE', 'EUR', 'Europe/Dublin'],
  ['Lisbon', 'PT', 'EUR', 'Europe/Lisbon'],
  ['Munich', 'DE', 'EUR', 'Europe/Berlin'],
  ['Hamburg', 'DE', 'EUR', 'Europe/Berlin'],
  ['Zurich', 'CH', 'CHF', 'Europe/Zurich'],
  ['Stockholm', 'SE', 'SEK', 'Europe/Stockholm'],
  ['Oslo', 'NO', 'NOK', 'Europe/Oslo'],
  ['Copenhagen', 'DK', 'DKK', 'Europe/Copenhagen'],
  ['Toronto', 'CA', 'CAD', 'America/Toronto'],
  ['Sydney', 'AU', 'AUD', 'Australia/Sydney'],
  ['Auckland', 'NZ', 'NZD', 'Pacific/Auckland'],
  ['Edinburgh', 'GB', 'GBP', 'Europe/London'],
  ['Chicago', 'US', 'USD', 'America/Chicago'],
]

/** First and last names: who works at a branch has one of each, no two the same. */
const FIRST =
  'Agnes Bruno Camille Dario Edith Felix Greta Hugo Ilse Joaquim Klara Lorenzo Margit Nils Odette Pablo Renata Simon Tilda Ulrich Viola Willem Zoe'.split(
    ' ',
  )
const LAST = ['Aalto', 'Brandt', 'Conti', 'Delacroix', 'Eklund', 'Fuchs', 'Garnier'] as const
export const BRANCH_PEOPLE = 46

/** Invites that nobody answered, by the days that have passed; after thirty they expire. */
const UNANSWERED = [
  ['petra@ofen-und-ton.example', 66],
  ['luis@ceramica-sur.example', 57],
  ['annika@lera.example', 52],
  ['giulia@bottega-terra.example', 44],
  ['owen@slipware.example', 36],
] as const

const FIRST_JOINED = 61
const LAST_JOINED = 4

interface Studio {
  businessId: string
  ownerId: string
  adminId: string
}

/** The branches of the studio: an ad account each, two people at most of them, and invites that have expired. */
export async function fillBranches(tx: Db, ago: DaysAgo, studio: Studio): Promise<void> {
  const { businessId, ownerId, adminId } = studio
  const accountIds: string[] = []
  for (const [index, [city, country, currency, time_zone]] of BRANCHES.entries()) {
    const fields = { name: `Studio ${city}`, country, currency, time_zone }
    const { id } = await createAdAccount(atWork(ownerId), businessId, fields, ago(60 - index))
    accountIds.push(id)
  }
  const people = await writeBranchPeople(tx, ago)
  for (const [index, person] of people.entries()) {
    const days = FIRST_JOINED - (index * (FIRST_JOINED - LAST_JOINED)) / people.length
    await join(tx, ago, studio, { ...person, days })
    if (index % 3 === 0)
      await giveAccount(ago(days - 1), studio, person.id, accountIds[index % accountIds.length])
  }
  for (const [email, days] of UNANSWERED)
    await invite(tx, ago(days), { businessId, by: adminId, email, role: 'EMPLOYEE' })
}

/** Members of the site who do nothing there: they work in the console alone. */
async function writeBranchPeople(tx: Db, ago: DaysAgo): Promise<{ id: string; email: string }[]> {
  const began = ago(FIRST_JOINED + 1)
  const rows = Array.from({ length: BRANCH_PEOPLE }, (_, index) => {
    const firstName = FIRST[index % FIRST.length] ?? ''
    const lastName = LAST[index % LAST.length] ?? ''
    const fullName = `${firstName} ${lastName}`
    return {
      id: began.newId(),
      username: usernameOf(fullName),
      email: `${usernameOf(fullName)}@kiln-and-clay.example`,
      emailVerifiedAt: began.now(),
      fullName,
      firstName,
      lastName,
      country: BRANCHES[index % BRANCHES.length]?.[1] ?? 'DE',
      birthday: '1990-06-01',
      createdAt: began.now(),
    }
  })
  await insertAll(tx, 'users', rows)
  return rows
}

interface Newcomer {
  id: string
  email: string
  days: number
}

async function join(tx: Db, ago: DaysAgo, { businessId, adminId }: Studio, { id, email, days }: Newcomer) {
  const inviteId = await invite(tx, ago(days), { businessId, by: adminId, email, role: 'EMPLOYEE' })
  const joined = ago(days - 1 / 6)
  await insertMember(tx, { businessId, userId: id, role: 'EMPLOYEE', createdAt: joined.now() })
  await answerInvite(tx, inviteId, 'ACCEPTED', joined.now())
  const entry = { action: 'ACCEPT', entityType: 'INVITE', entityId: inviteId, entityName: email } as const
  await recordHistory(tx, joined, { userId: id, businessId }, entry)
}

const giveAccount = (
  deps: ReturnType<DaysAgo>,
  { businessId, adminId }: Studio,
  userId: string,
  accountId = '',
) => {
  const given = { id: accountId, type: 'AD_ACCOUNT' as const, permissions: ['CAMPAIGN_MANAGER' as const] }
  return changeEmployee(atWork(adminId), businessId, userId, { assets: [given] }, deps)
}
