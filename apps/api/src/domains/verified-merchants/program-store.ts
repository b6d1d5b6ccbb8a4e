import { sql } from 'kysely'
import type {
  PolicyFinding,
  ProgramState,
  ReviewReason,
  ReviewStatus,
} from '@tessera/api-types/verified-merchants/merchant-program'
import { isActive } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'
import type { CheckOutcome } from './merchant-checks.ts'

export interface ProgramRow {
  userId: string
  state: ProgramState
  stateSince: Date
  reviewStatus: ReviewStatus
  reviewReasons: ReviewReason[]
  isAppeal: boolean
  appealCount: number
  appealComment: string | null
  appealedAt: Date | null
  shippingPolicyUrl: string
  returnPolicyUrl: string
  shippingPolicyFinding: PolicyFinding | null
  returnPolicyFinding: PolicyFinding | null
  policiesReadAt: Date | null
  appliedAt: Date
}

type Addresses = Pick<ProgramRow, 'returnPolicyUrl' | 'shippingPolicyUrl' | 'userId'>
type Findings = Pick<ProgramRow, 'policiesReadAt' | 'returnPolicyFinding' | 'shippingPolicyFinding'>

/** Keeps what was found, as long as the policies have the addresses at which it was. */
export async function savePolicyFindings(
  tx: Db,
  { userId, shippingPolicyUrl, returnPolicyUrl }: Addresses,
  findings: Findings,
): Promise<void> {
  await tx
    .updateTable('merchantPrograms')
    .set(findings)
    .where('userId', '=', userId)
    .where('shippingPolicyUrl', '=', shippingPolicyUrl)
    .where('returnPolicyUrl', '=', returnPolicyUrl)
    .execute()
}

/** Merchants whose policies were never read, but for those who have left. */
export async function unreadMerchants(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('merchantPrograms')
    .select('userId')
    .where('policiesReadAt', 'is', null)
    .where('state', '<>', 'CANCELLED')
    .orderBy('userId')
    .limit(limit)
    .execute()
  return rows.map(({ userId }) => userId)
}

const program = (db: Db, userId: string) =>
  db.selectFrom('merchantPrograms').selectAll().where('userId', '=', userId)

export const findProgram = async (db: Db, userId: string): Promise<ProgramRow | null> =>
  ((await program(db, userId).executeTakeFirst()) as ProgramRow | undefined) ?? null

/** Makes all decisions about a merchant wait for each other. */
export const lockProgram = async (tx: Db, userId: string): Promise<ProgramRow | null> =>
  ((await program(tx, userId).forUpdate().executeTakeFirst()) as ProgramRow | undefined) ?? null

/** Stores a program, and the badge that follows from it. */
export async function saveProgram(tx: Db, row: ProgramRow): Promise<void> {
  const { userId, ...rest } = row
  await tx
    .insertInto('merchantPrograms')
    .values(row)
    .onConflict((clash) => clash.column('userId').doUpdateSet(rest))
    .execute()
  await sql`
    UPDATE users SET is_verified_merchant = ${row.state === 'ACCEPTED'}
    WHERE id = ${userId}::bigint AND is_verified_merchant <> ${row.state === 'ACCEPTED'}`.execute(tx)
}

interface ComputedChecks {
  userId: string
  checks: readonly CheckOutcome[]
}

/** Keeps what the checks of several merchants said. */
export async function saveChecks(tx: Db, computed: readonly ComputedChecks[], at: Date): Promise<void> {
  if (computed.length === 0) return
  await tx
    .insertInto('merchantChecks')
    .values(
      computed.flatMap(({ userId, checks }) => checks.map((check) => ({ userId, ...check, computedAt: at }))),
    )
    .onConflict((clash) =>
      clash.columns(['userId', 'name']).doUpdateSet(({ ref }) => ({
        result: ref('excluded.result'),
        computedAt: ref('excluded.computedAt'),
      })),
    )
    .execute()
}

export interface Decision {
  id: string
  userId: string
  /** Null where the rules decided. */
  actorId: string | null
  state: ProgramState
  reviewStatus: ReviewStatus
  reasons: ReviewReason[]
  decidedAt: Date
}

export async function insertDecision(tx: Db, decision: Decision): Promise<void> {
  await tx.insertInto('merchantDecisions').values(decision).execute()
}

/** Merchants whose checks count every day, by id after `after`. */
export async function checkedMerchants(
  db: Db,
  after: string,
  limit: number,
): Promise<Pick<ProgramRow, 'userId' | 'state' | 'stateSince'>[]> {
  const rows = await db
    .selectFrom('merchantPrograms')
    .select(['userId', 'state', 'stateSince'])
    .where('state', 'in', ['ACCEPTED', 'NON_COMPLIANT'])
    .where('userId', '>', after)
    .orderBy('userId')
    .limit(limit)
    .execute()
  return rows as Pick<ProgramRow, 'userId' | 'state' | 'stateSince'>[]
}

export interface MerchantRow {
  businessId: string
  businessName: string
  country: string
  username: string
  fullName: string
}

/** The account a business acts as, with its business. */
export async function findMerchant(db: Db, userId: string): Promise<MerchantRow | null> {
  const row = await db
    .selectFrom('businessProfiles as p')
    .innerJoin('businesses as b', 'b.id', 'p.businessId')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .where('p.userId', '=', userId)
    .select(['b.id as businessId', 'b.name as businessName', 'b.country', 'u.username', 'u.fullName'])
    .executeTakeFirst()
  return row ?? null
}

export interface Manager {
  userId: string
  firstName: string
  /** Null without a proved address. */
  email: string | null
}

const provedEmail = sql`CASE WHEN u.email_verified_at IS NOT NULL THEN u.email END`

/** A member as mail addresses them. */
export async function memberOf(db: Db, userId: string): Promise<(Manager & { fullName: string }) | null> {
  const { rows } = await sql<Manager & { fullName: string }>`
    SELECT u.id AS user_id, u.first_name, u.full_name, ${provedEmail} AS email
    FROM users u WHERE u.id = ${userId}::bigint AND ${isActive('u')}`.execute(db)
  return rows[0] ?? null
}

/** Who is notified of decisions about a business. */
export async function managersOf(db: Db, businessId: string): Promise<Manager[]> {
  const { rows } = await sql<Manager>`
    SELECT u.id AS user_id, u.first_name, ${provedEmail} AS email
    FROM business_members m JOIN users u ON u.id = m.user_id AND ${isActive('u')}
    WHERE m.business_id = ${businessId}::bigint AND m.role <> 'EMPLOYEE'`.execute(db)
  return rows
}
