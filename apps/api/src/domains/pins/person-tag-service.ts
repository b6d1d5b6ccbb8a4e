import type { PinTag } from '@tessera/api-types/pins/pin-tags'
import type { UserMini } from '@tessera/api-types/users/views'
import { memberId, type Member, type Viewer } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { mentionable } from '../preferences/audience-service.ts'
import { toUserMini } from '../users/user-view.ts'
import { findPinIdea, type Hydrating } from './pin-hydration.ts'
import * as store from './person-tag-store.ts'

const namedIn = (tags: readonly Pick<PinTag, 'user_ids'>[]): string[] => [
  ...new Set(tags.flatMap(({ user_ids = [] }) => user_ids)),
]

/** Those of the named people whom the viewer may tag: whom they see, and who lets them mention them. */
async function taggable(db: Db, viewer: Member, userIds: readonly string[]): Promise<string[]> {
  const seen = await store.visiblePeople(db, viewer.userId, userIds)
  const admitted = await mentionable(db, userIds, viewer.userId)
  return seen.map(({ id }) => id).filter((id) => id === viewer.userId || admitted.has(id))
}

/** @throws DomainError NOT_ALLOWED where the viewer may not tag one of the people */
export async function requireTaggable(
  db: Db,
  viewer: Member,
  tags: readonly Pick<PinTag, 'user_ids'>[],
): Promise<void> {
  const named = namedIn(tags)
  if (named.length === 0) return
  if ((await taggable(db, viewer, named)).length < named.length)
    throw new DomainError('NOT_ALLOWED', { reason: { key: 'refusal.tagsLimited' } })
}

/** Shows people on the picture of a new pin as its tags name them; each who sees its board is notified once. Who may not be tagged is left out. */
export async function tagPeople(
  tx: Db,
  viewer: Member,
  { pinId, tags }: { pinId: string; tags: readonly Pick<PinTag, 'user_ids'>[] },
  deps: EmitDeps,
): Promise<void> {
  const named = namedIn(tags)
  if (named.length === 0) return
  const userIds = await taggable(tx, viewer, named)
  const fresh = await store.insertTaggedPeople(tx, { pinId, userIds, at: deps.now() })
  const others = fresh.filter((id) => id !== viewer.userId)
  const notified = await store.seeingPin(tx, pinId, others)
  if (notified.length > 0)
    await emit(tx, deps, 'peopleTagged', { pinId, taggedById: viewer.userId, userIds: notified })
}

/** Takes the viewer off the picture of a pin, for good. */
export async function untagMe(
  viewer: Member,
  pinId: string,
  deps: Hydrating & Pick<Deps, 'now' | 'transact'>,
) {
  const aggregatedPinId = await findPinIdea(viewer, pinId, deps)
  const { userId } = viewer
  await deps.transact((tx) => store.removeTaggedPerson(tx, { aggregatedPinId, userId, at: deps.now() }))
}

/** The people tagged on a picture, by their ids. */
export async function taggedOn(
  viewer: Viewer,
  aggregatedPinId: string,
  { read, site }: Pick<Deps, 'read' | 'site'>,
): Promise<Map<string, UserMini>> {
  const people = await store.taggedPeople(read, memberId(viewer), aggregatedPinId)
  return new Map(people.map((person) => [person.id, toUserMini(person, site)]))
}

/** The people that drafts name, by their ids. */
export async function peopleNamed(
  viewer: Member,
  ids: readonly string[],
  { read, site }: Pick<Deps, 'read' | 'site'>,
): Promise<Map<string, UserMini>> {
  const people = await store.visiblePeople(read, viewer.userId, ids)
  return new Map(people.map((person) => [person.id, toUserMini(person, site)]))
}
