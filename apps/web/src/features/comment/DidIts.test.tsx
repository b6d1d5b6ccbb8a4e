import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Pin, selectPin } from '../../entities/pins/pins-slice.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { aDidIt } from '../../test/did-it-builder.ts'
import { fakeServer, page, refusal } from '../../test/fake-server.ts'
import { aPinView } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { DidIts } from './DidIts.tsx'

browserLike()

function Part() {
  const pin = useAppSelector((state) => selectPin(state, '1'))
  return pin && <DidIts pin={pin} />
}

const tried = (images_count: number) => ({
  aggregated_pin_data: { id: '31', comment_count: 0, did_it_data: { images_count } },
})

async function shown(answers: Record<string, unknown>, over: Partial<Pin> = tried(1)) {
  const server = fakeServer({ 'didIts.list': page([aDidIt()]), ...answers })
  const view = await renderWithStore(<Part />, {
    transport: server.transport,
    entities: { pins: [{ ...aPinView(), ...over }] },
    messageAreas: ['pins', 'comments'],
    requestContext: { isAuthenticated: true },
  })
  return { ...view, server, user: userEvent.setup() }
}

describe('photos of those who tried it', () => {
  it('are listed with who made them', async () => {
    await shown({})
    expect(screen.getByRole('heading', { name: '1 person tried it' })).toBeInTheDocument()
    expect(await screen.findByText('It worked')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: /^What .* made$/ })).toBeInTheDocument()
  })

  it('are not asked for where there are none, and where comments are off nothing is shown', async () => {
    const none = await shown({}, tried(0))
    expect(screen.getByText('Tried this idea? Show how it turned out.')).toBeInTheDocument()
    expect(none.server.calls).toEqual([])
    none.unmount()
    const { container } = await shown({}, { ...tried(1), comments_disabled: true })
    expect(container.textContent).toBe('')
  })

  it('say when they do not load', async () => {
    await shown({ 'didIts.list': refusal(503) })
    expect(await screen.findByText('Couldn’t load photos.')).toBeInTheDocument()
  })

  it('need a photo', async () => {
    const { user, server } = await shown({}, tried(0))
    await user.click(screen.getByRole('button', { name: 'I tried it' }))
    await user.type(await screen.findByLabelText(/How did it go/), 'Well')
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(await screen.findByText('Add a photo of how it turned out.')).toBeInTheDocument()
    expect(server.calls).toEqual([])
  })

  it('are removed at once, and come back by undo', async () => {
    const { user, store, server } = await shown(
      { 'didIts.delete': {}, 'didIts.restore': aDidIt() },
      { ...tried(1), done_by_me: true },
    )
    await user.click(await screen.findByRole('button', { name: /More actions for/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('It worked')).toBeNull())
    expect(selectPin(store.getState(), '1')).toMatchObject({ ...tried(0), done_by_me: false })
    const { undo } = selectToasts(store.getState())[0]!
    store.dispatch(undo!)
    expect(await screen.findByText('It worked')).toBeInTheDocument()
    expect(server.askedFor('didIts.restore')[0]?.input).toEqual({ didItId: '61' })
    expect(selectPin(store.getState(), '1')).toMatchObject({ ...tried(1), done_by_me: true })
  })

  it('are liked at once, and no longer when the server refuses', async () => {
    const { user } = await shown({ 'didIts.like': refusal(500) })
    const like = await screen.findByRole('button', { name: 'Like photo' })
    await user.click(like)
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'))
  })
})
