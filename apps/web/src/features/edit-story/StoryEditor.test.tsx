import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  STORY_BLOCK_TYPES as types,
  STORY_MAX_BLOCKS,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
  STORY_POSITIONS,
} from '@tessera/api-types/story-pins/story-constants'
import { onAnyAction } from '../../shared/store/listeners.ts'
import { undoFailed } from '../../shared/toasts/undo.ts'
import { browserLike } from '../../test/browser-like.ts'
import { image, openStoryEditor, press, signature } from '../../test/open-story-editor.tsx'
import { blockAdded, pageRestored } from './story-editor-slice.ts'
import { contentOf, editorOf } from './story-content-of.ts'
import { newStoryBlock } from './story-item.ts'

browserLike()

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
    expect(position).toHaveDisplayValue('Custom')
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
    expect(screen.getByText('A story can have up to 20 pages.')).toBeInTheDocument()
  })

  it('a tap on a block shows its fields until they are closed', async () => {
    const { user } = await openStoryEditor()
    await user.click(press('Heading'))
    await user.click(press('Done'))
    expect(document.activeElement).toBe(document.querySelector('[class*=canvas]'))
    expect(screen.queryByRole('region', { name: 'Heading' })).toBeNull()
    const [block] = screen.getAllByRole('button', { name: 'Heading' })
    const scrollIntoView = vi.fn<() => void>()
    Object.assign(block!, { scrollIntoView })
    await user.click(block!)
    expect(screen.getByRole('region', { name: 'Heading' })).toBeVisible()
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
  })

  it('a block that is deleted comes back where it was', async () => {
    const { user, state, store } = await openStoryEditor()
    await user.click(press('Heading'))
    await user.type(screen.getByRole('textbox', { name: 'Words' }), 'One')
    await user.click(press('Text'))
    const page = () => state().items[state().activePageId ?? '']
    const before = page()?.blockIds
    await user.click(press('Heading: One'))
    await user.click(press('Delete'))
    expect(document.activeElement).toBe(document.querySelector('[class*=canvas]'))
    expect(page()?.blockIds).toEqual(before?.slice(1))
    fireEvent.click(press('Add page'))
    act(() => void store.dispatch(store.getState().toasts[0]!.undo!))
    expect(page()).toMatchObject({ blockIds: before, selectedBlockId: before?.[0] })
    expect(state().blocks[before?.[0] ?? '']?.text).toBe('One')
    fireEvent.keyDown(press('Heading: One'), { key: 'Delete' })
    expect(store.getState().toasts.at(-1)).toMatchObject({ text: 'Item deleted' })
  })

  it('a block that is deleted does not come back to a page that is full, and this is said', async () => {
    const { user, state, store } = await openStoryEditor()
    const failed = vi.fn<(action: unknown) => void>()
    const stop = onAnyAction((action) => undoFailed.match(action) && failed(action))
    await user.click(press('Heading'))
    await user.click(press('Delete'))
    act(() => {
      for (let at = 0; at < STORY_MAX_BLOCKS; at += 1) store.dispatch(blockAdded(newStoryBlock()))
    })
    act(() => void store.dispatch(store.getState().toasts[0]!.undo!))
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
    expect(Object.keys(state().blocks)).toHaveLength(STORY_MAX_BLOCKS)
    stop()
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

  it('shows a preview page by page', async () => {
    const { user } = await openStoryEditor()
    await user.click(press('Add page'))
    await user.click(press('Preview'))
    const dialog = await screen.findByRole('dialog', { name: 'Page 1 of 2' })
    await user.click(within(dialog).getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('dialog', { name: 'Page 2 of 2' })).toBeInTheDocument()
  })
})
