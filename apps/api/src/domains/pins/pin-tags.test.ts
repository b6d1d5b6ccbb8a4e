import { emptyDraftItem } from '@tessera/api-types/pin-drafts/draft-content'
import type { Member } from '@tessera/shared-auth'
import { afterEach, describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { anUpload } from '../../testing/test-uploads.ts'
import { publishDue } from '../scheduled-pins/publish-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

afterEach(() => deps.setNow(null))

const at = (pin_ids: string[], link = '') => ({ x: 0.25, y: 0.75, link, pin_ids })

async function aDraft(ada: Member, tags: ReturnType<typeof at>[], scheduled_ts: number | null = null) {
  const image_signature = await anUpload(deps, ada)
  const { id: board_id } = await aBoard(deps, ada)
  const media = { kind: 'image' as const, image_signature, image_url: null }
  return call(ada, 'pinDrafts.create', {
    content: {
      type: 'single',
      items: [{ ...emptyDraftItem, media, title: 'A set table', tags }],
      board_id,
      section_id: null,
      publish_option: scheduled_ts === null ? 'publish-immediately' : 'publish-later',
      scheduled_ts,
    },
  })
}

async function publish(ada: Member, tags: ReturnType<typeof at>[]): Promise<string> {
  const { id, version } = await aDraft(ada, tags)
  const { pin } = await call(ada, 'pinDrafts.publish', { id, version })
  return pin?.id ?? ''
}

const seen = async (viewer: Parameters<typeof call>[0], pin_id: string) =>
  (await call(viewer, 'pins.tags', { pin_id })).map(({ pins }) => pins.map(({ id }) => id))

describe('tags on a picture', () => {
  it('stay with the draft, and are published with the pin', async () => {
    const ada = await aMember(deps)
    const cup = await aPin(deps, ada, await aBoard(deps, ada), { title: 'Cup' })
    const draft = await aDraft(ada, [at([cup.id], 'cups.test/blue')])
    expect((await call(ada, 'pinDrafts.list', {}))[0]?.content).toMatchObject({
      items: [{ tags: [at([cup.id], 'cups.test/blue')] }],
    })
    expect((await call(ada, 'pinDrafts.list', {}))[0]?.tagged_pins).toMatchObject([{ id: cup.id }])
    const { pin } = await call(ada, 'pinDrafts.publish', draft)
    expect(await call(visitor, 'pins.get', { id: pin?.id ?? '' })).toMatchObject({ has_tags: true })
    expect(await call(visitor, 'pins.tags', { pin_id: pin?.id ?? '' })).toMatchObject([
      { x: 0.25, y: 0.75, link: 'https://cups.test/blue', pins: [{ id: cup.id, title: 'Cup' }] },
    ])
  })

  it('wait with a scheduled pin, and are shown by its copies', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const cup = await aPin(deps, ada, await aBoard(deps, ada))
    const soon = Math.floor(deps.now().getTime() / 1000) + 3600
    await call(ada, 'pinDrafts.publish', await aDraft(ada, [at([cup.id])], soon))
    deps.setNow(new Date((soon + 60) * 1000))
    await publishDue(deps)
    const { items } = await call(ada, 'users.pins', { username: ada.username })
    const pin = items.find(({ title }) => title === 'A set table')
    const { id: board_id } = await aBoard(deps, ben)
    const copy = await call(ben, 'pins.save', { pin_id: pin?.id ?? '', board_id })
    expect(await seen(visitor, copy.id)).toEqual([[cup.id]])
  })

  it('name only what each viewer may see, and no place where that is nothing', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const open = await aPin(deps, ada, await aBoard(deps, ada))
    const secret = await aPin(deps, ada, await aBoard(deps, ada, { privacy: 'secret' }))
    const pinId = await publish(ada, [at([open.id, secret.id]), at([secret.id])])
    expect(await seen(ada, pinId)).toEqual([[open.id, secret.id], [secret.id]])
    expect(await seen(ben, pinId)).toEqual([[open.id]])
    await call(ada, 'pins.delete', { id: open.id })
    expect(await seen(ben, pinId)).toEqual([])
  })

  it('of a pin that one may not see are those of a missing pin', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPin(deps, ada, await aBoard(deps, ada, { privacy: 'secret' }))
    for (const pin_id of [pin.id, '1'])
      await expect(call(ben, 'pins.tags', { pin_id })).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
  })

  it('a wrong link, and a place without a pin, are faults of the draft', async () => {
    const ada = await aMember(deps)
    const cup = await aPin(deps, ada, await aBoard(deps, ada))
    const wrong = await aDraft(ada, [at([cup.id], 'no address'), at([])])
    await expect(call(ada, 'pinDrafts.publish', wrong)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      detail: {
        fields: { 'items.0.tags.0.link': expect.anything(), 'items.0.tags.1.pin_ids': expect.anything() },
      },
    })
  })
})
