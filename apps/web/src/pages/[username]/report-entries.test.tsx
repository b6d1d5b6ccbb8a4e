import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Board } from '../../entities/boards/boards-slice.ts'
import { selectReportTarget } from '../../entities/reports/report-slice.ts'
import type { User } from '../../entities/users/users-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { messagingViewer } from '../../test/open-messages.tsx'
import { aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { BoardMenu } from './[board]/late/BoardMenu.tsx'
import { ProfileActions } from './ProfileActions.tsx'

browserLike()

const person: User = aUser({ id: '77' })
const others = { can_edit: false, can_delete: false, can_add_pins: false, can_follow: true }
const adds = { ...others, can_add_pins: true }
const all = { can_edit: true, can_delete: true, can_add_pins: true, can_follow: false }

const boardOf = (ownerId: string, abilities: object): Partial<Board> => ({
  id: '7',
  type: 'board',
  name: 'Clay',
  url: '/ada/clay/',
  privacy: 'public',
  owner: aUser({ id: ownerId }),
  ...({ abilities } as Pick<Board, 'abilities'>),
})

const menuOf = (board: Partial<Board>, isMember = true) =>
  renderWithStore(<BoardMenu boardId="7" />, {
    entities: { boards: [board] },
    messageAreas: ['boards'],
    requestContext: { isAuthenticated: isMember },
    pageData: { initialUser: isMember ? messagingViewer : null },
  })

it.each([
  ['sees', others],
  ['adds to', adds],
])('a member who %s the board of another can report it', async (_verb, abilities) => {
  const { store } = await menuOf(boardOf('77', abilities))
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report board' }))
  expect(selectReportTarget(store.getState())).toEqual({ id: '7', type: 'board' })
})

it('the owner of a board does not report it, and a visitor has no menu', async () => {
  const { unmount } = await menuOf(boardOf(messagingViewer.id, all))
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  expect(screen.queryByRole('menuitem', { name: 'Report board' })).toBeNull()
  unmount()
  await menuOf(boardOf('77', others), false)
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
})

it('a person is reported from the menu of their profile', async () => {
  const { store } = await renderWithStore(<ProfileActions user={person} />, {
    messageAreas: ['profile', 'pins'],
    requestContext: { isAuthenticated: true },
    pageData: { initialUser: messagingViewer },
  })
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report profile' }))
  expect(selectReportTarget(store.getState())).toEqual({ id: '77', type: 'user' })
})
