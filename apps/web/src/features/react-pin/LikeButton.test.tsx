import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PinView } from '@tessera/api-types/pins/views'
import { selectPin } from '../../entities/pins/pins-slice.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aPinView } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { LikeButton } from './LikeButton.tsx'

browserLike()
beforeAll(() => import('./LikeButtonKinds.tsx'))

function Part() {
  const pin = useAppSelector((state) => selectPin(state, '1'))
  return pin && <LikeButton pin={pin} />
}

async function shown(over: Partial<PinView> = {}, answers: Record<string, unknown> = {}) {
  const server = fakeServer(answers)
  const view = await renderWithStore(<Part />, {
    transport: server.transport,
    entities: { pins: [{ ...aPinView(), ...over }] },
    requestContext: { isAuthenticated: true },
    messageAreas: ['pins'],
  })
  return { ...view, server, button: screen.getByRole('button') }
}

async function openKinds(button: HTMLElement) {
  await act(async () => button.focus())
  // One that waits for its code stands there before.
  const more = await screen.findByRole('button', { name: 'More reactions', busy: false })
  await userEvent.tab()
  expect(more).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  return more
}

const reacted = (reaction_by_me: number, reaction_counts: PinView['reaction_counts']) => ({
  pin_id: '1',
  reaction_counts,
  reaction_by_me,
})

describe('the like button', () => {
  it('C-1.12 C-4.59 offers all kinds by a button of their own, and reacts with the chosen one', async () => {
    const { button, server } = await shown(
      {},
      {
        'pins.react': reacted(4, [
          { reactionType: 1, reactionCount: 2 },
          { reactionType: 4, reactionCount: 1 },
        ]),
      },
    )
    await openKinds(button)
    const kinds = await screen.findAllByRole('menuitemradio')
    expect(kinds.map((kind) => kind.getAttribute('aria-label'))).toEqual([
      'Like, 2 reactions',
      'Love',
      'Thanks',
      'Wow',
      'Haha',
    ])
    expect(kinds[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    expect(server.askedFor('pins.react').map(({ input }) => input)).toEqual([
      { pin_id: '1', reaction_type: 4 },
    ])
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Wow 3 reactions' })).toHaveFocus()
  })

  it('has the kinds next in the order of Tab, also for who presses it before they are here', async () => {
    const { button } = await shown()
    act(() => button.focus())
    await userEvent.tab()
    expect(button).not.toHaveFocus()
    expect(document.activeElement).toHaveAccessibleName('More reactions')
    const more = await screen.findByRole('button', { name: 'More reactions' })
    expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('menuitemradio', { name: 'Like, 2 reactions' })).toHaveFocus()
  })

  it('only the button of the kinds says that it opens a menu, and has the focus again after Escape', async () => {
    const { button, server } = await shown()
    const more = await openKinds(button)
    expect(more).toHaveAttribute('aria-haspopup', 'menu')
    expect(more).toHaveAttribute('aria-expanded', 'true')
    expect(button).not.toHaveAttribute('aria-haspopup')
    expect(button).not.toHaveAttribute('aria-expanded')
    await userEvent.keyboard('{Escape}')
    expect(more).toHaveFocus()
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await act(async () => button.focus())
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(server.calls).toEqual([])
  })

  it('a single press still likes, and takes any kind back', async () => {
    const { button, server } = await shown(
      {},
      {
        'pins.react': reacted(1, [{ reactionType: 1, reactionCount: 3 }]),
        'pins.unreact': reacted(0, [{ reactionType: 1, reactionCount: 2 }]),
      },
    )
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'false')
    expect(server.calls.map(({ name, input }) => [name, input])).toEqual([
      ['pins.react', { pin_id: '1', reaction_type: 1 }],
      ['pins.unreact', { pin_id: '1' }],
    ])
  })

  it('the kind of before is back where the server refuses another one', async () => {
    const { store, button } = await shown(
      { reaction_by_me: 3, reaction_counts: [{ reactionType: 3, reactionCount: 1 }] },
      { 'pins.react': refusal(503) },
    )
    await openKinds(button)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Love' }))
    expect(await screen.findByRole('button', { name: 'Thanks 1 reaction' })).toBeInTheDocument()
    expect(selectPin(store.getState(), '1')).toMatchObject({
      reaction_by_me: 3,
      reaction_counts: [{ reactionType: 3, reactionCount: 1 }],
    })
  })

  it('a finger that stays opens the kinds, and does not like as it leaves', async () => {
    const { button, server } = await shown()
    const touch = { pointerType: 'touch' }
    fireEvent.pointerEnter(button, touch)
    await act(async () => undefined)
    fireEvent.pointerDown(button, touch)
    expect(await screen.findByRole('menu', { name: 'React to this pin' })).toBeInTheDocument()
    fireEvent.pointerUp(button, touch)
    fireEvent.click(button)
    expect(server.calls).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(button).toHaveFocus()
  })

  it('a slow tap on a kind chooses it', async () => {
    const { button, server } = await shown({}, { 'pins.react': reacted(2, []) })
    await openKinds(button)
    const love = await screen.findByRole('menuitemradio', { name: 'Love' })
    fireEvent.pointerDown(love, { pointerType: 'touch' })
    await act(async () => new Promise((resolve) => setTimeout(resolve, 600)))
    fireEvent.pointerUp(love, { pointerType: 'touch' })
    fireEvent.click(love)
    expect(server.askedFor('pins.react').map(({ input }) => input)).toEqual([
      { pin_id: '1', reaction_type: 2 },
    ])
  })

  it('a mouse that leaves closes the kinds, unless the focus is in them', async () => {
    const { button } = await shown()
    const mouse = { pointerType: 'mouse' }
    const box = button.parentElement as HTMLElement
    const leave = async () => {
      fireEvent.pointerLeave(box, mouse)
      await act(async () => new Promise((resolve) => setTimeout(resolve, 400)))
    }
    await openKinds(button)
    await leave()
    expect(screen.getByRole('menuitemradio', { name: /Like/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    fireEvent.pointerEnter(box, mouse)
    expect(await screen.findByRole('menu')).toBeInTheDocument()
    await leave()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})
