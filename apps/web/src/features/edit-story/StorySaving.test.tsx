import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { STORY_BLOCK_TYPES as types } from '@tessera/api-types/story-pins/story-constants'
import { errorCatalogue } from '@tessera/api-types/errors'
import { apiError } from '../../shared/api/http-answer.ts'
import { createTranslator } from '../../shared/i18n/translator.ts'
import { browserLike } from '../../test/browser-like.ts'
import { refusal } from '../../test/fake-server.ts'
import { aUser } from '../../test/pin-builders.ts'
import { image, leave, openStoryEditor, place, press, signature } from '../../test/open-story-editor.tsx'
import { blockAdded, detailsChanged } from './story-editor-slice.ts'
import { newStoryBlock } from './story-item.ts'
import { saveDraft } from './use-story-autosave.ts'

browserLike()

const aDraft = { id: '77', version: 1, type: 'story', content: {}, pictures: {} }

afterEach(() => vi.useRealTimers())

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
  const { user } = await openStoryEditor({ 'storyPins.content': content }, { pinId: '9' })
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' and butter')
  await leave(user)
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument()
  await user.click(press('Stay'))
  expect(place()).toBe('/idea-pin-builder/')
  await leave(user)
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(place()).toBe('/today/')
})

it('one who leaves a draft has it saved first, and is asked where that is refused', async () => {
  let isRefused = true
  const { user, store, server } = await openStoryEditor({
    'pinDrafts.create': () => (isRefused ? refusal(409, 'No room.') : aDraft),
  })
  act(() => void store.dispatch(detailsChanged({ title: 'Bread' })))
  await leave(user)
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  isRefused = false
  act(() => void store.dispatch(detailsChanged({ title: 'Rye' })))
  await leave(user)
  await vi.waitFor(() => expect(place()).toBe('/today/'))
  expect(server.askedFor('pinDrafts.create')).toHaveLength(2)
})

it('C-9.31 is saved again with the next change after a refusal, one save at a time', async () => {
  const waiting: ((draft: object) => void)[] = []
  let isRefused = true
  const { store, server, state } = await openStoryEditor({
    'pinDrafts.create': () =>
      isRefused ? refusal(409, 'No room.') : new Promise((resolve) => waiting.push(resolve)),
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

it('C-9.31 what is written while a save is on is saved by itself, and so is what met a failure that passes', async () => {
  const ends: unknown[] = [refusal(409, 'No room.'), refusal(503, 'Not now.'), aDraft]
  const change = (title: string) => void editor.store.dispatch(detailsChanged({ title }))
  const editor = await openStoryEditor({
    'pinDrafts.create': () => {
      if (ends.length === 3) change('Two')
      return ends.shift()
    },
  })
  vi.useFakeTimers()
  const wait = async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  act(() => change('One'))
  await wait(2000)
  expect(ends).toHaveLength(2)
  expect(editor.state()).toMatchObject({ status: 'edited', apiError: null })
  await wait(2000)
  expect(ends).toHaveLength(1)
  expect(editor.state().apiError).toBe('Not now.')
  await wait(1000)
  expect(ends).toEqual([])
  expect(editor.state()).toMatchObject({ status: 'saved', apiError: null, details: { title: 'Two' } })
})

it('a save whose response was lost is found in the draft, and no second draft comes of it', async () => {
  const stale = apiError({ api_error_code: errorCatalogue.STALE_RECORD.api_error_code }, 409)
  let kept: { version: number; content: unknown } = { version: 1, content: null }
  let isLost = true
  const { server, state, store } = await openStoryEditor({
    'pinDrafts.create': aDraft,
    'pinDrafts.stories': () => [{ ...aDraft, ...kept }],
    'pinDrafts.update': ({ version, content }: { version: number; content: unknown }) => {
      if (version !== kept.version) return { error: stale }
      kept = { version: version + 1, content: JSON.parse(JSON.stringify(content)) }
      return isLost ? refusal(0) : { ...aDraft, ...kept }
    },
  })
  const { t } = await createTranslator('en_US')
  const save = async (title: string) => {
    act(() => void store.dispatch(detailsChanged({ title })))
    return act(() => saveDraft(store, t))
  }
  expect(await save('Bread')).toBe(true)
  expect(await save('Rye')).toBe(false)
  isLost = false
  expect(await save('Rye bread')).toBe(true)
  expect(server.askedFor('pinDrafts.create')).toHaveLength(1)
  expect(state().draft).toEqual({ id: '77', version: 3 })
  expect(kept.content).toMatchObject({ story: { title: 'Rye bread' } })
})

it('a draft whose first response was lost is made once, and what was written since is saved to it', async () => {
  const made = new Map<string | undefined, unknown>()
  const ends: unknown[] = [refusal(503), { ...aDraft, version: 2 }]
  const { server, state, store } = await openStoryEditor({
    'pinDrafts.create': ({ content }: { content: unknown }) => {
      const isLost = made.size === 0
      made.set(server.askedFor('pinDrafts.create').at(-1)?.key, content)
      return isLost ? refusal(0) : aDraft
    },
    'pinDrafts.update': () => ends.shift(),
  })
  const { t } = await createTranslator('en_US')
  const save = async (title: string) => {
    act(() => void store.dispatch(detailsChanged({ title })))
    return act(() => saveDraft(store, t))
  }
  expect(await save('Bread')).toBe(false)
  expect(await save('Rye')).toBe(false)
  expect(await save('Rye bread')).toBe(true)
  expect([...made.values()]).toMatchObject([{ story: { title: 'Bread' } }])
  expect(server.askedFor('pinDrafts.create')).toHaveLength(2)
  expect(server.askedFor('pinDrafts.update').at(-1)?.input).toMatchObject({
    id: '77',
    version: 1,
    content: { story: { title: 'Rye bread' } },
  })
  expect(state().draft).toEqual({ id: '77', version: 2 })
})
