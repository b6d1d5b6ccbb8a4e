import { STORY_BLOCK_TYPES as types } from '@tessera/api-types/story-pins/story-constants'
import type { Member } from '@tessera/shared-auth'
import { describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, offerFor } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { anUpload } from '../../testing/test-uploads.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const picture = (image_signature: string) => ({ type: types.image, image_signature, alt_text: 'Dough' })

async function aStory(owner: Member, given: { pages?: object[] } = {}) {
  const { id: board_id } = await aBoard(deps, owner)
  const pages = given.pages ?? [{ id: 'one', blocks: [picture(await anUpload(deps, owner))] }]
  return { pin: await call(owner, 'storyPins.create', { board_id, title: 'Bread', pages }) }
}

describe('stickers of a story', () => {
  it('name people, products and comments as far as their reader may see them', async () => {
    const [ada, bea] = [await aMember(deps), await aMember(deps)]
    const shop = await aPin(deps, bea, await aBoard(deps, bea), { title: 'Oven' })
    await offerFor(deps, shop, '30.5')
    const { pin: asked } = await aStory(ada)
    const comment = await call(bea, 'comments.create', {
      objectId: asked.aggregated_pin_data.id,
      pinId: asked.id,
      text: 'How hot?',
    })
    const blocks = [
      picture(await anUpload(deps, ada)),
      { type: types.mentionSticker, user_id: bea.userId },
      { type: types.productSticker, pin_id: shop.id },
      { type: types.virtualTryOnMakeupSticker, pin_id: shop.id, shade: '#aa0033' },
      { type: types.commentReplySticker, comment_id: comment.id, text: '250 degrees' },
    ]
    const { pin } = await aStory(ada, { pages: [{ id: 'a', blocks }] })
    const seen = await call(visitor, 'pins.get', { id: pin.id })
    expect(seen.story_pin_data?.pages[0]?.blocks).toMatchObject([
      { type: types.image },
      { user: { id: bea.userId } },
      { pin: { id: shop.id, title: 'Oven', price_value: 30.5 } },
      { shade: '#aa0033' },
      { text: '250 degrees', comment: { text: 'How hot?', user: { id: bea.userId } } },
    ])
    expect(await call(visitor, 'storyPins.taggedProducts', { pin_id: pin.id })).toMatchObject([
      { id: shop.id },
    ])

    const cid = await aMember(deps)
    await call(bea, 'users.block', { user_id: cid.userId })
    const hidden = await call(cid, 'pins.get', { id: pin.id })
    expect(hidden.story_pin_data?.pages[0]?.blocks).toMatchObject([{ type: types.image }])
    expect(JSON.stringify(hidden)).not.toContain(bea.userId)
    expect(await call(cid, 'storyPins.taggedProducts', { pin_id: pin.id })).toEqual([])
    const young = { ...(await aMember(deps)), isUnder16: true }
    expect(JSON.stringify(await call(young, 'pins.get', { id: pin.id }))).not.toContain('Oven')
  })

  it('stay when what they name is no longer open to their writer', async () => {
    const [ada, bea] = [await aMember(deps), await aMember(deps)]
    const shop = await aPin(deps, bea, await aBoard(deps, bea))
    await offerFor(deps, shop, '5')
    const { pin: asked } = await aStory(ada)
    const objectId = asked.aggregated_pin_data.id
    const comment = await call(bea, 'comments.create', { objectId, pinId: asked.id, text: 'How hot?' })
    const cover = picture(await anUpload(deps, ada))
    const mention = { type: types.mentionSticker, user_id: bea.userId }
    const product = { type: types.productSticker, pin_id: shop.id }
    const reply = { type: types.commentReplySticker, comment_id: comment.id, text: '250 degrees' }
    const story = { pages: [{ id: 'a', blocks: [cover, mention, product, reply] }] }
    const { pin } = await aStory(ada, story)
    const isEdited = async () => {
      await call(ada, 'storyPins.edit', { pin_id: pin.id, ...story, title: 'Rye' })
      return (await call(ada, 'pins.get', { id: pin.id })).title === 'Rye'
    }
    await call(bea, 'settings.updateMentions', { mentions_from: 'nobody' })
    await call(bea, 'comments.delete', { commentId: comment.id })
    expect(await isEdited()).toBe(true)
    await call(bea, 'users.block', { user_id: ada.userId })
    expect(await isEdited()).toBe(true)
    await expect(aStory(ada, { pages: [{ id: 'a', blocks: [cover, mention] }] })).rejects.toMatchObject({
      code: 'USER_NOT_FOUND',
    })
  })

  it('name nothing that their writer may not see', async () => {
    const [ada, bea] = [await aMember(deps), await aMember(deps)]
    const secret = await aPin(deps, bea, await aBoard(deps, bea, { privacy: 'secret' }))
    await offerFor(deps, secret, '5')
    const cover = picture(await anUpload(deps, ada))
    const product = { type: types.productSticker, pin_id: secret.id }
    await expect(aStory(ada, { pages: [{ id: 'a', blocks: [cover, product] }] })).rejects.toMatchObject({
      code: 'PIN_NOT_FOUND',
    })
    await call(bea, 'users.block', { user_id: ada.userId })
    const mention = { type: types.mentionSticker, user_id: bea.userId }
    await expect(aStory(ada, { pages: [{ id: 'a', blocks: [cover, mention] }] })).rejects.toMatchObject({
      code: 'USER_NOT_FOUND',
    })
  })
})
