import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPinView } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { EditPinDialog } from './EditPinDialog.tsx'

browserLike()

const pin = aPinView({ note: 'For the hall', comments_disabled: true })

async function show(shown = pin) {
  const server = fakeServer({ 'pins.update': (asked: object) => ({ ...shown, ...asked }) })
  await renderWithStore(<EditPinDialog pin={shown} onDismiss={() => undefined} />, {
    messageAreas: ['composer'],
    transport: server.transport,
  })
  return server
}

describe('changing a pin', () => {
  it('begins with what the pin says, and sends what was changed', async () => {
    const server = await show()
    expect(screen.getByLabelText(/^Private note/)).toHaveValue('For the hall')
    expect(screen.getByLabelText('Allow comments')).not.toBeChecked()
    await userEvent.clear(screen.getByLabelText(/^Description/))
    await userEvent.type(screen.getByLabelText(/^Link/), 'cups.test')
    await userEvent.click(screen.getByLabelText('Allow comments'))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(server.askedFor('pins.update')).toHaveLength(1))
    expect(server.askedFor('pins.update')[0]?.input).toEqual({
      id: pin.id,
      description: '',
      link: 'https://cups.test',
      comments_disabled: false,
    })
  })

  it('lets its creator say that AI made it, unless the file or staff have said it', async () => {
    const abilities = { ...pin.abilities, can_say_made_with_ai: true }
    const server = await show({ ...pin, abilities })
    await userEvent.click(screen.getByLabelText(/^Made with AI/))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(server.askedFor('pins.update')).toHaveLength(1))
    expect(server.askedFor('pins.update')[0]?.input).toEqual({ id: pin.id, made_with_ai: true })
  })

  it('does not ask the owner of a copy whether AI made it', async () => {
    await show()
    expect(screen.queryByLabelText(/^Made with AI/)).toBeNull()
  })

  it('says under a field how much it holds', async () => {
    const server = await show()
    await userEvent.click(screen.getByLabelText(/^Title/))
    await userEvent.paste('x'.repeat(101))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Use 100 characters or fewer.')).toBeVisible()
    expect(server.askedFor('pins.update')).toEqual([])
  })
})
