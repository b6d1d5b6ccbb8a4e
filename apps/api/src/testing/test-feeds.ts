import type { Page } from '@tessera/api-types'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../kernel/deps.ts'
import type { Operation } from '../kernel/operation.ts'
import { callAs } from './test-callers.ts'
import { aBoard, aPin, type TestPin } from './test-content.ts'

/** Steps that tests of feeds share. */
export function feedSteps(deps: Deps) {
  const page = async (viewer: Parameters<typeof callAs>[1], operation: Operation, input: object = {}) =>
    (await callAs(deps, viewer)(operation, input)) as Page<PinCard>

  async function pinsOf(owner: Member, count: number, title = 'A pin'): Promise<TestPin[]> {
    const board = await aBoard(deps, owner)
    const pins: TestPin[] = []
    for (let index = 0; index < count; index += 1) pins.push(await aPin(deps, owner, board, { title }))
    return pins
  }

  const follow = (follower: Member, followee: Member) =>
    deps.read
      .insertInto('userFollows')
      .values({ followerId: follower.userId, followeeId: followee.userId, createdAt: deps.now() })
      .execute()

  const block = (blocker: Member, blocked: Member) =>
    deps.read
      .insertInto('userBlocks')
      .values({ blockerId: blocker.userId, blockedId: blocked.userId, createdAt: deps.now() })
      .execute()

  async function aTopic(pins: TestPin[]): Promise<{ id: string; slug: string }> {
    const id = deps.newId()
    const topic = { id, slug: `topic-${id}`, name: 'Ceramics' }
    await deps.read.insertInto('interests').values(topic).execute()
    await deps.read
      .insertInto('pinInterests')
      .values(pins.map(({ aggregatedPinId }) => ({ interestId: id, aggregatedPinId })))
      .execute()
    return topic
  }

  return { page, pinsOf, follow, block, aTopic }
}

export const idsOf = ({ items }: Page<PinCard>): string[] => items.map(({ id }) => id)
