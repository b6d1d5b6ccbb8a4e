import type { AssetPermission, BusinessRole } from '@tessera/api-types/business/roles'
import { recordHistory } from '../domains/business/business-access-service.ts'
import { changeEmployee } from '../domains/business/employee-service.ts'
import { answerInvite, insertInvite } from '../domains/business/invite-store.ts'
import { insertMember } from '../domains/business/member-store.ts'
import type { Db, Deps } from '../kernel/deps.ts'
import { atWork, type DaysAgo } from './business-clock.ts'
import { DEMO_PEOPLE } from './people.ts'
import { demoEmailOf } from './people-rows.ts'

const EMPLOYEES = [5, 7, 8, 14, 18, 22, 24, 26, 28, 30, 32, 35] as const
const PERMISSION_SETS: readonly (readonly AssetPermission[])[] = [
  ['CAMPAIGN_MANAGER'],
  ['ANALYST'],
  ['CAMPAIGN_MANAGER', 'AUDIENCE_MANAGER'],
  ['FINANCE_MANAGER'],
]
/** Days ago on which the admin and then one employee after the other was invited. */
const ADMIN_DAY = 68
const FIRST_EMPLOYEE_DAY = 62
const DAYS_BETWEEN = 4
const HOUR = 1 / 24

const INVITED = [
  { email: 'lotte@studio-nord.example', days: 2 },
  { email: 'samir@clay-market.example', days: 48 },
] as const

interface Team {
  businessId: string
  ownerId: string
  adminId: string
  accountIds: readonly string[]
}

/** Who works in the business: each was invited, joined and then got an ad account; two invites are not answered. */
export async function fillTeam(
  tx: Db,
  ago: DaysAgo,
  people: readonly string[],
  { businessId, ownerId, adminId, accountIds }: Team,
): Promise<void> {
  const join = async (person: number, role: 'ADMIN' | 'EMPLOYEE', days: number) => {
    const userId = people[person] as string
    const email = demoEmailOf(DEMO_PEOPLE[person]?.[0] ?? '')
    const id = await invite(tx, ago(days), { businessId, by: ownerId, email, role })
    const joined = ago(days - 5 * HOUR)
    await insertMember(tx, { businessId, userId, role, createdAt: joined.now() })
    await answerInvite(tx, id, 'ACCEPTED', joined.now())
    const entry = { action: 'ACCEPT', entityType: 'INVITE', entityId: id, entityName: email } as const
    await recordHistory(tx, joined, { userId, businessId }, entry)
  }
  await join(people.indexOf(adminId), 'EMPLOYEE', ADMIN_DAY)
  await changeRole(ago(ADMIN_DAY - 3), { businessId, ownerId, userId: adminId }, 'ADMIN')
  for (const [index, person] of EMPLOYEES.entries()) {
    const days = FIRST_EMPLOYEE_DAY - index * DAYS_BETWEEN
    await join(person, 'EMPLOYEE', days)
    const given = {
      id: accountIds[index % accountIds.length] as string,
      type: 'AD_ACCOUNT' as const,
      permissions: [...(PERMISSION_SETS[index % PERMISSION_SETS.length] ?? [])],
    }
    await changeEmployee(
      atWork(adminId),
      businessId,
      people[person] as string,
      { assets: [given] },
      ago(days - 1),
    )
  }
  for (const { email, days } of INVITED)
    await invite(tx, ago(days), { businessId, by: adminId, email, role: 'EMPLOYEE' })
}

const changeRole = (
  deps: Deps,
  { businessId, ownerId, userId }: { businessId: string; ownerId: string; userId: string },
  role: BusinessRole,
) => changeEmployee(atWork(ownerId), businessId, userId, { business_roles: [role] }, deps)

interface Wish {
  businessId: string
  by: string
  email: string
  role: 'ADMIN' | 'EMPLOYEE'
}

/** As from the console, without the mail. */
export async function invite(tx: Db, deps: Deps, { businessId, by, email, role }: Wish): Promise<string> {
  const id = deps.newId()
  await insertInvite(tx, {
    id,
    businessId,
    inviteType: 'EMPLOYEE',
    email,
    userId: null,
    role,
    assets: [],
    invitedBy: by,
    tokenHash: deps.randomBytes(32),
    at: deps.now(),
  })
  const entry = { action: 'INVITE', entityType: 'INVITE', entityId: id, entityName: email } as const
  await recordHistory(tx, deps, { userId: by, businessId }, entry)
  return id
}
