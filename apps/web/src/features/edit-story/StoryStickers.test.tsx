import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { STORY_BLOCK_TYPES as types } from '@tessera/api-types/story-pins/story-constants'
import { browserLike } from '../../test/browser-like.ts'
import { refusal } from '../../test/fake-server.ts'
import { openStoryEditor, press, signature } from '../../test/open-story-editor.tsx'
import { aUser } from '../../test/pin-builders.ts'
import { contentOf } from './story-content-of.ts'

browserLike()

const edits = { left: 50, top: 50, scale: 1, transform: { rotate: 0, scaleX: 1, scaleY: 1 } }
const image = { type: types.image, edits, image_signature: signature, alt_text: '' }
const music = { type: types.music, edits, track_id: '6', start_ms: 2000 }
const mention = { type: types.mentionSticker, edits, user_id: '3' }
const product = { type: types.productSticker, edits, pin_id: '4' }

async function openStory(blocks: readonly object[], answers: Record<string, unknown>) {
  const pages = [{ id: 'a', layout: 'fit', background_color: '#aabbcc', blocks }]
  const content = { title: 'Bread', description: '', link: null, template_type: 'none', pages }
  const editor = await openStoryEditor({ 'storyPins.content': content, ...answers }, { pinId: '9' })
  return { ...editor, blocks: () => contentOf(editor.state()).pages[0]?.blocks }
}

describe('the stickers of a story that is opened', () => {
  it('stay where they cannot be asked for now, and go where they are gone', async () => {
    const away = { 'users.get': refusal(0), 'pins.get': refusal(429), 'music.get': refusal(503) }
    const kept = await openStory([image, mention, product, music], away)
    expect(kept.blocks()).toEqual([image, mention, product, music])
    kept.unmount()
    const gone = { 'users.get': refusal(404), 'pins.get': refusal(404) }
    expect((await openStory([image, mention, product], gone)).blocks()).toEqual([image])
  })

  it('a block is moved and deleted by its own grip where one before it is not drawn', async () => {
    const answers = { 'music.get': refusal(404), 'users.get': aUser({ id: '3' }) }
    const { blocks } = await openStory([music, image, mention], answers)
    fireEvent.keyDown(press('Picture'), { key: 'ArrowRight' })
    expect(blocks()).toEqual([music, { ...image, edits: { ...edits, left: 51 } }, mention])
    fireEvent.keyDown(press('Mention'), { key: 'Delete' })
    expect(blocks()).toMatchObject([{ type: types.music }, { type: types.image }])
  })
})
