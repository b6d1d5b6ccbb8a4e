import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { COMPONENTS, EVENT_TYPES } from '@tessera/shared-tracking'
import {
  STORY_BLOCK_TYPES as types,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
} from '@tessera/api-types/story-pins/story-constants'
import type { StoryPinData } from '@tessera/api-types/story-pins/views'
import { Route, Routes } from 'react-router-dom'
import {
  selectActivePage,
  selectDynamicWidth,
  storyResized,
} from '../../../../entities/story-pins/idea-pin-slice.ts'
import { attachTracker } from '../../../../shared/tracking/track.ts'
import { bringParts } from '../../../../test/bring-parts.ts'
import { browserLike } from '../../../../test/browser-like.ts'
import { fakeServer, page } from '../../../../test/fake-server.ts'
import { aPin, aPinView, aUser } from '../../../../test/pin-builders.ts'
import { renderWithStore } from '../../../../test/render-with-store.tsx'
import { pinDocument, relatedDocument } from '../../../../test/stored-documents.ts'
import { Closeup } from '../Closeup.tsx'
import { closeupParts } from '../closeup-parts.ts'
import { keyTurn, swipeOf } from './story-gesture.ts'

browserLike()
bringParts(closeupParts)

const edits = { left: 50, top: 50, scale: 1, transform: { rotate: 0, scaleX: 1, scaleY: 1 } }
const style = {
  alignment: 1 as const,
  color: '#111111',
  highlight_color: '#FFFFFF',
  vertical_alignment: 1 as const,
  font_size: 28,
  letter_spacing: -0.4,
  line_height: 1.25,
  font_id: null,
  text_transform: 'none' as const,
}
const image = { url: '/images/736x/a.jpg', width: 300, height: 540, dominantColor: '#aa8866' }
const leaf = { layout: 'full_bleed' as const, background_color: '#ffffff' }

const clipOf = (duration: number) => ({
  type: types.video,
  edits,
  image,
  alt_text: 'Waves',
  duration,
  video_list: {
    V_720P: {
      url: '/images/videos/a/720p.mp4',
      width: 360,
      height: 640,
      duration,
      thumbnail: image.url,
      captionsUrls: {},
    },
  },
})

const story: StoryPinData = {
  id: '31',
  pages: [
    { ...leaf, id: 'a', blocks: [{ type: types.image, edits, image, alt_text: 'Dough in a bowl' }] },
    {
      ...leaf,
      id: 'b',
      blocks: [
        { type: types.heading, edits, style, text: 'Knead' },
        { type: types.ingredient, edits, items: [{ amount: '500 g', name: 'flour' }] },
        { type: types.link, edits, text: 'Mill', href: 'https://mill.example/' },
        { type: types.mentionSticker, edits, user: aUser() },
      ],
    },
    { ...leaf, id: 'c', blocks: [{ type: types.paragraph, edits, style, text: 'Bake for an hour.' }] },
  ],
  metadata: { title: 'Bread', total_video_duration: 0, template_type: 'recipe', is_deleted: false },
  music_attributions: [],
}

async function opened(given: StoryPinData = story) {
  const pin = aPinView({
    title: 'Bread',
    content: { kind: 'story', page_count: given.pages.length },
    story_pin_data_id: given.id,
    story_pin_data: given,
  })
  const other = aPin({ id: '2', content: { kind: 'story', page_count: 3 } })
  const server = fakeServer({
    CloseupDetailQuery: pinDocument(pin),
    CloseupRelatedModulesFeedQuery: relatedDocument([other]),
    'comments.list': page([]),
    'articles.related': [],
  })
  const routes = (
    <Routes>
      <Route path="/pin/:id/" element={<Closeup />} />
    </Routes>
  )
  const view = await renderWithStore(routes, {
    transport: server.transport,
    path: '/pin/1/',
    messageAreas: ['pins', 'closeup', 'comments', 'articles', 'story'],
  })
  return { ...view, user: userEvent.setup() }
}

const viewer = () => screen.findByRole('region', { name: 'Story: Bread' })

/** A browser that plays clips. */
function playing() {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  return vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
}
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the viewer of a story', () => {
  it('C-1.06 C-3.55 shows its pages one after the other', async () => {
    const { user, store } = await opened()
    const region = await viewer()
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

  it('C-9.20 C-9.31 goes on after five seconds, unless it is held, paused or over', async () => {
    const { store } = await opened()
    const region = await viewer()
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

  it('C-3.30 draws each of the nine kinds of blocks', async () => {
    playing()
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
    await opened({ ...story, pages: [{ ...leaf, id: 'all', blocks }] })
    const region = await viewer()
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
    const play = playing()
    const clips = [clipOf(7_000)]
    const { store, user } = await opened({
      ...story,
      pages: [{ ...leaf, id: 'clip', blocks: clips }, story.pages[2]!],
    })
    const region = await viewer()
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
    const { store } = await opened()
    const region = await viewer()
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
    const { user } = await opened()
    await user.click(within(await viewer()).getByRole('button', { name: 'Next page' }))
    expect(track).toHaveBeenCalledWith({
      event_type: EVENT_TYPES.STORY_PAGE_VIEW,
      component: COMPONENTS.STORY_PAGE,
      object_id_str: '1',
      event_data: { page: 0, count: 3, startTime: expect.any(Number), endTime: expect.any(Number) },
    })
    detach()
  })

  it('has all its words on the page, for readers and search engines', async () => {
    await opened()
    const text = (await screen.findByText('Read this story as text')).closest('details')
    for (const words of ['Picture: Dough in a bowl', 'Knead', '500 g flour', 'Bake for an hour.'])
      expect(within(text!).getByText(words)).toBeInTheDocument()
  })

  it('C-3.31 says that its creator took the pages down', async () => {
    await opened({ ...story, pages: [], metadata: { ...story.metadata, is_deleted: true } })
    expect(await screen.findByText('This story was removed by its creator.')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Story: Bread' })).not.toBeInTheDocument()
  })
})

describe('the music of a story', () => {
  const track = (id: string, title: string) => ({
    id,
    title,
    artist: 'The Makers',
    isrc: null,
    thumbnail: null,
    duration: 60_000,
    url: `/images/music/${id}.m4a`,
  })
  const heard = (id: string, title: string, start_ms = 0) => ({
    type: types.music,
    edits,
    start_ms,
    track: track(id, title),
  })
  const picture = { type: types.image, edits, image, alt_text: 'Dough' }
  const withMusic: StoryPinData = {
    ...story,
    pages: [
      { ...leaf, id: 'a', blocks: [picture, heard('6', 'Dawn', 3000)] },
      { ...leaf, id: 'b', blocks: [picture, heard('6', 'Dawn')] },
      { ...leaf, id: 'c', blocks: [picture, heard('7', 'Dusk')] },
    ],
  }
  const sound = (region: HTMLElement) => region.querySelector<HTMLAudioElement>('audio')!
  const next = (region: HTMLElement) => within(region).getByRole('button', { name: 'Next page' })

  it('C-3.32 names the music of a page, and of the text', async () => {
    playing()
    await opened(withMusic)
    const region = await viewer()
    expect(within(region).getByText('♪ Dawn · The Makers')).toHaveAttribute('aria-hidden', 'true')
    expect(within(region).getByText('Music: Dawn by The Makers')).toBeInTheDocument()
    await userEvent.click(screen.getByText('Read this story as text'))
    expect(screen.getAllByText('Music: Dusk by The Makers')).toHaveLength(1)
  })

  it('C-3.33 is silent until sound is chosen, plays on where the track stays, and stops with the page', async () => {
    const play = playing()
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')
    const { user } = await opened(withMusic)
    const region = await viewer()
    expect(play).not.toHaveBeenCalled()
    expect(sound(region)).not.toHaveAttribute('src')
    await user.click(within(region).getByRole('button', { name: 'Turn sound on' }))
    expect(sound(region)).toHaveAttribute('src', '/images/music/6.m4a')
    expect(sound(region).currentTime).toBe(3)
    sound(region).currentTime = 9
    await user.click(next(region))
    expect(sound(region)).toHaveAttribute('src', '/images/music/6.m4a')
    expect(sound(region).currentTime).toBe(9)
    await user.click(next(region))
    expect(sound(region)).toHaveAttribute('src', '/images/music/7.m4a')
    expect(localStorage.getItem('story_sound')).toBe('on')
    pause.mockClear()
    fireEvent.pointerDown(region)
    expect(pause).toHaveBeenCalledTimes(1)
    fireEvent.pointerUp(region)
    const plays = play.mock.calls.length
    await user.click(within(region).getByRole('button', { name: 'Pause' }))
    expect(pause.mock.calls.length).toBeGreaterThan(1)
    expect(play.mock.calls.length).toBeLessThanOrEqual(plays + 1)
  })

  it('C-3.33 a remembered choice plays at once, except where data is saved or the browser refuses', async () => {
    localStorage.setItem('story_sound', 'on')
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const play = playing()
    const saving = await opened(withMusic)
    await viewer()
    expect(play).not.toHaveBeenCalled()
    saving.unmount()
    Reflect.deleteProperty(navigator, 'connection')
    play.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await opened(withMusic)
    const region = await viewer()
    expect(play).toHaveBeenCalledTimes(1)
    expect(await within(region).findByRole('button', { name: 'Turn sound on' })).toBeInTheDocument()
    expect(localStorage.getItem('story_sound')).toBe('on')
  })
})
