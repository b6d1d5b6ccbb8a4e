import { isReservedUsername } from '@tessera/api-types/identity/reserved-usernames'
import { memberId, type Member, type Viewer } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { orLost } from '../../kernel/unique-violation.ts'
import { websiteNamed } from '../websites/website-service.ts'
import { requireOwnImage } from '../media/upload-service.ts'
import type { CounterShift } from './user-rules.ts'
import * as userStore from './user-store.ts'
import { domainOf } from './user-view.ts'

/** A person as this viewer may know them; throws USER_NOT_FOUND. */
export async function findProfile(read: Db, viewer: Viewer, key: userStore.ProfileKey) {
  const user = await userStore.loadProfile(read, memberId(viewer), key)
  if (!user) throw new DomainError('USER_NOT_FOUND')
  return user
}

/** The named person's id, once it is clear that the viewer may see their content; throws USER_NOT_FOUND. */
export async function findVisibleProfileId(read: Db, viewer: Viewer, username: string): Promise<string> {
  const user = await findProfile(read, viewer, { username })
  if (!user.canSeeContent) throw new DomainError('USER_NOT_FOUND')
  return user.id
}

/** Moves a person's counters inside the transaction of what moved them. */
export const countFor = (tx: Db, userId: string, shift: CounterShift): Promise<void> =>
  userStore.shiftCounters(tx, userId, shift)

/** Several people's counters, each once, in one order. */
export async function countForAll(tx: Db, shifts: ReadonlyMap<string, CounterShift>): Promise<void> {
  await userStore.lockUsers(tx, [...shifts.keys()])
  for (const [userId, shift] of shifts) await userStore.shiftCounters(tx, userId, shift)
}

/** Takes the rows of those among the named people who are there. */
export const lockThose = async (tx: Db, ids: readonly string[]): Promise<void> => {
  await userStore.lockUsers(tx, ids)
}

/** Takes the named people's rows; throws USER_NOT_FOUND unless all are there. */
export async function lockPeople(tx: Db, ids: readonly string[]): Promise<void> {
  const locked = await userStore.lockUsers(tx, ids)
  if (locked.length < new Set(ids).size) throw new DomainError('USER_NOT_FOUND')
}

export { lockBirthday, setPrivateProfile, setWriteBan } from './user-store.ts'

interface ProfileInput {
  full_name?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
  username?: string | undefined
  about?: string | undefined
  website_url?: string | null | undefined
  avatar_signature?: string | null | undefined
  cover_signature?: string | null | undefined
}

export async function updateProfile(
  viewer: Member,
  input: ProfileInput,
  { transact }: Pick<Deps, 'transact'>,
): Promise<void> {
  if (input.username !== undefined && isReservedUsername(input.username)) throw usernameTaken()
  await transact(async (tx) => {
    for (const signature of [input.avatar_signature, input.cover_signature])
      if (signature) await requireOwnImage(tx, viewer.userId, signature)
    const { websiteUrl } = await userStore.lockOwnProfile(tx, viewer.userId)
    const saving = userStore.saveProfile(tx, viewer.userId, changesOf(input, websiteUrl))
    // A sign-up takes its name without asking for a turn first.
    const isSaved = await orLost(saving, 'users_username_key', usernameTaken)
    if (!isSaved) throw usernameTaken()
    if (input.website_url) await websiteNamed(tx, viewer.userId)
  })
}

function changesOf(input: ProfileInput, oldWebsite: string | null): userStore.ProfileChanges {
  const { full_name, first_name, last_name, username, about, website_url } = input
  const isNewDomain = website_url !== undefined && domainOf(website_url ?? '') !== domainOf(oldWebsite ?? '')
  return {
    ...(full_name !== undefined && { fullName: full_name }),
    ...(first_name !== undefined && { firstName: first_name }),
    ...(last_name !== undefined && { lastName: last_name }),
    ...(username !== undefined && { username }),
    ...(about !== undefined && { about }),
    ...(website_url !== undefined && { websiteUrl: website_url }),
    ...(isNewDomain && { isDomainVerified: false }),
    ...(input.avatar_signature !== undefined && { avatarSignature: input.avatar_signature }),
    ...(input.cover_signature !== undefined && { coverSignature: input.cover_signature }),
  }
}

const usernameTaken = () =>
  new DomainError('USERNAME_TAKEN', { fields: { username: { key: 'field.taken' } } })

export {
  boardCreated,
  boardDeleted,
  boardRestored,
  initialPinsSaved,
  pinAdded,
  pinsGained,
  privacyChanged,
} from './user-rules.ts'
export type { CounterShift } from './user-rules.ts'
