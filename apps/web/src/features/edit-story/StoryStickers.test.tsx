import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
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

it('C-2.51 a person is looked up once, says what failed, and goes to the page that was open', async () => {
  let find: (person: object) => void = () => undefined
  const answers = [refusal(0), new Promise<object>((resolve) => (find = resolve))]
  const { user, server, state } = await openStoryEditor({ 'users.get': () => answers.shift() })
  const field = screen.getByLabelText('Mention someone by username')
  await user.type(field, 'ada{Enter}')
  await vi.waitFor(() => expect(field).toHaveAccessibleDescription(/not connected/))
  await user.type(field, '{Enter}')
  await user.click(press('Add page'))
  fireEvent.submit(field)
  expect(server.askedFor('users.get')).toHaveLength(2)
  await act(async () => find(aUser({ id: '3' })))
  const [first = '', second = ''] = state().pageIds
  expect([first, second].map((id) => state().items[id]?.blockIds.length)).toEqual([1, 0])
})

it('a story that cannot be loaded now is not missing', async () => {
  await openStoryEditor({ 'storyPins.content': refusal(503) }, { pinId: '9' }).catch(() => undefined)
  expect(screen.queryByText('We couldn’t find that story')).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

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
