import { errorCatalogue } from '@tessera/api-types/errors'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { apiError } from '../../shared/api/http-answer.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPinDraft } from '../../test/pin-draft-builder.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { PinBuilder } from './PinBuilder.tsx'

browserLike()

const fields = { 'items.1.alt_text': { key: 'field.needed' }, 'items.1.media': { key: 'field.needed' } }
const error = apiError(
  {
    api_error_code: errorCatalogue.INVALID_INPUT.api_error_code,
    extraData: { 'items.1.alt_text': 'Is needed.', 'items.1.media': 'Is needed.' },
    reason: { key: 'error.INVALID_INPUT', fields },
  },
  400,
)

const alerts = () => screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '')

it('each picture of a carousel shows the faults of its own', async () => {
  const { transport } = fakeServer({
    'boards.picker': { boards_shortlist: [], all_boards: [] },
    'pinDrafts.list': [aPinDraft([{ title: 'Bowl' }, { title: 'Cup' }])],
    'pinDrafts.publish': { error },
  })
  await renderWithStore(<PinBuilder renderCreate={() => null} />, {
    messageAreas: ['builder', 'boards'],
    transport,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue('Cup'))
  expect(screen.getByLabelText(/^Alt text/)).toBeInvalid()
  expect(alerts()).toHaveLength(2)
  await userEvent.click(screen.getAllByRole('button', { name: /1 of 2/ })[0] as HTMLElement)
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Bowl')
  expect(screen.getByLabelText(/^Alt text/)).toBeValid()
  expect(alerts()).toEqual([])
})

it('a video in a carousel is at fault where it stands', async () => {
  const signature = 'a'.repeat(32)
  const media = (kind: 'image' | 'video') => ({ kind, image_signature: signature, image_url: null })
  const { transport } = fakeServer({
    'boards.picker': { boards_shortlist: [], all_boards: [] },
    'pinDrafts.list': [aPinDraft([{ media: media('video') }, { media: media('image') }])],
  })
  await renderWithStore(<PinBuilder renderCreate={() => null} />, {
    messageAreas: ['builder', 'boards'],
    transport,
  })
  expect(await screen.findByText(/Carousels only have images/)).toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: /2 of 2/ })[0] as HTMLElement)
  expect(screen.queryByText(/Carousels only have images/)).toBeNull()
})
