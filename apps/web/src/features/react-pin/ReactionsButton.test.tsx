import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ReactionView } from '@tessera/api-types/pins/views'
import type { CallInput } from '../../shared/api/call.ts'
import { selectPin } from '../../entities/pins/pins-slice.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, page, refusal } from '../../test/fake-server.ts'
import { aPinView, aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { ReactionsButton } from './ReactionsButton.tsx'
import { selectReactionEntities } from './reactions-slice.ts'

browserLike()

const reactions: ReactionView[] = [
  { id: '31-12', user: aUser({ id: '12', username: 'ben', full_name: 'Ben Oit' }), reaction_type: 1 },
  { id: '31-13', user: aUser({ id: '13', username: 'cyd', full_name: 'Cyd Roe' }), reaction_type: 3 },
]

function Part() {
  const pin = useAppSelector((state) => selectPin(state, '1'))
  return pin && <ReactionsButton pin={pin} />
}

async function shown(answer: unknown, pin = aPinView()) {
  const server = fakeServer({ 'pins.reactions': answer })
  const view = await renderWithStore(<Part />, {
    transport: server.transport,
    entities: { pins: [pin] },
    messageAreas: ['closeup'],
  })
  await userEvent.click(screen.getByRole('button', { name: '2 reactions' }))
  return { ...view, server }
}

it('C-7.52 C-3.38 reactions are stored, and listed with who made them and how', async () => {
  const { store } = await shown(page(reactions))
  expect(await screen.findByRole('link', { name: 'Ben Oit' })).toHaveAttribute('href', '/ben/')
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([expect.stringContaining('Like'), expect.stringContaining('Thanks')])
  expect(Object.values(selectReactionEntities(store.getState()))).toEqual(reactions)
})

it('C-4.59 people can be listed by the kind of their reaction', async () => {
  const pin = aPinView()
  pin.reaction_counts = [
    { reactionType: 3, reactionCount: 1 },
    { reactionType: 1, reactionCount: 1 },
  ]
  const { server } = await shown(
    ({ reaction_type }: CallInput) =>
      page(reactions.filter((one) => !reaction_type || one.reaction_type === reaction_type)),
    pin,
  )
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  const kinds = within(screen.getByRole('group', { name: 'Kinds of reactions' })).getAllByRole('button')
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    'All',
    expect.stringContaining('Like, 1 reaction'),
    expect.stringContaining('Thanks, 1 reaction'),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Thanks, 1 reaction' }))
  expect(await screen.findByRole('link', { name: 'Cyd Roe' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Ben Oit' })).not.toBeInTheDocument()
  expect(server.askedFor('pins.reactions').at(-1)?.input).toMatchObject({ pin_id: '1', reaction_type: 3 })
})

it('say when they do not load', async () => {
  await shown(refusal(503))
  expect(await screen.findByText('Couldn’t load reactions.')).toBeInTheDocument()
})
