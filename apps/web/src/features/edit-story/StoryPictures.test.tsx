import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { STORY_MAX_BLOCKS } from '@tessera/api-types/story-pins/story-constants'
import { browserLike } from '../../test/browser-like.ts'
import { leave, openStoryEditor, place, press, signature } from '../../test/open-story-editor.tsx'
import { blockAdded, detailsChanged } from './story-editor-slice.ts'
import { newStoryBlock } from './story-item.ts'

browserLike()
afterEach(() => vi.unstubAllGlobals())

/** Stands for the server that takes the files. */
class FileServer extends EventTarget {
  upload = new EventTarget()
  status = 200
  responseText = JSON.stringify({ status: 'success', data: null })
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  abort() {}
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
}

/** The editor with uploads that the test ends. */
async function openWithUploads() {
  vi.stubGlobal('XMLHttpRequest', FileServer)
  const ends = new Map<string, (status: object) => void>()
  let registered = 0
  const editor = await openStoryEditor({
    'media.register': () => {
      const upload_id = String((registered += 1))
      return { picture: { upload_id, upload_url: '/uploads/', upload_parameters: {} } }
    },
    'media.status': ({ upload_id }: { upload_id: string }) =>
      new Promise((resolve) => ends.set(upload_id, resolve)),
  })
  const isUnderWay = (upload: string) => vi.waitFor(() => expect(ends.has(upload)).toBe(true))
  const end = async (upload: string, named: string) => {
    await isUnderWay(upload)
    await act(async () => ends.get(upload)?.({ status: 'succeeded', signature: named }))
  }
  return { ...editor, end, isUnderWay }
}

const choose = async (user: Awaited<ReturnType<typeof openStoryEditor>>['user'], name: string) =>
  user.upload(screen.getByLabelText('Picture or video'), new File(['a'], name, { type: 'image/png' }))

describe('the pictures of a story', () => {
  it('come from files that are dropped anywhere on the page', async () => {
    const { state, isUnderWay } = await openWithUploads()
    const files = ['a.png', 'b.png'].map((name) => new File(['a'], name, { type: 'image/png' }))
    const dataTransfer = { files, getData: () => '' }
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false)
    await isUnderWay('2')
    expect(state().uploads).toHaveLength(2)
  })

  it('C-4.84 it is published once they are there, also where something was typed meanwhile', async () => {
    const { user, onDrafted, server, end, isUnderWay } = await openWithUploads()
    await choose(user, 'a.png')
    await isUnderWay('1')
    expect(press('Publish')).toBeDisabled()
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Bread')
    expect(press('Publish')).toBeDisabled()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Uploading…')
    await vi.waitFor(() => expect(server.askedFor('pinDrafts.create')).toHaveLength(1), { timeout: 4000 })
    expect(onDrafted).not.toHaveBeenCalled()
    await end('1', signature)
    expect(press('Publish')).toBeEnabled()
    await vi.waitFor(() => expect(onDrafted).toHaveBeenCalledWith('77'))
  })

  it('one who leaves meanwhile is asked', async () => {
    const { user, store } = await openWithUploads()
    await choose(user, 'a.png')
    act(() => void store.dispatch(detailsChanged({ title: 'Bread' })))
    await leave(user)
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument()
    expect(place()).toBe('/idea-pin-builder/')
  })

  it('two are uploaded side by side, each to the page that it was chosen for', async () => {
    const { user, state, end } = await openWithUploads()
    await choose(user, 'a.png')
    await user.click(press('Add page'))
    await choose(user, 'b.png')
    const other = 'b'.repeat(32)
    await end('2', other)
    await end('1', signature)
    const [first, second] = state().pageIds
    const picturesOf = (page = '') => state().items[page]?.blockIds.map((id) => state().blocks[id]?.media)
    expect(picturesOf(first)).toMatchObject([{ signature }])
    expect(picturesOf(second)).toMatchObject([{ signature: other }])
  })

  it('one that is on its way has its place on the page', async () => {
    const { user, store, state, end } = await openWithUploads()
    act(() => {
      for (let at = 1; at < STORY_MAX_BLOCKS; at++) store.dispatch(blockAdded(newStoryBlock()))
    })
    await choose(user, 'a.png')
    expect(screen.queryByLabelText('Picture or video')).toBeNull()
    expect(screen.getByText(/up to 30 items/)).toBeVisible()
    act(() => void store.dispatch(blockAdded(newStoryBlock())))
    await end('1', signature)
    const page = state().items[state().activePageId ?? '']
    expect(page?.blockIds).toHaveLength(STORY_MAX_BLOCKS)
    expect(state().blocks[page?.blockIds.at(-1) ?? '']?.media).toMatchObject({ signature })
    expect(state().uploads).toEqual([])
  })
})
