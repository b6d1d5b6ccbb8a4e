import type { Deps } from '../../apps/api/src/kernel/deps.ts'

export type Standing = Record<'users' | 'boards' | 'pins' | 'comments' | 'owners', Map<string, string>>

/** What no field of a call may ever move: flags of people, and whose each thing is. */
export async function standing({ read }: Deps): Promise<Standing> {
  const flags = ['isEmployee', 'isPartner', 'isWriteBanned', 'isVerifiedMerchant', 'hasMfaEnabled'] as const
  const users = await read
    .selectFrom('users')
    .select(['id', ...flags])
    .execute()
  const boards = await read.selectFrom('boards').select(['id', 'ownerId']).execute()
  const pins = await read.selectFrom('pins').select(['id', 'userId']).execute()
  const comments = await read.selectFrom('comments').select(['id', 'userId']).execute()
  const owners = await read
    .selectFrom('businessMembers')
    .select(['businessId', 'userId'])
    .where('role', '=', 'OWNER')
    .execute()
  return {
    users: new Map(users.map((user) => [user.id, flags.map((flag) => Number(user[flag])).join('')])),
    boards: new Map(boards.map(({ id, ownerId }) => [id, ownerId])),
    pins: new Map(pins.map(({ id, userId }) => [id, userId])),
    comments: new Map(comments.map(({ id, userId }) => [id, userId])),
    owners: new Map(owners.map(({ businessId, userId }) => [businessId, userId])),
  }
}

/** Things that changed hands, and new things that went to `victim`. */
export function moved(before: Standing, after: Standing, victim: string): string[] {
  return (Object.keys(after) as (keyof Standing)[]).flatMap((table) =>
    [...after[table]].flatMap(([id, now]) => {
      const was = before[table].get(id)
      const isNew = was === undefined
      if (isNew ? now === victim || /1/.test(table === 'users' ? now : '') : was !== now)
        return [`${table} ${id}: ${was ?? 'new'} -> ${now}`]
      return []
    }),
  )
}

/** Keys nobody asked for, as one who wants more rights would add them. */
export const smuggled = (victim: string): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify({
      owner_id: victim,
      ownerId: victim,
      author_id: victim,
      userId: victim,
      is_employee: true,
      isEmployee: true,
      is_partner: true,
      isPartner: true,
      is_write_banned: false,
      is_verified_merchant: true,
      isVerifiedMerchant: true,
      has_mfa_enabled: true,
      role: 'OWNER',
      constructor: { prototype: { polluted: true } },
      FORGED: { polluted: true },
    }).replace('FORGED', '__proto__'),
  ) as Record<string, unknown>
