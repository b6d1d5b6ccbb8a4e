import type { Member } from '@tessera/shared-auth'
import { describe, expect, it } from 'vitest'
import { tasks } from '../../jobs/tasks.ts'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { noTextDelivery } from '../../texts/text-delivery.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const page = { bookmark: null, page_size: 25 }
const deletedBy = async (viewer: Member) => (await call(viewer, 'recentlyDeleted.list', page)).items

describe('a deleted comment', () => {
  async function aThread() {
    const [ada, ben, cleo] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    const on = { objectId: pin.aggregatedPinId, pinId: pin.id }
    const top = await call(ben, 'comments.create', { ...on, text: 'Which glaze?' })
    const reply = await call(ada, 'comments.create', { ...on, text: 'Celadon', parentId: top.id })
    await call(cleo, 'comments.like', { commentId: top.id })
    await call(cleo, 'comments.flag', { commentId: reply.id, reason: 'spam', detailedReasons: [] })
    const thread = async (viewer: Member) => {
      const { items } = await call(viewer, 'comments.list', { objectId: pin.aggregatedPinId, ...page })
      const replies = items[0]
        ? (await call(viewer, 'comments.replies', { objectId: items[0].id, ...page })).items
        : []
      return [...items, ...replies]
    }
    return { ada, ben, cleo, pin, top, reply, thread }
  }

  it('comes back with its replies and marks, for who deleted it alone, once', async () => {
    const { ada, ben, cleo, pin, top, thread } = await aThread()
    const before = [await thread(ben), await thread(cleo)]
    expect(before.map((items) => items.map(({ text }) => text))).toEqual([
      ['Which glaze?', 'Celadon'],
      ['Which glaze?'],
    ])
    await call(ada, 'comments.delete', { commentId: top.id })
    expect(await deletedBy(ben)).toEqual([])
    expect(await deletedBy(ada)).toMatchObject([
      { type: 'comment', id: top.id, name: 'Which glaze?', reply_count: 1 },
    ])
    const item = { type: 'comment', id: top.id } as const
    const missing = { code: 'COMMENT_NOT_FOUND' }
    await expect(call(ben, 'recentlyDeleted.restore', item)).rejects.toMatchObject(missing)
    await expect(call(ben, 'recentlyDeleted.delete', item)).rejects.toMatchObject(missing)
    await call(ada, 'recentlyDeleted.restore', item)
    expect([await thread(ben), await thread(cleo)]).toEqual(before)
    expect((await call(ada, 'pins.get', { id: pin.id })).aggregated_pin_data.comment_count).toBe(2)
    await expect(call(ada, 'recentlyDeleted.restore', item)).rejects.toMatchObject(missing)
  })

  it('a reply comes back while its comment stands, and nothing comes back under a pin one no longer sees', async () => {
    const { ada, ben, pin, top, reply, thread } = await aThread()
    const missing = { code: 'COMMENT_NOT_FOUND' }
    await call(ada, 'comments.delete', { commentId: reply.id })
    await call(ada, 'recentlyDeleted.restore', { type: 'comment', id: reply.id })
    expect((await thread(ben)).map(({ text }) => text)).toEqual(['Which glaze?', 'Celadon'])
    await call(ada, 'comments.delete', { commentId: reply.id })
    await call(ben, 'comments.delete', { commentId: top.id })
    await expect(
      call(ada, 'recentlyDeleted.restore', { type: 'comment', id: reply.id }),
    ).rejects.toMatchObject(missing)
    await call(ada, 'recentlyDeleted.delete', { type: 'comment', id: reply.id })
    expect(await deletedBy(ada)).toEqual([])
    await call(ada, 'pins.delete', { id: pin.id })
    expect(await deletedBy(ben)).toEqual([])
    await expect(call(ben, 'recentlyDeleted.restore', { type: 'comment', id: top.id })).rejects.toMatchObject(
      missing,
    )
  })

  it('stays deleted while its author may not comment on the pin', async () => {
    const { ben, pin, top } = await aThread()
    const setOff = (areCommentsDisabled: boolean) =>
      deps.read.updateTable('pins').set({ areCommentsDisabled }).where('id', '=', pin.id).execute()
    const item = { type: 'comment', id: top.id } as const
    await call(ben, 'comments.delete', { commentId: top.id })
    await setOff(true)
    await expect(call(ben, 'recentlyDeleted.restore', item)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await deletedBy(ben)).toMatchObject([{ id: top.id }])
    await setOff(false)
    await call(ben, 'recentlyDeleted.restore', item)
  })

  it('is forgotten by the daily job after 30 days, and not before', async () => {
    const { ben, top } = await aThread()
    const noMailDelivery = { deliver: () => Promise.reject(new Error('no mail is due')), close() {} }
    const forgetDaily = async () =>
      tasks['deleted-pins.forget']?.(
        {},
        { ...deps, mailDelivery: noMailDelivery, textDelivery: noTextDelivery },
      )
    const isKept = async () =>
      (await deps.read.selectFrom('deletedComments').select('id').where('id', '=', top.id).execute()).length >
      0
    await call(ben, 'comments.delete', { commentId: top.id })
    await forgetDaily()
    expect(await isKept()).toBe(true)
    deps.setNow(new Date(Date.now() + 30 * 24 * 60 * 60 * 1000))
    await forgetDaily()
    deps.setNow(null)
    expect(await isKept()).toBe(false)
  })
})
