import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '../../test/fake-server.ts'
import { aPin, aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { BoardGroups } from './BoardGroups.tsx'

const ada = { ...aUser({ id: '11' }), abilities: { can_edit: true } }
const board = (id: string, over: object = {}) => ({ ...aPin().board!, id, name: id, owner: ada, ...over })
const secret = { privacy: 'secret' }

async function show() {
  const boards = [board('1'), board('2', secret), board('3', secret), board('4'), board('5', secret)]
  const server = fakeServer({ 'boards.reorder': {} })
  await renderWithStore(
    <BoardGroups
      ids={boards.map(({ id }) => id)}
      user={ada as never}
      sort="custom"
      onCreate={() => undefined}
    />,
    { transport: server.transport, messageAreas: ['boards', 'profile'], entities: { boards } },
  )
  const arrow = (name: string) => screen.getByRole('button', { name })
  return { server, arrow, user: userEvent.setup() }
}

it.each([
  ['Move 1 later', ['2', '3', '4', '1', '5']],
  ['Move 4 earlier', ['4', '1', '2', '3', '5']],
  ['Move 2 later', ['1', '3', '2', '4', '5']],
  ['Move 5 earlier', ['1', '2', '5', '3', '4']],
])('%s takes the place of the next board that is shown beside it', async (name, board_ids) => {
  const { server, arrow, user } = await show()
  await user.click(arrow(name))
  await waitFor(() => expect(server.askedFor('boards.reorder')[0]?.input).toEqual({ board_ids }))
})

it('the first and the last of each group go no further', async () => {
  const { arrow } = await show()
  for (const name of ['Move 1 earlier', 'Move 4 later', 'Move 2 earlier', 'Move 5 later'])
    expect(arrow(name)).toBeDisabled()
  for (const name of ['Move 1 later', 'Move 3 earlier', 'Move 3 later']) expect(arrow(name)).toBeEnabled()
})
