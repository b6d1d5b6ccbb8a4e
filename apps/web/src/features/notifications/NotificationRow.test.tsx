import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { NotificationView } from '@tessera/api-types/notifications/views'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { NotificationRow } from './NotificationRow.tsx'

const actor = {
  id: '7',
  type: 'user',
  username: 'ada',
  full_name: 'Ada Moss',
  image_small_url: null,
  image_medium_url: null,
  is_verified_merchant: false,
} as const

const show = (given: Partial<NotificationView>) =>
  renderWithStore(
    <NotificationRow
      notification={{
        id: '1',
        kind: 'follow',
        actor,
        other_actors: [],
        people_count: 1,
        explicitly_followed_by_me: null,
        follow_requested_by_me: null,
        comment_text: null,
        pin_id: null,
        pin_image_url: null,
        board: null,
        business: null,
        price: null,
        reaction_type: null,
        created_at: '2026-01-01T00:00:00.000Z',
        is_read: true,
        count: 1,
        ...given,
      }}
    />,
    { messageAreas: ['preferences'] },
  )

it('a notification of somebody leads to them', async () => {
  await show({})
  expect(screen.getByRole('link', { name: /Ada Moss started following you/ })).toHaveAttribute(
    'href',
    '/ada/',
  )
})

it('a notification of a save leads to all that were saved with it, that of a comment to the pin', async () => {
  await show({ kind: 'save', pin_id: '9' })
  expect(screen.getByRole('link', { name: /Ada Moss saved your pin/ })).toHaveAttribute(
    'href',
    '/news_hub/1/',
  )
  cleanup()
  await show({ kind: 'comment', pin_id: '9' })
  expect(screen.getByRole('link', { name: /Ada Moss commented/ })).toHaveAttribute('href', '/pin/9/')
})

it('a notification of a comment quotes it', async () => {
  await show({ kind: 'comment', pin_id: '9', comment_text: 'What cone?' })
  expect(screen.getByText('What cone?').closest('q')).toBeInTheDocument()
})

it('many saves of one person are counted', async () => {
  await show({ kind: 'save', pin_id: '9', count: 30 })
  expect(screen.getByRole('link', { name: /Ada Moss saved 30 of your pins/ })).toBeInTheDocument()
})

const [bo, cy] = [
  { ...actor, id: '8', username: 'bo', full_name: 'Bo Lund' },
  { ...actor, id: '9', username: 'cy', full_name: 'Cy Hart' },
]

it.each([
  [[bo], 2, 'Ada Moss and Bo Lund saved your pin'],
  [[bo, cy], 3, 'Ada Moss, Bo Lund, and Cy Hart saved your pin'],
  [[bo, cy], 4, 'Ada Moss, Bo Lund, and 2 others saved your pin'],
  [[], 2, 'Ada Moss and 1 other saved your pin'],
])(
  'a save by several people names the last of them and counts the others (%#)',
  async (others, people_count, words) => {
    await show({ kind: 'save', pin_id: '9', other_actors: others, people_count })
    expect(screen.getByRole('link')).toHaveTextContent(words)
  },
)

it('a notification of several people leads to who they are, that of comments to the comments', async () => {
  await show({ kind: 'follow', other_actors: [bo], people_count: 2 })
  expect(screen.getByRole('link')).toHaveAttribute('href', '/news_hub/1/')
  cleanup()
  await show({ kind: 'comment', pin_id: '9', comment_text: 'Lovely', other_actors: [bo], people_count: 2 })
  const link = screen.getByRole('link', { name: /Ada Moss and Bo Lund commented on your pin.*Lovely/ })
  expect(link).toHaveAttribute('href', '/pin/9/')
})

it.each([
  [1, 1, 'Ada Moss liked your pin'],
  [2, 1, 'Ada Moss loved your pin'],
  [3, 1, 'Ada Moss said thanks for your pin'],
  [4, 1, 'Ada Moss was wowed by your pin'],
  [5, 1, 'Ada Moss found your pin funny'],
  [null, 1, 'Ada Moss reacted to your pin'],
  [null, 3, 'Ada Moss reacted to 3 of your pins'],
])('C-4.59 a reaction of kind %s to %i pins has its own words', async (reaction_type, count, words) => {
  await show({ kind: 'reaction', pin_id: '9', reaction_type, count })
  expect(screen.getByRole('link')).toHaveTextContent(words)
})

it('C-6.08 an invitation to a board leads to the board', async () => {
  const board = {
    id: '4',
    type: 'board',
    name: 'Kitchens',
    url: '/ada/kitchens/',
    privacy: 'public',
  } as const
  await show({ kind: 'board_invite', board })
  expect(screen.getByRole('link', { name: /Ada Moss invited you to save to Kitchens/ })).toHaveAttribute(
    'href',
    '/ada/kitchens/',
  )
})

it('a notification of the site says what was decided, names nobody and leads nowhere', async () => {
  await show({ kind: 'pin_removed', actor: null, is_read: false })
  expect(screen.getByText(/We removed one of your pins/)).toBeInTheDocument()
  expect(screen.getByText('New')).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})

const business = {
  id: '9',
  name: 'Kiln & Co',
  person_name: 'Ed Park',
  role: 'ADMIN',
  path: '/business/9/hub/people/5',
} as const

it('B-4.08 a notification of a business says what changed and leads into its console', async () => {
  await show({ kind: 'business_member_role', actor: null, business })
  const link = screen.getByRole('link', { name: /Ed Park is now an admin of Kiln & Co/ })
  expect(link).toHaveAttribute('href', '/business/9/hub/people/5')
})

it('B-2.15 who was removed from a business is led nowhere, not even to who did it', async () => {
  await show({ kind: 'business_removed', business: { ...business, role: null, path: null } })
  expect(screen.getByText(/You were removed from Kiln & Co/)).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})

it('news of a price says what the pin costs now and cost before, and leads to it', async () => {
  await show({ kind: 'price_drop', pin_id: '9', price: { value: 30, before: 40.5, currency: 'EUR' } })
  expect(
    screen.getByRole('link', { name: /Price drop from Ada Moss: now €30, was €40\.50/ }),
  ).toHaveAttribute('href', '/pin/9/')
})
