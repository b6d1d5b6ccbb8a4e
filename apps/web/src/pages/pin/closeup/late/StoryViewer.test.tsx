import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { COMPONENTS, EVENT_TYPES } from '@tessera/shared-tracking'
import {
  STORY_BLOCK_TYPES as types,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
} from '@tessera/api-types/story-pins/story-constants'
import type { StoryPinData } from '@tessera/api-types/story-pins/views'
import {
  selectActivePage,
  selectDynamicWidth,
  storyOpened,
  storyResized,
} from '../../../../entities/story-pins/idea-pin-slice.ts'
import { attachTracker } from '../../../../shared/tracking/track.ts'
import { bringParts } from '../../../../test/render-with-store.tsx'
import { browserLike } from '../../../../test/browser-like.ts'
import { aPinView } from '../../../../test/pin-builders.ts'
import { renderWithStore } from '../../../../test/render-with-store.tsx'
import {
  clipOf,
  edits,
  image,
  leaf,
  story,
  style,
  openStory,
  playsClips,
  storyRegion,
} from '../../../../test/open-story.tsx'
import { closeupParts } from '../closeup-parts.ts'
import { keyTurn, swipeOf } from './story-gesture.ts'
import { StoryViewer } from './StoryViewer.tsx'

browserLike()
bringParts(closeupParts)

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the viewer of a story', () => {
  it('C-1.06 C-3.55 shows its pages one after the other', async () => {
    const { user, store } = await openStory()
    const region = await storyRegion()
    expect(within(region).getByRole('img', { name: 'Dough in a bowl' })).toBeInTheDocument()
    await user.click(within(region).getByRole('button', { name: 'Next page' }))
    expect(selectActivePage(store.getState())).toBe(1)
    expect(within(region).getByRole('status')).toHaveTextContent('Page 2 of 3')
    expect(within(region).getByRole('heading', { name: 'Knead' })).toBeInTheDocument()
    expect(within(region).getByText('500 g')).toBeInTheDocument()
    expect(within(region).getByRole('link', { name: 'Mill' })).toHaveAttribute('rel', 'nofollow noopener ugc')
    expect(within(region).getByRole('link', { name: '@ada' })).toHaveAttribute('href', '/ada/')
    store.dispatch(storyResized(412))
    expect(selectDynamicWidth(store.getState())).toBe(412)
  })

  it('has no page that cannot be read before it comes to life, or where it never does', async () => {
    const shut: number[] = []
    const count = (part: ParentNode) => void shut.push(part.querySelectorAll('[inert]').length)
    const pin = aPinView({ story_pin_data_id: story.id, story_pin_data: story })
    await renderWithStore(<StoryViewer pinId={pin.id} />, {
      messageAreas: ['story'],
      entities: { pins: [pin] },
      beforeLife: count,
    })
    count(document)
    expect(shut).toEqual([0, 2])
  })

  it('is turned by arrow keys to its end and back', async () => {
    const { user, store } = await openStory()
    const next = within(await storyRegion()).getByRole('button', { name: 'Next page' })
    next.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(selectActivePage(store.getState())).toBe(2)
    expect(next).toHaveFocus()
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{ArrowLeft}')
    expect(selectActivePage(store.getState())).toBe(1)
  })

  it('C-9.20 C-9.31 goes on after five seconds, unless it is held, paused or over', async () => {
    const { store } = await openStory()
    const region = await storyRegion()
    const active = () => selectActivePage(store.getState())
    const after = (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms)
      })
    vi.useFakeTimers()
    fireEvent.keyDown(region, { key: 'ArrowRight' })
    fireEvent.keyDown(region, { key: 'ArrowLeft' })
    after(4000)
    fireEvent.pointerDown(region)
    after(60_000)
    fireEvent.pointerUp(region)
    after(999)
    expect(active()).toBe(0)
    after(1)
    expect(active()).toBe(1)
    fireEvent.click(within(region).getByRole('button', { name: 'Pause' }))
    after(60_000)
    expect(active()).toBe(1)
    fireEvent.click(within(region).getByRole('button', { name: 'Play' }))
    after(60_000)
    expect(active()).toBe(2)
    vi.useRealTimers()
    expect(within(region).getByRole('link', { name: 'Next story' })).toHaveAttribute('href', '/pin/2/')
  })

  it('the next story is the next of the list that was not seen yet', async () => {
    const { user, store } = await openStory(story, story, ['9', '2', '7'])
    const last = async () => {
      const region = await storyRegion()
      await user.click(await within(region).findByRole('button', { name: 'Next page' }))
      await user.click(within(region).getByRole('button', { name: 'Next page' }))
      return within(region).getByRole('link', { name: 'Next story' })
    }
    expect(await last()).toHaveAttribute('href', '/pin/9/')
    act(() => void store.dispatch(storyOpened('9')))
    expect(await last()).toHaveAttribute('href', '/pin/2/')
  })

  it('C-3.30 draws each of the nine kinds of blocks', async () => {
    playsClips()
    const items = [{ amount: '', name: 'First' }]
    const blocks: StoryPinData['pages'][number]['blocks'] = [
      { type: plainTypes.text, edits, style, text: 'A caption' },
      { type: types.heading, edits, style, text: 'A heading' },
      { type: types.paragraph, edits, style, text: 'A paragraph' },
      { type: types.link, edits, text: 'A link', href: 'https://mill.example/' },
      { type: types.image, edits, image, alt_text: 'A picture' },
      clipOf(7_000),
      { type: types.ingredient, edits, items: [{ amount: '1 kg', name: 'flour' }] },
      { type: types.supply, edits, items: [{ amount: '2', name: 'bowls' }] },
      { type: plainTypes.list, edits, items },
    ]
    await openStory({ ...story, pages: [{ ...leaf, id: 'all', blocks }] })
    const region = await storyRegion()
    const page = within(region)
    expect(page.getByText('A caption').closest('p')).toBeInTheDocument()
    expect(page.getByRole('heading', { name: 'A heading' })).toBeInTheDocument()
    expect(page.getByText('A paragraph').closest('p')).toBeInTheDocument()
    expect(page.getByRole('link', { name: 'A link' })).toBeInTheDocument()
    expect(page.getByRole('img', { name: 'A picture' })).toBeInTheDocument()
    expect(page.getByLabelText('Waves')).toHaveAttribute('src', '/images/videos/a/720p.mp4')
    expect(page.getByText('1 kg').closest('ul')).toHaveTextContent('flour')
    expect(page.getByText('2').closest('ul')).toHaveTextContent('bowls')
    expect(page.getByText('First').closest('ol')).toBeInTheDocument()
  })

  it('a page with a clip goes on when the clip is over, and the choice of sound stays', async () => {
    const play = playsClips()
    const clips = [clipOf(7_000)]
    const { store, user } = await openStory({
      ...story,
      pages: [{ ...leaf, id: 'clip', blocks: clips }, story.pages[2]!],
    })
    const region = await storyRegion()
    const video = within(region).getByLabelText<HTMLVideoElement>('Waves')
    await vi.waitFor(() => expect(play).toHaveBeenCalled())
    expect(video.muted).toBe(true)
    await user.click(within(region).getByRole('button', { name: 'Turn sound on' }))
    expect(video.muted).toBe(false)
    expect(localStorage.getItem('story_sound')).toBe('on')
    expect(selectActivePage(store.getState())).toBe(0)
    fireEvent.ended(video)
    expect(selectActivePage(store.getState())).toBe(1)
  })

  it('is leafed through by keys and swipes, and held by a long press', async () => {
    const { store } = await openStory()
    const region = await storyRegion()
    fireEvent.keyDown(region, { key: 'ArrowRight' })
    expect(selectActivePage(store.getState())).toBe(1)
    fireEvent.keyDown(region, { key: 'ArrowLeft' })
    expect(selectActivePage(store.getState())).toBe(0)
    fireEvent.pointerDown(region, { clientX: 200 })
    expect(region.querySelector<HTMLElement>('[style*="animation"]')!.style.animationPlayState).toBe('paused')
    fireEvent.pointerUp(region, { clientX: 100 })
    expect(selectActivePage(store.getState())).toBe(1)
    expect([keyTurn('ArrowLeft', true), swipeOf({ x: 0, at: 0 }, { x: 90, at: 9 }, true)]).toEqual([
      'next',
      'next',
    ])
  })

  it('reports each page with the time it was seen', async () => {
    const track = vi.fn()
    const detach = attachTracker({ track, count: () => undefined })
    const { user } = await openStory()
    await user.click(within(await storyRegion()).getByRole('button', { name: 'Next page' }))
    expect(track).toHaveBeenCalledWith({
      event_type: EVENT_TYPES.STORY_PAGE_VIEW,
      component: COMPONENTS.STORY_PAGE,
      object_id_str: '1',
      event_data: { page: 0, count: 3, startTime: expect.any(Number), endTime: expect.any(Number) },
    })
    detach()
  })

  it('has all its words on the page, for readers and search engines', async () => {
    await openStory()
    const text = (await screen.findByText('Read this story as text')).closest('details')
    for (const words of ['Picture: Dough in a bowl', 'Knead', '500 g flour', 'Bake for an hour.'])
      expect(within(text!).getByText(words)).toBeInTheDocument()
  })

  it('C-3.31 says that its creator took the pages down', async () => {
    await openStory({ ...story, pages: [], metadata: { ...story.metadata, is_deleted: true } })
    expect(await screen.findByText('This story was removed by its creator.')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Story: Bread' })).not.toBeInTheDocument()
  })
})
