import type { InterestView } from '@tessera/api-types/follows/views'
import { memberId, type Member, type Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { countFor } from '../users/user-service.ts'
import * as interestStore from './interest-store.ts'
import { toInterestView } from './interest-view.ts'

const BOARD_INTERESTS = 12

export async function followInterests(
  viewer: Member,
  ids: readonly string[],
  deps: Pick<Deps, 'now' | 'site' | 'transact'>,
): Promise<InterestView[]> {
  return deps.transact(async (tx) => {
    requireAll(await interestStore.loadInterests(tx, null, ids), ids)
    const added = await interestStore.addInterestFollows(tx, viewer.userId, ids, deps.now())
    await countFor(tx, viewer.userId, { interestFollowingCount: added })
    return view(await interestStore.loadInterests(tx, viewer.userId, ids), deps)
  })
}

export async function unfollowInterests(
  viewer: Member,
  ids: readonly string[],
  deps: Pick<Deps, 'site' | 'transact'>,
): Promise<InterestView[]> {
  return deps.transact(async (tx) => {
    requireAll(await interestStore.loadInterests(tx, null, ids), ids)
    const removed = await interestStore.removeInterestFollows(tx, viewer.userId, ids)
    await countFor(tx, viewer.userId, { interestFollowingCount: -removed })
    return view(await interestStore.loadInterests(tx, viewer.userId, ids), deps)
  })
}

/** What a board is about, strongest first. */
export const interestsOfBoard = async (
  viewer: Viewer,
  boardId: string,
  deps: Pick<Deps, 'read' | 'site'>,
): Promise<InterestView[]> =>
  view(await interestStore.topInterestsOfBoard(deps.read, memberId(viewer), boardId, BOARD_INTERESTS), deps)

/** Topics in the order of `ids`. */
export const interestsByIds = async (
  viewer: Viewer,
  ids: readonly string[],
  deps: Pick<Deps, 'read' | 'site'>,
): Promise<InterestView[]> =>
  ids.length === 0 ? [] : view(await interestStore.loadInterests(deps.read, memberId(viewer), ids), deps)

const view = (rows: Parameters<typeof toInterestView>[0][], { site }: Pick<Deps, 'site'>): InterestView[] =>
  rows.map((row) => toInterestView(row, site))

function requireAll(found: readonly unknown[], ids: readonly string[]): void {
  if (found.length < ids.length) throw new DomainError('INTEREST_NOT_FOUND')
}

export { coverOf } from './interest-store.ts'
