import type { DidItView } from '@tessera/api-types/comments/did-it-views'
import { aUser } from './pin-builders.ts'

const picture = {
  url: 'http://tessera.test/images/736x/aa.jpg',
  width: 736,
  height: 1104,
  dominantColor: '#aabbcc',
}

export const aDidIt = (over: Partial<DidItView> = {}): DidItView => ({
  id: '61',
  type: 'userdiditdata',
  user: aUser(),
  details: 'It worked',
  image: {
    image_signature: 'a1b2c3d4e5f6a7b8a1b2c3d4e5f6a7b8',
    images: { '236x': picture, '736x': picture, orig: picture },
  },
  comment_count: 0,
  like_count: 0,
  liked_by_me: false,
  helpful_count: 0,
  marked_helpful_by_me: false,
  aggregated_pin_id: '31',
  pin_id: '1',
  created_at: '2026-01-02T03:04:05.000Z',
  abilities: { can_edit: true, can_delete: true },
  ...over,
})
