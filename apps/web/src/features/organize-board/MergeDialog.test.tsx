import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { InitialUser } from '@tessera/api-types/page/request-context'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { MergeDialog } from './MergeDialog.tsx'

browserLike()

const owner = { id: '1', type: 'user', username: 'ada', full_name: 'Ada Byron', image_medium_url: null }

const mini = (id: string, name: string, owner = 'ada') => ({
  id,
  type: 'board' as const,
  name,
  url: `/${owner}/${name.toLowerCase()}/`,
  privacy: 'public' as const,
})
const offered = (board: ReturnType<typeof mini>) => ({
  ...board,
  image_url: null,
  is_collaborative: false,
  pin_count: 3,
  saved_pin_id: null,
  sections: [],
})
const preview = {
  pin_count: 3,
  stays_count: 1,
  others_pin_count: 1,
  section_count: 2,
  joined_section_count: 1,
  follower_count: 4,
  collaborator_count: 1,
  is_exposing: false,
}

async function show(more: Partial<typeof preview> = {}, answers: Record<string, unknown> = {}) {
  const onDismiss = vi.fn<() => void>()
  const board = mini('21', 'Clay')
  const all = [board, mini('22', 'Bowls'), mini('23', 'Shared', 'ben')].map(offered)
  const server = fakeServer({
    'boards.picker': { boards_shortlist: [], all_boards: all },
    'boards.mergePreview': { ...preview, ...more },
    'boards.merge': { ...board, owner, blocking_actions: [] },
    ...answers,
  })
  await renderWithStore(<MergeDialog board={board} onDismiss={onDismiss} />, {
    transport: server.transport,
    requestContext: { isAuthenticated: true, loginState: 1 },
    pageData: { initialUser: { id: '1', username: 'ada', full_name: 'Ada Byron' } as InitialUser },
    entities: { boards: [board] },
    messageAreas: ['boards', 'board-tools'],
  })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Board' }), 'Bowls')
  return { server, onDismiss }
}

it('offers the other boards of the member, and tells what a merge does before it is made', async () => {
  const { server, onDismiss } = await show()
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options).toEqual(['Bowls'])
  const facts = await screen.findByRole('list', { name: 'What will happen' })
  expect(facts).toHaveTextContent('2 pins move to Bowls.')
  expect(facts).toHaveTextContent('1 pin is already in Bowls.')
  expect(facts).toHaveTextContent('1 of them joins the section with the same name.')
  expect(facts).toHaveTextContent('4 followers won’t follow Bowls automatically.')
  expect(facts).toHaveTextContent('1 collaborator won’t be added to Bowls.')
  await userEvent.click(screen.getByRole('button', { name: 'Merge boards' }))
  await waitFor(() => expect(onDismiss).toHaveBeenCalledOnce())
  const pair = { board_id: '21', target_board_id: '22', is_exposure_confirmed: false }
  expect(server.askedFor('boards.merge').map(({ input }) => input)).toEqual([pair])
})

it('has to be confirmed where more people could see the pins', async () => {
  const { server } = await show({ is_exposing: true })
  const confirm = await screen.findByRole('checkbox', { name: /^Let more people see these pins/ })
  expect(confirm).toHaveAccessibleDescription('Bowls is visible to more people than “Clay”.')
  const submit = screen.getByRole('button', { name: 'Merge boards' })
  expect(submit).toBeDisabled()
  await userEvent.click(confirm)
  await userEvent.click(submit)
  await waitFor(() => expect(server.askedFor('boards.merge')).toHaveLength(1))
  expect(server.askedFor('boards.merge')[0]?.input).toMatchObject({ is_exposure_confirmed: true })
})

it('a preview that failed can be asked for again, and is announced where its facts are', async () => {
  let isDown = true
  await show({}, { 'boards.mergePreview': () => (isDown ? refusal(500, 'Down.') : preview) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  const alert = screen.getByText('Down.')
  isDown = false
  await userEvent.click(again)
  const facts = await screen.findByRole('list', { name: 'What will happen' })
  expect(facts.closest('[aria-live]')).toBeInTheDocument()
  expect(alert).not.toBeInTheDocument()
})
