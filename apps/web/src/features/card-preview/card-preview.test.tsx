import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { StoryPageView } from '@tessera/api-types/story-pins/views'
import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPin, aPinView, aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { CardPreviewMount } from './CardPreviewMount.tsx'

browserLike()
beforeAll(() => import('./CardPreviews.tsx'))
afterEach(() => vi.unstubAllGlobals())

const video: PinCard['content'] = {
  kind: 'video',
  signature: 'abcd',
  duration: 9000,
  video_list: {
    V_720P: {
      url: '/videos/720p.mp4',
      width: 720,
      height: 1280,
      duration: 9000,
      thumbnail: '',
      captionsUrls: {},
    },
  },
}
const pins = [
  aPin({ id: '1', grid_title: 'Vase' }),
  aPin({ id: '2', grid_title: 'Loop', content: video }),
  aPin({ id: '3', grid_title: 'Walk', content: { kind: 'story', page_count: 2 } }),
]
const feed = { ids: ['1', '2', '3'], status: 'ready', error: null, isLoadingMore: false } as const

async function shown() {
  const server = fakeServer({})
  const view = await renderWithStore(
    <>
      <PinGrid label="Pins" feed={{ ...feed, hasMoreFailed: false, onRetry: () => undefined }} empty={null} />
      <CardPreviewMount />
    </>,
    { transport: server.transport, entities: { pins, users: [aUser()] }, messageAreas: ['pins'] },
  )
  return { ...view, server }
}

const card = (name: string) => screen.getByRole('link', { name: new RegExp(name) })
const preview = () => document.querySelector('[data-preview]')
const hover = (name: string, pointerType = 'mouse') =>
  act(async () => void fireEvent.pointerOver(card(name), { pointerType }))

/** What plays previews is loaded by the first hover, and sees the second. */
async function rest(name: string) {
  await hover(name)
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  await hover('Vase')
  await hover(name)
}

it('a video plays without sound while a mouse rests on its card, until it leaves', async () => {
  await shown()
  expect(document.querySelector('video')).toBeNull()
  await rest('Loop')
  const player = await waitFor(() => {
    const found = card('Loop').querySelector('video')
    expect(found).not.toBeNull()
    return found
  })
  expect(player).toHaveAttribute('src', '/videos/720p.mp4')
  expect(player?.muted).toBe(true)
  await hover('Vase')
  expect(preview()).toBeNull()
})

it('a scroll ends it', async () => {
  await shown()
  await rest('Loop')
  await waitFor(() => expect(preview()).not.toBeNull())
  await act(async () => void fireEvent.scroll(document))
  expect(preview()).toBeNull()
})

it('a story shows its pages in turn, asked for by the hover alone', async () => {
  const { store, server } = await shown()
  expect(server.calls).toEqual([])
  await rest('Walk')
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('CloseupDetailQuery'))
  const pages: StoryPageView[] = ['#111111', '#222222'].map((background_color, at) => ({
    id: String(at),
    layout: 'full_bleed',
    background_color,
    blocks: [],
  }))
  const story_pin_data = { ...aPinView().story_pin_data, pages }
  act(() => void store.dispatch(entitiesReceived({ pins: [{ ...pins[2], story_pin_data }] })))
  const page = () => preview()?.querySelector('[data-story-page]')?.getAttribute('data-story-page')
  await waitFor(() => expect(page()).toBe('1'))
  await waitFor(() => expect(page()).toBe('0'), { timeout: 3000 })
})

it('plays nothing for a finger, for a picture, or where motion or data are saved', async () => {
  await shown()
  await hover('Loop', 'touch')
  await rest('Vase')
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('reduce') }),
  )
  await rest('Loop')
  await act(async () => new Promise((resolve) => setTimeout(resolve, 600)))
  expect(preview()).toBeNull()
})

it('previews that do not load are passed over in silence, and come with the next hover', async () => {
  const { store, translator } = await shown()
  vi.spyOn(translator, 'addAreas').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await hover('Loop')
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(selectToasts(store.getState())).toEqual([])
  await hover('Vase')
  expect(preview()).toBeNull()
  await rest('Loop')
  await waitFor(() => expect(preview()).not.toBeNull())
})
