import { beforeAll, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'

let deps: TestDeps
let call: ReturnType<typeof callerOf>
let staff: Member
let ada: Member
let pin: TestPin
let secret: TestPin

beforeAll(async () => {
  deps = await testDeps()
  call = callerOf(operations, deps)
  staff = { ...(await aMember(deps)), isEmployee: true }
  ada = await aMember(deps)
  pin = await aPin(deps, ada, await aBoard(deps, ada))
  secret = await aPin(deps, ada, await aBoard(deps, ada, { privacy: 'secret' }), { isListed: false })
})

const fields = {
  type: null,
  is_shopping: false,
  title: 'Summer: 5 Cool Ideas!',
  intro: 'Shade, water and ice.',
  cover_pin_id: null,
  interest_id: null,
  locale: null,
  sections: [],
}
const write = (more: object = {}) =>
  call(staff, 'articleRecords.create', {
    ...fields,
    sections: [{ title: 'Shade', text: 'Sit under it.', pin_ids: [pin.id] }],
    ...more,
  })
const publish = async (more: object = {}) =>
  call(staff, 'articleRecords.publish', { id: (await write(more)).id })
const listed = async (viewer: Parameters<typeof call>[0] = visitor) =>
  (await call(viewer, 'articles.list', {})).items.map(({ id }) => id)

it('C-2.25 a draft is for staff alone until it is published, and again once it is withdrawn', async () => {
  const draft = await write()
  expect(draft).toMatchObject({
    published_at: null,
    url: `/today/article/summer-5-cool-ideas/${draft.id}/`,
  })
  const seenAs = (viewer: Parameters<typeof call>[0]) => call(viewer, 'articles.get', { id: draft.id })
  for (const viewer of [visitor, ada])
    await expect(seenAs(viewer)).rejects.toMatchObject({ code: 'ARTICLE_NOT_FOUND' })
  expect(await seenAs(staff)).toMatchObject({ published_at: null, sections: [{ pins: [{ id: pin.id }] }] })
  expect(await listed(staff)).not.toContain(draft.id)

  const published = await call(staff, 'articleRecords.publish', { id: draft.id })
  expect(await seenAs(visitor)).toMatchObject({
    title: 'Summer: 5 Cool Ideas!',
    published_at: published.published_at,
    images: { '736x': { url: expect.stringContaining(pin.imageSignature) } },
    sections: [{ title: 'Shade', text: 'Sit under it.', pins: [{ id: pin.id }] }],
  })
  expect(await listed()).toContain(draft.id)

  await call(staff, 'articleRecords.withdraw', { id: draft.id })
  await expect(seenAs(visitor)).rejects.toMatchObject({ code: 'ARTICLE_NOT_FOUND' })
  expect(await listed()).not.toContain(draft.id)
})

it('an article is changed, and its address follows', async () => {
  const { id } = await publish()
  const changed = await call(staff, 'articleRecords.update', { id, title: 'Winter', type: 1 })
  expect(changed).toMatchObject({ url: `/today/best/winter/${id}/`, intro: fields.intro })
  expect(changed.sections).toHaveLength(1)
  await call(staff, 'articleRecords.delete', { id })
  await expect(call(staff, 'articleRecords.get', { id })).rejects.toMatchObject({ code: 'ARTICLE_NOT_FOUND' })
})

it('shows no pin that strangers may not see', async () => {
  const sections = [{ title: '', text: '', pin_ids: [secret.id] }]
  await expect(write({ sections })).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
  await expect(write({ cover_pin_id: secret.id })).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
  await expect(write({ interest_id: '999999' })).rejects.toMatchObject({ code: 'INTEREST_NOT_FOUND' })
})

it('leaves out a pin and its picture once strangers may not see it, and one of a person who is blocked', async () => {
  const ben = await aMember(deps)
  const own = await aPin(deps, ben, await aBoard(deps, ben))
  const { id } = await publish({ sections: [{ title: '', text: '', pin_ids: [own.id] }] })
  const bare = { images: null, sections: [{ pins: [] }] }
  await call(ada, 'users.block', { user_id: ben.userId })
  expect(await call(ada, 'articles.get', { id })).toMatchObject(bare)
  expect(await call(visitor, 'articles.get', { id })).toMatchObject({
    sections: [{ pins: [{ id: own.id }] }],
  })
  await call(ben, 'settings.updatePrivacy', { is_private_profile: true })
  expect(await call(visitor, 'articles.get', { id })).toMatchObject(bare)
})

it('a published article has pins', async () => {
  const { id } = await write({ sections: [{ title: '', text: 'Words alone', pin_ids: [] }] })
  await expect(call(staff, 'articleRecords.publish', { id })).rejects.toMatchObject({
    code: 'ARTICLE_NEEDS_PINS',
  })
  const out = await publish()
  await expect(call(staff, 'articleRecords.update', { id: out.id, sections: [] })).rejects.toMatchObject({
    code: 'ARTICLE_NEEDS_PINS',
  })
})

it('C-2.11 a pin has the articles that show it, then those about its topics', async () => {
  const interestId = deps.newId()
  await deps.read
    .insertInto('interests')
    .values({ id: interestId, slug: interestId, name: 'Shade' })
    .execute()
  const shown = await aPin(deps, ada, await aBoard(deps, ada))
  const tie = { interestId, aggregatedPinId: shown.aggregatedPinId }
  await deps.read.insertInto('pinInterests').values(tie).execute()
  const showing = await publish({ sections: [{ title: '', text: '', pin_ids: [shown.id] }] })
  const about = await publish({ interest_id: interestId })
  await write({ interest_id: interestId })
  const related = await call(visitor, 'articles.related', { pin_id: shown.id })
  expect(related.map(({ id }) => id)).toEqual([showing.id, about.id])
  await expect(call(visitor, 'articles.related', { pin_id: secret.id })).rejects.toMatchObject({
    code: 'PIN_NOT_FOUND',
  })
})

it('lists pages of articles, newest first, in the language of the viewer and without shopping for the young', async () => {
  const [old, french, shop] = [
    await publish(),
    await publish({ locale: 'fr' }),
    await publish({ is_shopping: true }),
  ]
  const young = { ...ada, isUnder16: true }
  expect(await listed()).toEqual(expect.arrayContaining([old.id, shop.id]))
  expect(await listed()).not.toContain(french.id)
  expect(await listed({ ...visitor, locale: 'fr' })).toContain(french.id)
  const american = await publish({ locale: 'en_US' })
  expect(await listed({ ...visitor, locale: 'en_GB' })).toContain(american.id)
  expect(await listed({ ...visitor, locale: 'fr' })).not.toContain(american.id)
  expect(await listed(young)).not.toContain(shop.id)
  await expect(call(young, 'articles.get', { id: shop.id })).rejects.toMatchObject({
    code: 'ARTICLE_NOT_FOUND',
  })
  const whole = await listed()
  const first = await call(visitor, 'articles.list', { page_size: 1 })
  const second = await call(visitor, 'articles.list', { page_size: 1, bookmark: first.bookmark })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(whole.slice(0, 2))
})

it('staff find articles by their words and state', async () => {
  const { id } = await write({ title: 'Findable lanterns' })
  const found = await call(staff, 'articleRecords.list', { filter: { q: 'lantern', state: 'draft' } })
  expect(found).toMatchObject({ items: [{ id }], total: 1, offset: 0 })
  const none = await call(staff, 'articleRecords.list', { filter: { q: 'lantern', state: 'published' } })
  expect(none.total).toBe(0)
})
