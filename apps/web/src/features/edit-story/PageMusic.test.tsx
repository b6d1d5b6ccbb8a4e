import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { STORY_BLOCK_TYPES as types } from '@tessera/api-types/story-pins/story-constants'
import { browserLike } from '../../test/browser-like.ts'
import { refusal } from '../../test/fake-server.ts'
import { image, openStoryEditor, press, signature } from '../../test/open-story-editor.tsx'
import { contentOf } from './story-content-of.ts'
import { blockAdded } from './story-editor-slice.ts'
import { newStoryBlock } from './story-item.ts'

browserLike()

describe('the music of a page', () => {
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
    const { user, server, state } = await openStoryEditor({ 'music.list': listed(track, other) })
    await user.click(press('Add music'))
    const sheet = await screen.findByRole('dialog', { name: 'Add music' })
    expect(await within(sheet).findByText('Dawn')).toBeInTheDocument()
    expect(within(sheet).getAllByText('The Makers · 1:05')).toHaveLength(2)
    await user.click(within(sheet).getByRole('button', { name: 'Listen to Dawn' }))
    expect(play).toHaveBeenCalledTimes(1)
    expect(within(sheet).getByRole('button', { name: 'Stop listening to Dawn' })).toBeInTheDocument()
    await user.type(within(sheet).getByRole('searchbox', { name: 'Search by title or artist' }), 'da')
    await vi.waitFor(() => expect(server.askedFor('music.list').at(-1)?.input).toMatchObject({ q: 'da' }))
    await user.click(await within(sheet).findByRole('button', { name: 'Use Dawn' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const panel = screen.getByRole('region', { name: 'Music on this page' })
    expect(panel).toHaveTextContent('♪ Dawn · The Makers')
    fireEvent.change(within(panel).getByRole('spinbutton', { name: 'Start at (seconds)' }), {
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
    const { onDrafted, server, store } = await openStoryEditor({ 'music.list': listed(track) })
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
    const { user } = await openStoryEditor({ 'music.list': answer })
    await user.click(press('Add music'))
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  it('C-3.33 the music of a story is read back; a track that cannot be heard stays until it is changed or removed', async () => {
    const edits = { left: 50, top: 50, scale: 1, transform: { rotate: 0, scaleX: 1, scaleY: 1 } }
    const imageBlock = { type: types.image, edits, image_signature: signature, alt_text: '' }
    const music = { type: types.music, edits, track_id: '6', start_ms: 2000 }
    const pages = [{ id: 'a', layout: 'fit', background_color: '#aabbcc', blocks: [imageBlock, music] }]
    const content = { title: 'Bread', description: '', link: null, template_type: 'none', pages }
    const kept = await openStoryEditor({ 'storyPins.content': content, 'music.get': track }, { pinId: '9' })
    expect(contentOf(kept.state()).pages[0]?.blocks).toEqual([imageBlock, music])
    kept.unmount()
    const answers = { 'storyPins.content': content, 'music.get': refusal(404, 'Gone') }
    const silent = await openStoryEditor(answers, { pinId: '9' })
    const blocks = () => contentOf(silent.state()).pages[0]?.blocks
    expect(blocks()).toEqual([imageBlock, music])
    expect(screen.getByText(/isn’t available right now/)).toBeInTheDocument()
    await silent.user.click(press('Remove music'))
    expect(blocks()).toEqual([imageBlock])
  })
})
