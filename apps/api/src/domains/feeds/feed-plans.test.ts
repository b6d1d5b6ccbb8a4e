import { describe, expect, it } from 'vitest'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { Member } from '@tessera/shared-auth'
import { noCaches } from '../../kernel/caches.ts'
import type { Deps } from '../../kernel/deps.ts'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aCollaborator, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { feedSteps } from '../../testing/test-feeds.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { feedVersionOf } from '../sessions/viewer-service.ts'
import { aSignedUpPerson, viewerOf } from '../identity/testing/people.ts'

const deps = await testDeps()
const { pinsOf, aTopic } = feedSteps(deps)
const call = callerOf(operations, deps)
const idsIn = (cards: readonly PinCard[]) => cards.map(({ id }) => id)

interface World {
  viewer: Member
  ada: Member
  pins: TestPin[]
  topic: { id: string; slug: string }
  boardId: string
}

/** Someone with a session who follows Ada, a topic and a board. */
async function world(): Promise<World & { home(within?: Deps): Promise<PinCard[]> }> {
  const { viewer, token } = await aSignedUpPerson(deps)
  const ada = await aMember(deps)
  const pins = await pinsOf(ada, 4)
  const topic = await aTopic(await pinsOf(await aMember(deps), 4))
  const { id: boardId } = await aBoard(deps, viewer)
  await call(viewer, 'users.follow', { user_id: ada.userId })
  const home = async (within: Deps = deps) => {
    const asked = callerOf(operations, within)
    return (await asked(await viewerOf(deps, token), 'feeds.home', { page_size: 50 })).items
  }
  return { viewer, ada, pins, topic, boardId, home }
}

const pinAt = ({ pins }: World, at: number) => ({ pin_id: pins[at]?.id ?? '' })

const acts: Record<string, (made: World) => Promise<unknown>> = {
  saves: (made) => call(made.viewer, 'pins.save', { ...pinAt(made, 0), board_id: made.boardId }),
  unfollows: ({ viewer, ada }) => call(viewer, 'users.unfollow', { user_id: ada.userId }),
  blocks: ({ viewer, ada }) => call(viewer, 'users.block', { user_id: ada.userId }),
  'follows a topic': ({ viewer, topic }) => call(viewer, 'interests.follow', { interest_id: topic.id }),
}

describe('the home feed of a member', () => {
  it.each(Object.entries(acts))('is planned anew once the member %s', async (_act, act) => {
    const made = await world()
    const before = await made.home()
    await act(made)
    const after = await made.home()
    expect(after).toEqual(await made.home({ ...deps, caches: noCaches }))
    expect(after).not.toEqual(before)
  })

  it('stays as it is for two minutes and a half when others pin', async () => {
    const made = await world()
    const before = await made.home()
    const [added] = await pinsOf(made.ada, 1)
    expect(await made.home()).toEqual(before)
    const later = new Date(deps.now().getTime() + 150_000)
    expect(idsIn(await made.home({ ...deps, now: () => later }))).toContain(added?.id)
  })

  it('does not show what somebody pinned who has blocked the member since', async () => {
    const made = await world()
    await made.home()
    await call(made.ada, 'users.block', { user_id: made.viewer.userId })
    const after = await made.home()
    expect(after.map(({ pinner }) => pinner.id)).not.toContain(made.ada.userId)
  })

  it('stays as it is, too, where somebody they follow pins to a board of somebody they blocked', async () => {
    const made = await world()
    const owner = await aMember(deps)
    const shared = await aBoard(deps, owner)
    await aCollaborator(deps, shared, { owner, member: made.ada })
    const hidden = await aPin(deps, made.ada, shared)
    await call(made.viewer, 'users.block', { user_id: owner.userId })
    const before = await made.home()
    expect(idsIn(before)).not.toContain(hidden.id)
    await pinsOf(made.ada, 1)
    expect(await made.home()).toEqual(before)
  })

  it('stays when the browser reports what was seen', async () => {
    const { viewer, token } = await aSignedUpPerson(deps)
    const version = async () => feedVersionOf(await viewerOf(deps, token))
    const before = await version()
    await call(viewer, 'tracking.measure', { metrics: [] })
    expect(await version()).toBe(before)
  })

  it('does not show what a kept plan names once it is gone', async () => {
    const made = await world()
    const [first = ''] = made.pins.map(({ id }) => id)
    expect(idsIn(await made.home())).toContain(first)
    await call(made.ada, 'pins.delete', { id: first })
    const after = await made.home()
    expect(idsIn(after)).not.toContain(first)
    await pinsOf(made.ada, 1)
    expect(await made.home()).toEqual(after)
  })
})

describe('pins near a pin', () => {
  const near = async (viewer: Member | typeof visitor, pin: TestPin | undefined) =>
    call(viewer, 'feeds.related', { pin_id: pin?.id ?? '', page_size: 10 })

  it('are planned once for everybody, yet nobody is shown whom they block', async () => {
    const [ada, ben, eve] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const [origin, ...others] = await pinsOf(ada, 3)
    const [ofBen] = await pinsOf(ben, 1)
    await aTopic([origin, ...others, ofBen].filter((pin) => pin !== undefined))
    expect(JSON.stringify(await near(visitor, origin))).toContain(`"${ofBen?.id}"`)
    await call(eve, 'users.block', { user_id: ben.userId })
    const seen = await near(eve, origin)
    expect(JSON.stringify(seen)).not.toContain(`"${ofBen?.id}"`)
    expect(seen.items.length).toBeGreaterThan(0)
  })

  it('of a pin that the viewer may not see are not found, though others were shown some', async () => {
    const [ada, eve] = [await aMember(deps), await aMember(deps)]
    const [origin] = await pinsOf(ada, 2)
    await near(eve, origin)
    await call(ada, 'users.block', { user_id: eve.userId })
    await expect(near(eve, origin)).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
  })
})

describe('the home feed of visitors', () => {
  it('is one page for all of them while it is the same, and another once a pin on it changes', async () => {
    await pinsOf(await aMember(deps), 1, 'Moon jar')
    const page = () => call(visitor, 'feeds.home', { page_size: 50 })
    const first = await page()
    // Which pins stand there is up to all that other files made.
    const pin = first.items.find(({ type }) => type === 'pin')
    if (!pin) throw new Error('The page has no pin.')
    expect((await page()).items).toBe(first.items)
    const retitle = (title: string) =>
      deps.read.updateTable('pins').set({ title }).where('id', '=', pin.id).execute()
    await retitle('Sun jar')
    const next = await page()
    await retitle(pin.title ?? '')
    expect(next.items).not.toBe(first.items)
    expect(next.items.find(({ id }) => id === pin.id)?.title).toBe('Sun jar')
  })
})
