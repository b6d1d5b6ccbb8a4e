import { type RenderResult, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type Mock, vi } from 'vitest'
import { selectStoryEditor } from '../features/edit-story/story-editor-slice.ts'
import { StoryEditor } from '../features/edit-story/StoryEditor.tsx'
import type { AppStore } from '../shared/store/make-store.ts'
import { fakeServer } from './fake-server.ts'
import { aPinView } from './pin-builders.ts'
import { renderWithStore } from './render-with-store.tsx'
import { WayOut } from './render-with-store.tsx'

export const signature = 'a'.repeat(32)
export const image = { kind: 'image' as const, signature, url: '/images/a.jpg', altText: '' }

const draftOf = (version: number) => ({ id: '77', version, type: 'story', content: {}, pictures: {} })

type OpenEditor = RenderResult & {
  store: AppStore
  server: ReturnType<typeof fakeServer>
  user: UserEvent
  state: () => ReturnType<typeof selectStoryEditor>
  onPublished: Mock<(pinId: string) => void>
  onDrafted: Mock<(draftId: string) => void>
}

/** The editor of a new story, or of the one that is named. */
export async function openStoryEditor(
  answers: Record<string, unknown> = {},
  over: { pinId?: string } = {},
): Promise<OpenEditor> {
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
  const onPublished = vi.fn<(pinId: string) => void>()
  const onDrafted = vi.fn<(draftId: string) => void>()
  const view = await renderWithStore(
    <>
      <WayOut />
      <StoryEditor
        pinId={over.pinId ?? null}
        draftId={null}
        renderCreate={() => null}
        onPublished={onPublished}
        onDrafted={onDrafted}
      />
    </>,
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

/** Follows a link of the page to `/today/`. */
export const leave = (user: UserEvent) =>
  user.click(screen.getByRole('link', { name: 'Today', hidden: true }))

export const place = () => screen.getByTestId('place').textContent

export const press = (name: string) => screen.getByRole('button', { name })
