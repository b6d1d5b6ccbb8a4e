import userEvent from '@testing-library/user-event'
import type { CommentView } from '@tessera/api-types/comments/views'
import { type Pin, selectPin } from '../entities/pins/pins-slice.ts'
import { Comments } from '../features/comment/Comments.tsx'
import { useAppSelector } from '../shared/store/hooks.ts'
import { fakeServer, page } from './fake-server.ts'
import { aPinView, aUser } from './pin-builders.ts'
import { renderWithStore } from './render-with-store.tsx'

/** A comment of a pin as the server sends it. */
export const aComment = (over: Partial<CommentView> = {}): CommentView => ({
  id: '51',
  type: 'aggregatedcomment',
  user: aUser(),
  text: 'Lovely glaze',
  tags: [],
  tagged_users: [],
  reaction_counts: [],
  reaction_by_me: 0,
  helpful_count: 0,
  marked_helpful_by_me: false,
  highlighted_by_pin_owner: false,
  comment_count: 0,
  parent_id: null,
  pin_id: '1',
  image: null,
  translatedText: null,
  featureMap: {},
  created_at: '2026-01-02T03:04:05.000Z',
  abilities: { can_edit: true, can_delete: true, can_highlight: true, can_translate: false },
  ...over,
})

function Part() {
  const pin = useAppSelector((state) => selectPin(state, '1'))
  return pin && <Comments pin={pin} />
}

const viewer = {
  id: '11',
  username: 'ada',
  full_name: 'Ada',
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
}

/** Shows the comments of pin 1 to a member, with what the server is to return. */
export async function showComments(answers: Record<string, unknown>, over: Partial<Pin> = {}) {
  const server = fakeServer({ 'comments.list': page([aComment()]), ...answers })
  const view = await renderWithStore(<Part />, {
    transport: server.transport,
    entities: { pins: [{ ...aPinView(), ...over }] },
    messageAreas: ['pins', 'comments'],
    requestContext: { isAuthenticated: true },
    pageData: { initialUser: viewer },
  })
  return { store: view.store, unmount: view.unmount, server, user: userEvent.setup() }
}
