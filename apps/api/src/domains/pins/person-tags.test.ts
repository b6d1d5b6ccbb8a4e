import { emptyDraftItem } from '@tessera/api-types/pin-drafts/draft-content'
import type { Member } from '@tessera/shared-auth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aCollaborator, type TestBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { anUpload } from '../../testing/test-uploads.ts'
import { publishDue } from '../scheduled-pins/publish-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

let ada: Member
let ben: Member

beforeEach(async () => {
  ;[ada, ben] = [await aMember(deps, { fullName: 'Ada' }), await aMember(deps, { fullName: 'Ben' })]
})
afterEach(() => deps.setNow(null))

async function aDraft(people: readonly Member[], scheduled_ts: number | null = null, board?: TestBoard) {
  const image_signature = await anUpload(deps, ada)
  const { id: board_id } = board ?? (await aBoard(deps, ada))
  const media = { kind: 'image' as const, image_signature, image_url: null }
  const user_ids = people.map(({ userId }) => userId)
  const tags = [{ x: 0.25, y: 0.75, link: '', pin_ids: [], user_ids }]
  return call(ada, 'pinDrafts.create', {
    content: {
      type: 'single',
      items: [{ ...emptyDraftItem, media, title: 'A party', tags }],
      board_id,
      section_id: null,
      publish_option: scheduled_ts === null ? 'publish-immediately' : 'publish-later',
      scheduled_ts,
    },
  })
}

async function published(people: readonly Member[], board?: TestBoard): Promise<string> {
  const { id, version } = await aDraft(people, null, board)
  return (await call(ada, 'pinDrafts.publish', { id, version })).pin?.id ?? ''
}

const seen = async (viewer: Parameters<typeof call>[0], pin_id: string) =>
  (await call(viewer, 'pins.tags', { pin_id })).map(({ users }) => users.map(({ full_name }) => full_name))
const heard = async (member: Member) =>
  (await call(member, 'notifications.list', {})).items.map(({ kind, actor }) => [kind, actor?.full_name])

describe('people on a picture', () => {
  it('stay with the draft, are shown with the pin, and hear of it once', async () => {
    const draft = await aDraft([ben])
    expect(draft.tagged_users).toMatchObject([{ id: ben.userId }])
    const { pin } = await call(ada, 'pinDrafts.publish', { id: draft.id, version: draft.version })
    expect(await seen(visitor, pin?.id ?? '')).toEqual([['Ben']])
    expect(await heard(ben)).toEqual([['tagged', 'Ada']])
  })

  it('are not notified of a pin on a secret board, unless they keep it, nor of one that went to one', async () => {
    const cem = await aMember(deps)
    const hidden = await aBoard(deps, ada, { privacy: 'secret' })
    await aCollaborator(deps, hidden, { owner: ada, member: cem })
    await published([ben, cem], hidden)
    expect(await heard(ben)).toEqual([])
    expect(await heard(cem)).toEqual([['tagged', 'Ada']])
    const pin = await published([ben])
    expect(await heard(ben)).toHaveLength(1)
    await call(ada, 'pins.update', { id: pin, board_id: hidden.id })
    expect(await heard(ben)).toEqual([])
    expect(await call(ben, 'notifications.unread', {})).toMatchObject({ unread_count: 0 })
  })

  it('wait with a scheduled pin, which is published without who may no longer be tagged', async () => {
    const cem = await aMember(deps, { fullName: 'Cem' })
    const soon = Math.floor(deps.now().getTime() / 1000) + 3600
    const { id, version } = await aDraft([ben, cem], soon)
    await call(ada, 'pinDrafts.publish', { id, version })
    await call(cem, 'users.block', { user_id: ada.userId })
    deps.setNow(new Date((soon + 60) * 1000))
    await publishDue(deps)
    const { items } = await call(ada, 'users.pins', { username: ada.username })
    expect(await seen(visitor, items[0]?.id ?? '')).toEqual([['Ben']])
    expect(await heard(cem)).toEqual([])
  })

  it('who lets nobody mention them, or blocked the creator, is not tagged', async () => {
    const limited = { code: 'NOT_ALLOWED', detail: { reason: { key: 'refusal.tagsLimited' } } }
    await call(ben, 'settings.updateMentions', { mentions_from: 'nobody' })
    await expect(published([ben])).rejects.toMatchObject(limited)
    await call(ben, 'settings.updateMentions', { mentions_from: 'anyone' })
    await call(ben, 'users.block', { user_id: ada.userId })
    await expect(published([ben])).rejects.toMatchObject(limited)
  })

  it('take themselves off it for good, and nobody else', async () => {
    const cem = await aMember(deps, { fullName: 'Cem' })
    const pin_id = await published([ben, cem])
    expect(await call(await aMember(deps), 'pins.untagMe', { pin_id })).toHaveLength(1)
    const left = await call(ben, 'pins.untagMe', { pin_id })
    expect(left.map(({ users }) => users.map(({ full_name }) => full_name))).toEqual([['Cem']])
    expect(await seen(ada, pin_id)).toEqual([['Cem']])
    await call(cem, 'pins.untagMe', { pin_id })
    expect(await seen(ada, pin_id)).toEqual([])
  })

  it('are not shown to those they are blocked with', async () => {
    const pin_id = await published([ben])
    const dee = await aMember(deps)
    await call(ben, 'users.block', { user_id: dee.userId })
    expect(await seen(dee, pin_id)).toEqual([])
  })
})
