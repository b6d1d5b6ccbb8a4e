import { accountAgeMs, activeMs } from './ages.ts'
import type { DemoShop } from './demo-shop.ts'
import { idsByAge } from './demo-ids.ts'
import type { Db } from '../kernel/deps.ts'
import type { DrawnPicture } from './draw-pictures.ts'
import type { InterestSlug } from './interests.ts'
import { DEMO_PEOPLE } from './people.ts'
import type { WorldPlan } from './world-plan.ts'

/** `Sofia Marín` becomes `sofia.marin`, of the letters every keyboard has. */
export const usernameOf = (fullName: string): string =>
  fullName
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .replaceAll(/[^\w\s]/g, '')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, '_')

export const demoEmailOf = (fullName: string): string => `${usernameOf(fullName)}@demo.example`

/** The ids of the topics, which every site begins with. */
export async function readInterests(tx: Db): Promise<Map<InterestSlug, string>> {
  const stored = await tx.selectFrom('interests').select(['id', 'slug']).execute()
  return new Map(stored.map(({ id, slug }) => [slug as InterestSlug, id]))
}

export async function writePeople(
  tx: Db,
  { now, passwordHash }: DemoShop,
  faces: readonly DrawnPicture[],
): Promise<string[]> {
  const idOf = idsByAge(now)
  const rows = DEMO_PEOPLE.map(([fullName, about, country], index) => {
    const ageMs = accountAgeMs(index)
    const [firstName = '', ...rest] = fullName.split(' ')
    return {
      id: idOf(ageMs),
      username: usernameOf(fullName),
      email: demoEmailOf(fullName),
      emailVerifiedAt: now,
      passwordHash,
      fullName,
      firstName,
      lastName: rest.join(' '),
      about,
      country,
      birthday: '1992-04-12',
      avatarSignature: faces[index]?.signature ?? null,
      createdAt: new Date(now.getTime() - ageMs),
      lastActiveAt: new Date(now.getTime() - activeMs(index)),
    }
  })
  await tx.insertInto('users').values(rows).execute()
  return rows.map(({ id }) => id)
}

interface Things {
  people: readonly string[]
  boards: readonly string[]
  interests: ReadonlyMap<InterestSlug, string>
}

export async function writeFollows(
  tx: Db,
  now: Date,
  plan: WorldPlan,
  { people, boards, interests }: Things,
): Promise<void> {
  const person = (index: number) => people[index] as string
  const at = (ageMs: number) => new Date(now.getTime() - ageMs)
  await tx
    .insertInto('userFollows')
    .values(
      plan.userFollows.map(([one, other, ageMs]) => ({
        followerId: person(one),
        followeeId: person(other),
        createdAt: at(ageMs),
      })),
    )
    .execute()
  await tx
    .insertInto('boardFollows')
    .values(
      plan.boardFollows.map(([one, board, ageMs]) => ({
        userId: person(one),
        boardId: boards[board] as string,
        createdAt: at(ageMs),
      })),
    )
    .execute()
  const followed = new Map(
    plan.interestFollows.map(([one, slug, ageMs]) => [
      `${one}/${slug}`,
      { userId: person(one), interestId: interests.get(slug) as string, createdAt: at(ageMs) },
    ]),
  )
  await tx
    .insertInto('interestFollows')
    .values([...followed.values()])
    .execute()
}
