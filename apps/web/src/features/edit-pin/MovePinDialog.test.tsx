import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { boardPageApi } from '../../entities/boards/board-page-api.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, page } from '../../test/fake-server.ts'
import { aPin, aPinView } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { MovePinDialog } from './MovePinDialog.tsx'

browserLike()

const boards = ['21', '22'].map((id) => ({ id, name: id === '21' ? 'Clay' : 'Wood', sections: [] }))
const { boardFeed } = boardPageApi.endpoints
const clay = { boardId: '21', isSectionless: true }

it('a pin that is moved to another board leaves the list of its old one', async () => {
  const pin = aPinView({ id: '7', board: { ...aPinView().board!, id: '21' }, section: null })
  const server = fakeServer({
    'boards.feed': () => page([aPin({ id: '7' }), aPin({ id: '8' })]),
    'boards.picker': { boards_shortlist: [], all_boards: boards },
    'pins.update': pin,
  })
  const { store } = await renderWithStore(
    <MovePinDialog pin={pin} onDismiss={() => undefined} renderCreate={() => null} />,
    { messageAreas: ['composer', 'boards'], transport: server.transport },
  )
  await store.dispatch(boardFeed.initiate(clay))
  await screen.findByRole('option', { name: 'Wood' })
  await userEvent.selectOptions(screen.getByLabelText('Board'), 'Wood')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const listed = () =>
    boardFeed
      .select(clay)(store.getState())
      .data?.pages.flatMap(({ ids }) => ids)
  await waitFor(() => expect(listed()).toEqual(['8']))
})
