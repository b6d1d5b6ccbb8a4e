import { camelKeys } from '@tessera/api-types/wire/key-case'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import type { Viewer } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, offerFor } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { anUpload } from '../../testing/test-uploads.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const USER_FIELDS = `
  id entityId fullName username imageSmallUrl imageMediumUrl imageLargeUrl followerCount
  explicitlyFollowedByMe blockedByMe isVerifiedMerchant domainUrl verifiedIdentity.verified
  domainVerified connectionType`
  .trim()
  .split(/\s+/)

async function isAnyoneWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}

describe('a profile', () => {
  it('I-3.05 C-2.23 is found by name or id and tells others nothing private', async () => {
    const ada = await aMember(deps, { fullName: 'Ada Lovelace' })
    const byName = await call(visitor, 'users.get', { username: ada.username.toUpperCase() })
    expect(byName).toEqual(await call(visitor, 'users.get', { user_id: ada.userId }))
    expect(byName).toMatchObject({ full_name: 'Ada Lovelace', abilities: { can_edit: false } })
    expect(JSON.stringify(byName)).not.toContain('@')
    await expect(call(visitor, 'users.get', { username: 'no_such_user_xyz' })).rejects.toMatchObject({
      code: 'USER_NOT_FOUND',
    })
  })

  it('names the tabs where its viewer finds something', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const tabsFor = async (viewer: Viewer) =>
      (await call(viewer, 'users.get', { username: ada.username })).filled_tabs
    await aPin(deps, ada, await aBoard(deps, ada, { privacy: 'secret' }))
    expect([await tabsFor(ben), await tabsFor(ada)]).toEqual([[], ['created']])
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    expect(await tabsFor(visitor)).toEqual(['created'])
    const image_signature = await anUpload(deps, ada)
    await call(ada, 'didIts.create', { pinId: pin.id, details: 'It works.', image_signature })
    expect(await tabsFor(ben)).toEqual(['created', 'tried'])
  })

  it('names the tab of made pins where a hundred newer ones are secret', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    await aPin(deps, ada, await aBoard(deps, ada))
    const secret = await aBoard(deps, ada, { privacy: 'secret' })
    for (let at = 0; at < 101; at += 1) await aPin(deps, ada, secret)
    const { filled_tabs } = await call(ben, 'users.get', { username: ada.username })
    expect(filled_tabs).toEqual(['created'])
  })

  it('does not name the tab of tries for those that its viewer may not see', async () => {
    const [ada, ben, cyd] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ben)
    const pin = await aPin(deps, ben, board)
    const image_signature = await anUpload(deps, ada)
    const { id } = await call(ada, 'didIts.create', { pinId: pin.id, details: 'Fine.', image_signature })
    const tabsFor = async (viewer: Viewer) =>
      (await call(viewer, 'users.get', { username: ada.username })).filled_tabs
    expect(await tabsFor(cyd)).toEqual(['tried'])
    await call(cyd, 'reports.create', { type: 'comment', id, reason: 'spam' })
    expect([await tabsFor(cyd), await tabsFor(visitor)]).toEqual([[], ['tried']])
    await call(ben, 'boards.update', { board_id: board.id, privacy: 'secret' })
    expect(await tabsFor(visitor)).toEqual([])
  })

  it('C-3.14 has every field of the documents, in both spellings', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const person = await call(ben, 'users.get', { user_id: ada.userId })
    const camel = camelKeys(person) as Record<string, unknown>
    for (const name of USER_FIELDS) expect(camel).toHaveProperty(name)
    expect(person).toMatchObject({ entity_id: ada.userId, verified_identity: { verified: false } })
    await deps.read
      .updateTable('users')
      .set({ isDomainVerified: true })
      .where('id', '=', ada.userId)
      .execute()
    expect(await call(ben, 'users.get', { user_id: ada.userId })).toMatchObject({
      verified_identity: { verified: true },
    })
  })

  it('C-3.14 names who of the two follows whom', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const connection = async (viewer: typeof ada | typeof visitor) =>
      (await call(viewer, 'users.get', { user_id: ada.userId })).connection_type
    expect([await connection(ada), await connection(visitor), await connection(ben)]).toEqual([
      'self',
      'none',
      'none',
    ])
    await call(ada, 'users.follow', { user_id: ben.userId })
    expect(await connection(ben)).toBe('follower')
    await call(ben, 'users.follow', { user_id: ada.userId })
    expect(await connection(ben)).toBe('mutual')
    await call(ada, 'users.unfollow', { user_id: ben.userId })
    expect(await connection(ben)).toBe('following')
  })

  it('shows made and saved pins apart, and secret ones only to their owner', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ada)
    const made = await aPin(deps, ada, board)
    const other = await aPin(deps, ben, await aBoard(deps, ben))
    const saved = await aPin(deps, ada, board, { copyOf: other })
    const secret = await aPin(deps, ada, await aBoard(deps, ada, { privacy: 'secret' }))
    const ids = async (viewer: typeof ada | typeof visitor, filter: 'created' | 'saved' | 'all') =>
      (await call(viewer, 'users.pins', { username: ada.username, filter })).items.map(({ id }) => id)
    expect(await ids(visitor, 'created')).toEqual([made.id])
    expect(await ids(visitor, 'saved')).toEqual([saved.id])
    expect(await ids(visitor, 'all')).toEqual([saved.id, made.id])
    expect(await ids(ada, 'all')).toEqual([secret.id, saved.id, made.id])
    expect((await call(visitor, 'users.get', { user_id: ada.userId })).pin_count).toBe(2)
    expect((await call(ada, 'users.get', { user_id: ada.userId })).pin_count).toBe(3)
  })

  it('shows the products that somebody saved to them alone, each once', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const sold = await aPin(deps, ben, await aBoard(deps, ben))
    const plain = await aPin(deps, ben, await aBoard(deps, ben))
    await offerFor(deps, sold, '28')
    await aPin(deps, ada, await aBoard(deps, ada), { copyOf: sold })
    const again = await aPin(deps, ada, await aBoard(deps, ada, { privacy: 'secret' }), { copyOf: sold })
    await aPin(deps, ada, await aBoard(deps, ada), { copyOf: plain })
    const list = (viewer: Viewer, { username } = ada) =>
      call(viewer, 'users.pins', { username, filter: 'products' })
    expect((await list(ada)).items).toMatchObject([{ id: again.id }])
    expect((await list(ben, ben)).items).toEqual([])
    for (const viewer of [ben, visitor])
      await expect(list(viewer)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
  })

  it('a rename that loses the race against a sign-up is told that the name is taken', async () => {
    const ada = await aMember(deps)
    const [isInserted, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const username = `contested${ada.userId}`.slice(-30)
    const signUp = deps.transact(async (tx) => {
      await tx
        .insertInto('users')
        .values({ id: deps.newId(), username, fullName: 'Ben', createdAt: deps.now() })
        .execute()
      isInserted.resolve()
      await mayCommit.promise
    })
    await isInserted.promise
    const rename = call(ada, 'users.updateProfile', { username })
    const outcome = rename.catch((error: unknown) => error)
    await vi.waitUntil(() => isAnyoneWaiting(deps.read))
    mayCommit.resolve()
    await signUp
    expect(await outcome).toMatchObject({ code: 'USERNAME_TAKEN' })
  })

  it('keeps a copy a copy when its original is deleted', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    const copy = await call(ben, 'pins.save', { pin_id: pin.id, board_id: (await aBoard(deps, ben)).id })
    await call(ada, 'pins.delete', { id: pin.id })
    const page = (filter: 'created' | 'saved') => call(ben, 'users.pins', { username: ben.username, filter })
    expect((await page('created')).items).toEqual([])
    expect((await page('saved')).items.map(({ id }) => id)).toEqual([copy.id])
  })
})

describe('editing a profile', () => {
  it('changes what was sent and leaves the rest', async () => {
    const ada = await aMember(deps, { fullName: 'Ada Test' })
    await call(ada, 'users.updateProfile', {
      about: 'Rooms and light',
      website_url: 'https://www.ada.test/a',
    })
    const after = await call(ada, 'users.updateProfile', { full_name: 'Ada L', website_url: '' })
    expect(after).toMatchObject({ full_name: 'Ada L', about: 'Rooms and light', website_url: null })
  })

  it.each([
    ['full_name', 'Ada\u0007 Lamp'],
    ['full_name', ' \u200b '],
    ['first_name', 'Ada\u0001'],
    ['last_name', 'L\uffff'],
    ['first_name', 'x'.repeat(31)],
  ])('I-5.23 a %s such as %j is refused by its name, and changes nothing', async (field, value) => {
    const ada = await aMember(deps, { fullName: 'Ada Lamp' })
    await expect(call(ada, 'users.updateProfile', { [field]: value })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      detail: { fields: { [field]: { key: expect.any(String) } } },
    })
    expect(await call(ada, 'users.get', { username: ada.username })).toMatchObject({ full_name: 'Ada Lamp' })
  })

  it('C-2.24 refuses names of the site and names of others', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    for (const username of ['search', 'Settings', ben.username.toUpperCase()])
      await expect(call(ada, 'users.updateProfile', { username })).rejects.toMatchObject({
        code: 'USERNAME_TAKEN',
      })
    const free = `ada_${ada.userId}`
    expect((await call(ada, 'users.updateProfile', { username: free })).username).toBe(free)
  })

  it('gives one name to one of two who want it at once', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const username = `both_${ada.userId}`
    const wishes = await Promise.allSettled(
      [ada, ben].map((member) => call(member, 'users.updateProfile', { username })),
    )
    expect(wishes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is not for visitors', async () => {
    await expect(call(visitor, 'users.updateProfile', { about: 'x' })).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })
})
