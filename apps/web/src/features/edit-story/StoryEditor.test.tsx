import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  STORY_BLOCK_TYPES as types,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
  STORY_POSITIONS,
} from '@tessera/api-types/story-pins/story-constants'
import { errorCatalogue } from '@tessera/api-types/errors'
import { apiError } from '../../shared/api/http-answer.ts'
import { createTranslator } from '../../shared/i18n/translator.ts'
import { browserLike } from '../../test/browser-like.ts'
import { refusal } from '../../test/fake-server.ts'
import { aUser } from '../../test/pin-builders.ts'
import { image, openStoryEditor, press, signature } from '../../test/open-story-editor.tsx'
import { blockAdded, detailsChanged, pageRestored } from './story-editor-slice.ts'
import { contentOf, editorOf } from './story-content-of.ts'
import { newStoryBlock } from './story-item.ts'
import { saveDraft } from './use-story-autosave.ts'

browserLike()

const aDraft = { id: '77', version: 1, type: 'story', content: {}, pictures: {} }

afterEach(() => document.querySelectorAll('body > a').forEach((link) => link.remove()))

function aLink(path: string) {
  const link = document.createElement('a')
  link.href = path
  return document.body.appendChild(link)
}

describe('the editor of stories', () => {
  it('C-2.51 a page gets a text and a picture', async () => {
    const { user, state, store } = await openStoryEditor()
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
    const { user, state, store } = await openStoryEditor()
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

  it('new blocks of a page lie beside each other, and one without words shows its name', async () => {
    const { user, state, store } = await openStoryEditor()
    act(() => void store.dispatch(blockAdded(newStoryBlock(types.image, { media: image }))))
    for (const name of ['Heading', 'Text', 'Link', 'Caption']) await user.click(press(name))
    const places = Object.values(state().blocks).map(({ edits }) => `${edits.left} ${edits.top}`)
    expect(places).toEqual(['50 50', '50 50', '50 36', '50 64', '50 22'])
    const canvas = within(document.querySelector<HTMLElement>('[class*=canvas]')!)
    expect(canvas.getByText('Heading')).toBeVisible()
    fireEvent.focus(canvas.getByText('Heading'))
    await user.type(screen.getByRole('textbox', { name: 'Words' }), 'Bread')
    expect(canvas.queryByText('Heading')).toBeNull()
  })

  it('a page holds more blocks than there are free places', async () => {
    const { state, store } = await openStoryEditor()
    act(() => {
      for (let at = 0; at < 30; at += 1) store.dispatch(blockAdded(newStoryBlock()))
    })
    expect(Object.keys(state().blocks)).toHaveLength(30)
  })

  it('the address of a link may be typed without its scheme', async () => {
    const { user, state } = await openStoryEditor()
    await user.click(press('Link'))
    await user.type(screen.getByRole('textbox', { name: 'Web address' }), ' example.com/bread')
    expect(contentOf(state()).pages[0]!.blocks).toMatchObject([{ href: 'https://example.com/bread' }])
  })

  it('C-9.26 a block is put at one of six places of its page', async () => {
    expect(Object.keys(STORY_POSITIONS)).toEqual(['tl', 'tc', 'tr', 'bl', 'bc', 'br'])
    const { user, state } = await openStoryEditor()
    await user.click(press('Heading'))
    const position = screen.getByRole('combobox', { name: 'Position' })
    expect(position).toHaveDisplayValue('Placed freely')
    await user.selectOptions(position, 'Bottom right')
    expect(Object.values(state().blocks)[0]?.edits).toMatchObject({ left: 75, top: 85, scale: 1 })
    expect(screen.getByRole('combobox', { name: 'Position' })).toHaveDisplayValue('Bottom right')
  })

  it('C-9.19 pages are added up to twenty, duplicated, moved by keys, deleted and brought back', async () => {
    const { user, state, store } = await openStoryEditor()
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
    expect(press('Add page')).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(press('Add page'))
    expect(state().pageIds).toHaveLength(20)
    expect(screen.getByText('A story has at most 20 pages.')).toBeInTheDocument()
  })

  it('a page is moved without a drag or a keyboard, and where it went is said', async () => {
    const { user, state } = await openStoryEditor()
    await user.click(press('Add page'))
    const [first, second] = state().pageIds
    const strip = within(screen.getByRole('navigation', { name: 'Pages' }))
    await user.click(press('Move earlier'))
    expect(state().pageIds).toEqual([second, first])
    expect(strip.getByRole('status')).toHaveTextContent('Page moved to 1 of 2')
    await user.click(press('Move earlier'))
    expect(state().pageIds).toEqual([second, first])
    await user.click(press('Move later'))
    expect(state().pageIds).toEqual([first, second])
    expect(strip.getByRole('status')).toHaveTextContent('Page moved to 2 of 2')
  })

  it('C-9.20 C-9.31 saves a draft two seconds after a change, then its next version', async () => {
    const { server, state, onDrafted, store } = await openStoryEditor()
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
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Draft saved')
    act(() => void store.dispatch(detailsChanged({ title: 'Rye bread' })))
    await vi.waitFor(() => expect(server.askedFor('pinDrafts.update')).toHaveLength(1), { timeout: 4000 })
    expect(server.askedFor('pinDrafts.update')[0]?.input).toMatchObject({ id: '77', version: 1 })
  })

  it('what keeps it from being published stands at its field', async () => {
    const { user, server } = await openStoryEditor()
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
    const { user, server, store, state, onPublished } = await openStoryEditor()
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
    const { user, store, state } = await openStoryEditor({
      'storyPins.create': refusal(409, 'Too many pins.'),
    })
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
    const { user, server, onPublished } = await openStoryEditor(answers, { pinId: '9' })
    const title = screen.getByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.type(title, 'Rye')
    await user.click(press('Save changes'))
    await vi.waitFor(() => expect(onPublished).toHaveBeenCalledWith('9'))
    expect(server.askedFor('storyPins.edit')[0]?.input).toMatchObject({ pin_id: '9', title: 'Rye', pages })
    expect(server.askedFor('pinDrafts.create')).toHaveLength(0)
  })

  it('one who leaves a published story with changes is asked', async () => {
    const pages = [{ id: 'a', layout: 'fit', background_color: '#aabbcc', blocks: [] }]
    const content = { title: 'Bread', description: '', link: null, template_type: 'none', pages }
    const { user, onLeave } = await openStoryEditor({ 'storyPins.content': content }, { pinId: '9' })
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' and butter')
    await user.click(aLink('/today/'))
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument()
    await user.click(press('Stay'))
    expect(onLeave).not.toHaveBeenCalled()
    await user.click(aLink('/today/'))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(onLeave).toHaveBeenCalledWith('/today/')
  })

  it('one who leaves a draft has it saved first, and is asked where that is refused', async () => {
    let isRefused = true
    const { user, store, server, onLeave } = await openStoryEditor({
      'pinDrafts.create': () => (isRefused ? refusal(409, 'No room.') : aDraft),
    })
    act(() => void store.dispatch(detailsChanged({ title: 'Bread' })))
    await user.click(aLink('/today/'))
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    isRefused = false
    act(() => void store.dispatch(detailsChanged({ title: 'Rye' })))
    await user.click(aLink('/today/'))
    await vi.waitFor(() => expect(onLeave).toHaveBeenCalledWith('/today/'))
    expect(server.askedFor('pinDrafts.create')).toHaveLength(2)
  })

  it('C-9.31 is saved again with the next change after a refusal, one save at a time', async () => {
    const waiting: ((draft: object) => void)[] = []
    let isRefused = true
    const { store, server, state } = await openStoryEditor({
      'pinDrafts.create': () =>
        isRefused ? refusal(503, 'Not now.') : new Promise((resolve) => waiting.push(resolve)),
    })
    const change = (title: string) => act(() => void store.dispatch(detailsChanged({ title })))
    const seconds = { timeout: 6000 }
    change('One')
    await vi.waitFor(() => expect(state().apiError).not.toBeNull(), seconds)
    isRefused = false
    change('Two')
    await vi.waitFor(() => expect(waiting).toHaveLength(1), seconds)
    change('Three')
    const { t } = await createTranslator('en_US')
    void saveDraft(store, t)
    await act(async () => waiting[0]?.(aDraft))
    await vi.waitFor(() => expect(server.askedFor('pinDrafts.update')).toHaveLength(1), seconds)
    expect(waiting).toHaveLength(1)
    expect(server.askedFor('pinDrafts.update')[0]?.input).toMatchObject({ version: 1 })
  })

  it('a draft that another device changed stays as it is there, and what is written becomes a copy', async () => {
    const stale = apiError({ api_error_code: errorCatalogue.STALE_RECORD.api_error_code }, 409)
    const { server, state, store, onDrafted } = await openStoryEditor({
      'pinDrafts.create': ({ content }: { content: { story: { title: string } } }) =>
        content.story.title === 'Bread' ? aDraft : { ...aDraft, id: '78' },
      'pinDrafts.update': ({ id }: { id: string }) =>
        id === '77' ? { error: stale } : { ...aDraft, id, version: 2 },
    })
    const { t } = await createTranslator('en_US')
    const save = async (title: string) => {
      act(() => void store.dispatch(detailsChanged({ title })))
      return act(() => saveDraft(store, t))
    }
    expect(await save('Bread')).toBe(true)
    expect(await save('Rye')).toBe(true)
    expect(server.askedFor('pinDrafts.create')[1]?.input).toMatchObject({
      content: { story: { title: 'Rye' } },
    })
    await vi.waitFor(() => expect(onDrafted).toHaveBeenLastCalledWith('78'))
    expect(store.getState().toasts).toMatchObject([{ tone: 'error' }])
    expect(await save('Rye bread')).toBe(true)
    expect(state().draft).toEqual({ id: '78', version: 2 })
  })

  it('shows a preview page by page', async () => {
    const { user } = await openStoryEditor()
    await user.click(press('Add page'))
    await user.click(press('Preview'))
    const dialog = await screen.findByRole('dialog', { name: 'Page 1 of 2' })
    await user.click(within(dialog).getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('dialog', { name: 'Page 2 of 2' })).toBeInTheDocument()
  })
})
