import { type RenderResult, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { STORY_BLOCK_TYPES as types } from '@tessera/api-types/story-pins/story-constants'
import type { StoryPinData } from '@tessera/api-types/story-pins/views'
import { Route, Routes } from 'react-router-dom'
import { Closeup } from '../pages/pin/closeup/Closeup.tsx'
import type { AppStore } from '../shared/store/make-store.ts'
import { fakeServer, page } from './fake-server.ts'
import { aPin, aPinView, aUser } from './pin-builders.ts'
import { renderWithStore } from './render-with-store.tsx'
import { pinDocument, relatedDocument } from './stored-documents.ts'

export const edits = { left: 50, top: 50, scale: 1, transform: { rotate: 0, scaleX: 1, scaleY: 1 } }
export const style = {
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
export const image = { url: '/images/736x/a.jpg', width: 300, height: 540, dominantColor: '#aa8866' }
export const leaf = { layout: 'full_bleed' as const, background_color: '#ffffff' }

export const clipOf = (duration: number) => ({
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

export const story: StoryPinData = {
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

/** The closeup of a pin with a story. */
export async function openStory(
  given: StoryPinData = story,
  /** What the server gives when it is asked again. */
  later: StoryPinData = given,
  /** The stories listed below it. */
  others: readonly string[] = ['2'],
): Promise<RenderResult & { store: AppStore; user: UserEvent; asked: () => number }> {
  const pinOf = (data: StoryPinData) =>
    aPinView({
      title: 'Bread',
      content: { kind: 'story', page_count: data.pages.length },
      story_pin_data_id: data.id,
      story_pin_data: data,
    })
  let asked = 0
  const listed = others.map((id) => aPin({ id, content: { kind: 'story', page_count: 3 } }))
  const server = fakeServer({
    CloseupDetailQuery: () => pinDocument(pinOf(asked++ === 0 ? given : later)),
    CloseupRelatedModulesFeedQuery: relatedDocument(listed),
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
  return { ...view, user: userEvent.setup(), asked: () => asked }
}

export const storyRegion = () => screen.findByRole('region', { name: 'Story: Bread' })

/** A browser that plays clips. */
export function playsClips() {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  return vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
}
