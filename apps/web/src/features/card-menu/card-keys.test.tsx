import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { boxBeside } from '../../entities/pins/move-in-cards.ts'
import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPin, aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { saveActionsOf } from '../save-pin/SaveActions.tsx'

browserLike()

it('a card is one stop of the tab key; arrows lead through its actions', async () => {
  const pins = [aPin({ id: '1', grid_title: 'Vase' }), aPin({ id: '2', grid_title: 'Lamp' })]
  const feed = { ids: ['1', '2'], status: 'ready', error: null, isLoadingMore: false } as const
  const user = userEvent.setup()
  await renderWithStore(
    <PinGrid
      label="Pins"
      feed={{ ...feed, hasMoreFailed: false, onRetry: () => undefined }}
      empty={null}
      actionsOf={saveActionsOf}
    />,
    {
      transport: fakeServer({ 'boards.picker': { boards_shortlist: [], all_boards: [] } }).transport,
      entities: { pins, users: [aUser()] },
      messageAreas: ['pins'],
      requestContext: { isAuthenticated: true },
      pageData: { initialUser: { ...aUser(), first_name: 'Ada', is_partner: false } },
    },
  )
  const first = screen.getByRole('link', { name: /Vase/ })
  await user.tab()
  expect(first).toHaveFocus()
  expect(first).toHaveAccessibleDescription(/left and right arrow keys/)
  await user.keyboard('{ArrowLeft}')
  expect(first).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getAllByRole('button', { name: 'Choose board' })[0]).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getAllByRole('button', { name: 'Save' })[0]).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('link', { name: /Lamp/ })).toHaveFocus()
})

it.each([
  ['below', { left: 0, right: 10, top: 0 }, 1, 2],
  ['above', { left: 0, right: 10, top: 40 }, -1, 2],
  ['nothing', { left: 40, right: 50, top: 0 }, 1, -1],
] as const)('the card %s in the same column is the nearest one', (_, from, step, at) => {
  const boxes = [
    { left: 0, right: 10, top: 40 },
    { left: 12, right: 22, top: 5 },
    { left: 0, right: 10, top: 20 },
    { left: 0, right: 10, top: 0 },
  ]
  expect(boxBeside(from, boxes, step)).toBe(at)
})
