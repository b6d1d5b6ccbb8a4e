import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { apiError } from '../../shared/api/http-answer.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPinView } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import './CarouselDialog.tsx' // here before it is asked for
import { CarouselField } from './CarouselField.tsx'

browserLike()

const { images, abilities } = aPinView()
const slot = (id: string, title: string) => ({
  id,
  title,
  details: '',
  link: null,
  alt_text: `The ${title}`,
  images,
})

async function open(answer: unknown, isMine = true) {
  const pin = aPinView({
    abilities: { ...abilities, can_edit_carousel: isMine },
    content: { kind: 'carousel', slot_count: 3 },
    carousel_slots: [slot('0', 'Front'), slot('1', 'Side'), slot('2', 'Back')],
  })
  const server = fakeServer({ 'pins.update': answer })
  const view = await renderWithStore(<CarouselField pin={pin} />, {
    messageAreas: ['composer', 'builder'],
    transport: server.transport,
    entities: { pins: [pin] },
  })
  const user = userEvent.setup()
  if (!isMine) return { ...view, server, user }
  await user.click(screen.getByRole('button', { name: 'Edit images' }))
  await screen.findByRole('dialog', { name: 'Images in this pin' })
  return { ...view, server, user }
}

const press = (name: string) => screen.getByRole('button', { name })

describe('the pictures of a carousel', () => {
  it('get another order and other words', async () => {
    const { server, store, user } = await open(aPinView())
    expect(screen.queryByLabelText(/^Title/)).toBeNull()
    await user.click(press('Edit image 3 of 3'))
    await user.click(press('Move earlier'))
    await user.click(press('Edit image 3 of 3'))
    const title = screen.getByLabelText(/^Title/)
    expect(title).toHaveValue('Side')
    await user.clear(title)
    await user.type(title, 'Profile')
    await user.type(screen.getByLabelText(/^Link/), 'clay.test/side')
    await user.clear(screen.getByLabelText(/^Alt text/))
    await user.type(screen.getByLabelText(/^Alt text/), 'In profile')
    await user.dblClick(press('Save'))
    await waitFor(() => expect(selectToasts(store.getState())[0]?.text).toBe('Changes saved'))
    const words = { details: '', link: '' }
    expect(server.askedFor('pins.update').map(({ input }) => input)).toEqual([
      {
        id: '1',
        carousel_slots: [
          { ...words, id: '0', title: 'Front', alt_text: aPinView().alt_text },
          { ...words, id: '2', title: 'Back', alt_text: 'The Back' },
          { ...words, id: '1', title: 'Profile', link: 'https://clay.test/side', alt_text: 'In profile' },
        ],
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('a fault is shown at its picture, and nothing typed is lost', async () => {
    const path = 'carousel_slots.1.link'
    const extraData = { [path]: 'is not a web address' }
    const reason = { key: 'INVALID_INPUT', fields: { [path]: { key: 'field.webAddress' } } }
    const { user } = await open({ error: apiError({ message: 'No.', extraData, reason }, 400) })
    await user.click(press('Edit image 2 of 3'))
    await user.type(screen.getByLabelText(/^Link/), 'nowhere')
    await user.click(press('Edit image 1 of 3'))
    await user.click(press('Save'))
    const link = await screen.findByLabelText(/^Link/)
    await waitFor(() => expect(link).toHaveAccessibleDescription(/./))
    expect(link).toHaveValue('nowhere')
    expect(within(screen.getByRole('dialog')).getByRole('button', { current: true })).toBeVisible()
  })

  it('a fault of the cover, which shows no fields, is told above them', async () => {
    const path = 'carousel_slots.0.link'
    const extraData = { [path]: 'is not a web address' }
    const reason = { key: 'INVALID_INPUT', fields: { [path]: { key: 'field.webAddress' } } }
    const { user } = await open({ error: apiError({ message: 'No.', extraData, reason }, 400) })
    await user.click(press('Edit image 2 of 3'))
    await user.type(screen.getByLabelText(/^Link/), 'nowhere')
    await user.click(press('Move earlier'))
    await user.click(press('Save'))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/./))
    expect(press('Edit image 1 of 3')).toHaveAttribute('aria-current', 'true')
  })

  it('of somebody else are not offered', async () => {
    await open(aPinView(), false)
    expect(screen.queryByRole('button', { name: 'Edit images' })).toBeNull()
  })
})
