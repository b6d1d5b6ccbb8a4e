import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  STORY_BLOCK_TYPES as types,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
  STORY_POSITIONS,
} from '@tessera/api-types/story-pins/story-constants'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aPinView, aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { blockAdded, detailsChanged, pageRestored, selectStoryEditor } from './story-editor-slice.ts'
import { contentOf, editorOf } from './story-content-of.ts'
import { newStoryBlock } from './story-item.ts'
import { StoryEditor } from './StoryEditor.tsx'

browserLike()

const signature = 'a'.repeat(32)
const image = { kind: 'image' as const, signature, url: '/images/a.jpg', altText: '' }

const draftOf = (version: number) => ({ id: '77', version, type: 'story', content: {}, pictures: {} })

async function editor(answers: Record<string, unknown> = {}, over: { pinId?: string } = {}) {
  const server = fakeServer({
    'boards.picker': { boards_shortlist: [], all_boards: [] },
    'storyPins.fonts': {
      all: [{ id: 'lora', name: 'Lora', url: '/fonts/lora.woff2', letter_spacing: 0, line_height: 1.1 }],
    },
    'pinDrafts.create': draftOf(1),
    'pinDrafts.update': draftOf(2),
    'pinDrafts.delete': { id: '77' },
    'storyPins.create': aPinView({ id: '9' }),
    'storyPins.edit': aPinView({ id: '9' }),
    ...answers,
  })
  const onPublished = vi.fn()
  const onDrafted = vi.fn()
  const view = await renderWithStore(
    <StoryEditor
      pinId={over.pinId ?? null}
      draftId={null}
      renderCreate={() => null}
      onPublished={onPublished}
      onDrafted={onDrafted}
      onLeave={() => undefined}
    />,
    {
      transport: server.transport,
      path: '/idea-pin-builder/',
      messageAreas: ['story-editor', 'story', 'boards', 'errors'],
    },
  )
  await screen.findByRole('navigation', { name: 'Pages' })
  const state = () => selectStoryEditor(view.store.getState())
  return { ...view, server, onPublished, onDrafted, state, user: userEvent.setup() }
}

const press = (name: string) => screen.getByRole('button', { name })

describe('the editor of stories', () => {
  it('C-2.51 a page gets a text and a picture', async () => {
    const { user, state, store } = await editor()
    await user.click(press('Text'))
    await user.type(screen.getByRole('textbox', { name: 'Words' }), 'Knead')
    act(() => void store.dispatch(blockAdded(newStoryBlock(types.image, { media: image }))))
    expect(Object.values(state().blocks)).toMatchObject([
      { type: types.paragraph, text: 'Knead' },
      { type: types.image, media: { signature } },
    ])
    expect(press('Text: Knead')).toBeInTheDocument()
    fireEvent.keyDown(press('Text: Knead'), { key: 'ArrowRight' })
    expect(Object.values(state().blocks)[0]?.edits.left).toBe(51)
  })

  it('C-3.30 a page gets a clip, a caption and steps, and they are sent and read back alike', async () => {
    const { user, state, store } = await editor()
    act(() => {
      const media = { kind: 'video' as const, signature, url: '/images/a.jpg', altText: 'Waves' }
      store.dispatch(blockAdded(newStoryBlock(types.video, { media })))
    })
    expect(await screen.findByLabelText('Alt text')).toHaveValue('Waves')
    expect(document.querySelector('video[aria-label="Waves"]')).toHaveAttribute('poster', '/images/a.jpg')
    await user.click(press('Caption'))
    await user.type(screen.getByRole('textbox', { name: 'Words' }), 'By the sea')
    await user.click(press('Steps'))
    await user.type(screen.getByRole('textbox', { name: 'Step 1' }), 'Walk')
    await user.click(press('Add step'))
    await user.type(screen.getByRole('textbox', { name: 'Step 2' }), 'Rest')
    expect(screen.queryByRole('textbox', { name: /Amount/ })).not.toBeInTheDocument()
    const { blocks } = contentOf(state()).pages[0]!
    expect(blocks).toMatchObject([
      { type: types.video, video_signature: signature, alt_text: 'Waves' },
      {
        type: plainTypes.text,
        text: 'By the sea',
        style: { font_size: 20, color: '#FFFFFF', highlight_color: '#111111' },
      },
      { type: plainTypes.list, items: [{ name: 'Walk' }, { name: 'Rest' }] },
    ])
    const nothing = { users: new Map(), pins: new Map(), tracks: new Map() }
    const reread = editorOf(contentOf(state()), nothing, { draft: null, pinId: null })
    expect(contentOf(reread).pages[0]!.blocks).toEqual(blocks)
  })

  it('C-9.26 a block is put at one of six places of its page', async () => {
    expect(Object.keys(STORY_POSITIONS)).toEqual(['tl', 'tc', 'tr', 'bl', 'bc', 'br'])
    const { user, state } = await editor()
    await user.click(press('Heading'))
    const position = screen.getByRole('combobox', { name: 'Position' })
    expect(position).toHaveDisplayValue('Placed freely')
    await user.selectOptions(position, 'Bottom right')
    expect(Object.values(state().blocks)[0]?.edits).toMatchObject({ left: 75, top: 85, scale: 1 })
    expect(screen.getByRole('combobox', { name: 'Position' })).toHaveDisplayValue('Bottom right')
  })

  it('C-9.19 pages are added up to twenty, duplicated, moved by keys, deleted and brought back', async () => {
    const { user, state, store } = await editor()
    await user.click(press('Heading'))
    await user.type(screen.getByRole('textbox', { name: 'Words' }), 'One')
    await user.click(press('Duplicate page'))
    expect(state().pageIds).toHaveLength(2)
    expect(Object.values(state().blocks).map(({ text }) => text)).toEqual(['One', 'One'])
    const [first, second] = state().pageIds
    fireEvent.keyDown(press('Page 2 of 2'), { key: 'ArrowUp', altKey: true })
    expect(state().pageIds).toEqual([second, first])
    await user.click(press('Delete page'))
    expect(state().pageIds).toEqual([first])
    const [toast] = store.getState().toasts
    expect(toast?.undo?.type).toBe(pageRestored.type)
    act(() => void store.dispatch(toast!.undo!))
    expect(state().pageIds).toEqual([second, first])
    for (let pages = 2; pages < 20; pages += 1) fireEvent.click(press('Add page'))
    expect(press('Add page')).toBeDisabled()
    expect(screen.getByText('A story has at most 20 pages.')).toBeInTheDocument()
  })

  it('C-9.20 C-9.31 saves a draft two seconds after a change, then its next version', async () => {
    const { server, state, onDrafted, store } = await editor()
    vi.useFakeTimers()
    const after = async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    act(() => void store.dispatch(detailsChanged({ title: 'Bread' })))
    await after(1999)
    expect(server.askedFor('pinDrafts.create')).toHaveLength(0)
    await after(1)
    vi.useRealTimers()
    await vi.waitFor(() => expect(state().draft).toEqual({ id: '77', version: 1 }))
    expect(server.askedFor('pinDrafts.create')[0]?.input).toMatchObject({
      content: { type: 'story', story: { title: 'Bread', pages: [{ id: 'first' }] } },
    })
    expect(onDrafted).toHaveBeenCalledWith('77')
    expect(screen.getByRole('status')).toHaveTextContent('Draft saved')
    act(() => void store.dispatch(detailsChanged({ title: 'Rye bread' })))
    await vi.waitFor(() => expect(server.askedFor('pinDrafts.update')).toHaveLength(1), { timeout: 4000 })
    expect(server.askedFor('pinDrafts.update')[0]?.input).toMatchObject({ id: '77', version: 1 })
  })

  it('what keeps it from being published stands at its field', async () => {
    const { user, server } = await editor()
    await user.click(press('Link'))
    await user.click(press('Publish'))
    expect(
      await screen.findByText('Enter a web address, for example https://example.com/.'),
    ).toBeInTheDocument()
    expect(screen.getByText('Choose a board.')).toBeInTheDocument()
    expect(screen.getByText(/Add a picture or video to at least one page/)).toBeInTheDocument()
    expect(server.askedFor('storyPins.create')).toHaveLength(0)
  })

  it('is published, and its draft goes', async () => {
    const { user, server, store, state, onPublished } = await editor()
    act(() => {
      store.dispatch(blockAdded(newStoryBlock(types.image, { media: image })))
      store.dispatch(detailsChanged({ title: 'Bread', boardId: '5', link: 'mill.example' }))
    })
    await vi.waitFor(() => expect(state().draft).not.toBeNull(), { timeout: 4000 })
    await user.click(press('Publish'))
    await vi.waitFor(() => expect(onPublished).toHaveBeenCalledWith('9'))
    expect(server.askedFor('storyPins.create')[0]?.input).toMatchObject({
      board_id: '5',
      link: 'https://mill.example',
      pages: [{ blocks: [{ type: types.image, image_signature: signature }] }],
    })
    expect(server.askedFor('pinDrafts.delete')[0]?.input).toMatchObject({ id: '77' })
    expect(state().status).toBe('succeeded')
  })

  it('C-4.85 a refused publishing says why, keeps what was written and can be tried again', async () => {
    const { user, store, state } = await editor({ 'storyPins.create': refusal(409, 'Too many pins.') })
    act(() => {
      store.dispatch(blockAdded(newStoryBlock(types.image, { media: image })))
      store.dispatch(detailsChanged({ boardId: '5' }))
    })
    await user.click(press('Publish'))
    expect(await screen.findByText('Too many pins.')).toBeInTheDocument()
    expect(state()).toMatchObject({ status: 'failed', pageIds: ['first'] })
    expect(press('Try again')).toBeEnabled()
  })

  it('a published story is changed, and whom it mentions stays', async () => {
    const edits = { left: 10, top: 20, scale: 2, transform: { rotate: 5, scaleX: 1, scaleY: 1 } }
    const blocks = [
      { type: types.image, edits, image_signature: signature, alt_text: 'Dough' },
      { type: types.mentionSticker, edits, user_id: '3' },
      { type: types.commentReplySticker, edits, text: 'Yes', comment_id: '4' },
    ]
    const pages = [{ id: 'a', layout: 'fit', background_color: '#aabbcc', blocks }]
    const content = { title: 'Bread', description: '', link: null, template_type: 'recipe', pages }
    const answers = { 'storyPins.content': content, 'users.get': aUser({ id: '3' }) }
    const { user, server, onPublished } = await editor(answers, { pinId: '9' })
    const title = screen.getByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.type(title, 'Rye')
    await user.click(press('Save changes'))
    await vi.waitFor(() => expect(onPublished).toHaveBeenCalledWith('9'))
    expect(server.askedFor('storyPins.edit')[0]?.input).toMatchObject({ pin_id: '9', title: 'Rye', pages })
    expect(server.askedFor('pinDrafts.create')).toHaveLength(0)
  })

  describe('music', () => {
    const track = {
      id: '6',
      title: 'Dawn',
      artist: 'The Makers',
      isrc: null,
      thumbnail: null,
      duration: 65_400,
      url: '/images/music/6.m4a',
    }
    const listed = (...items: (typeof track)[]) => ({ data: { items, bookmark: null }, bookmark: null })
    const played = () => {
      vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
      return vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    }

    it('C-3.33 a page gets a track that was listened to, begins in it, and loses it again', async () => {
      const play = played()
      const other = { ...track, id: '7', title: 'Dusk' }
      const { user, server, state } = await editor({ 'music.list': listed(track, other) })
      await user.click(press('Add music'))
      const sheet = await screen.findByRole('dialog', { name: 'Add music' })
      expect(await within(sheet).findByText('Dawn')).toBeInTheDocument()
      expect(within(sheet).getAllByText('The Makers · 1:05')).toHaveLength(2)
      await user.click(within(sheet).getByRole('button', { name: 'Listen to Dawn' }))
      expect(play).toHaveBeenCalledTimes(1)
      expect(within(sheet).getByRole('button', { name: 'Listen to Dawn' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await user.type(within(sheet).getByRole('searchbox', { name: 'Search by title or artist' }), 'da')
      await vi.waitFor(() => expect(server.askedFor('music.list').at(-1)?.input).toMatchObject({ q: 'da' }))
      await user.click(await within(sheet).findByRole('button', { name: 'Use Dawn' }))
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      const panel = screen.getByRole('region', { name: 'Music of this page' })
      expect(panel).toHaveTextContent('♪ Dawn · The Makers')
      fireEvent.change(within(panel).getByRole('spinbutton', { name: 'Start at second' }), {
        target: { value: '500' },
      })
      expect(contentOf(state()).pages[0]?.blocks).toMatchObject([
        { type: types.music, track_id: '6', start_ms: 65_000 },
      ])
      expect(press('Change music')).toBeInTheDocument()
      await user.click(press('Remove music'))
      expect(contentOf(state()).pages[0]?.blocks).toEqual([])
    })

    it('C-9.19 a draft that is saved meanwhile closes no dialog', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      const { onDrafted, server, store } = await editor({ 'music.list': listed(track) })
      act(() => void store.dispatch(blockAdded(newStoryBlock(types.image, { media: image }))))
      fireEvent.click(press('Add music'))
      await act(() => vi.advanceTimersByTimeAsync(3000))
      expect(server.askedFor('pinDrafts.create')).toHaveLength(1)
      expect(onDrafted).not.toHaveBeenCalled()
      fireEvent.click(await screen.findByRole('button', { name: 'Use Dawn' }))
      await vi.waitFor(() => expect(onDrafted).toHaveBeenCalledWith('77'))
      vi.useRealTimers()
    })

    it.each([
      [listed(), 'This site has no music for stories yet.'],
      [refusal(503, 'Busy'), 'We couldn’t load the music.'],
    ])('C-3.33 what is no list of music says so', async (answer, text) => {
      const { user } = await editor({ 'music.list': answer })
      await user.click(press('Add music'))
      expect(await screen.findByText(text)).toBeInTheDocument()
    })

    it('C-3.33 the music of a story is read back; a track that was withdrawn is not', async () => {
      const edits = { left: 50, top: 50, scale: 1, transform: { rotate: 0, scaleX: 1, scaleY: 1 } }
      const imageBlock = { type: types.image, edits, image_signature: signature, alt_text: '' }
      const music = { type: types.music, edits, track_id: '6', start_ms: 2000 }
      const pages = [{ id: 'a', layout: 'fit', background_color: '#aabbcc', blocks: [imageBlock, music] }]
      const content = { title: 'Bread', description: '', link: null, template_type: 'none', pages }
      const kept = await editor({ 'storyPins.content': content, 'music.get': track }, { pinId: '9' })
      expect(contentOf(kept.state()).pages[0]?.blocks).toEqual([imageBlock, music])
      kept.unmount()
      const answers = { 'storyPins.content': content, 'music.get': refusal(404, 'Gone') }
      const silent = await editor(answers, { pinId: '9' })
      expect(contentOf(silent.state()).pages[0]?.blocks).toEqual([imageBlock])
    })
  })

  it('shows a preview page by page', async () => {
    const { user } = await editor()
    await user.click(press('Add page'))
    await user.click(press('Preview'))
    const dialog = await screen.findByRole('dialog', { name: 'Page 1 of 2' })
    await user.click(within(dialog).getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('dialog', { name: 'Page 2 of 2' })).toBeInTheDocument()
  })
})
