import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { PinComposer } from './PinComposer.tsx'

browserLike()

const nothing = () => undefined

const show = () =>
  renderWithStore(
    <PinComposer
      boardId=""
      renderCreate={() => null}
      onPublished={nothing}
      onScheduled={nothing}
      onSeveral={nothing}
    />,
    {
      messageAreas: ['composer', 'boards', 'schedule'],
      transport: fakeServer({ 'boards.picker': { boards_shortlist: [], all_boards: [] } }).transport,
    },
  )

it('counts what is written', async () => {
  await show()
  const title = screen.getByLabelText(/^Title/)
  expect(title).toHaveAccessibleDescription('0 of 100 characters')
  await userEvent.type(title, 'A bowl')
  expect(title).toHaveAccessibleDescription('6 of 100 characters')
  expect(screen.getByLabelText(/^Description/)).toHaveAccessibleDescription('0 of 800 characters')
})

it('shows more options once they are opened, or where one of them is wrong', async () => {
  await show()
  const altText = screen.getByLabelText(/^Alt text/)
  expect(altText).not.toBeVisible()
  await userEvent.click(screen.getByText('More options'))
  expect(altText).toBeVisible()
  fireEvent.change(altText, { target: { value: 'a'.repeat(501) } })
  await userEvent.click(screen.getByText('More options'))
  expect(altText).not.toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Use 500 characters or fewer.')).toBeVisible()
})

async function refuseAltText() {
  await show()
  const altText = screen.getByLabelText(/^Alt text/)
  fireEvent.change(altText, { target: { value: 'a'.repeat(501) } })
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Use 500 characters or fewer.')
  return altText
}

it('more options stay open while what is wrong in them is mended', async () => {
  const altText = await refuseAltText()
  fireEvent.change(altText, { target: { value: 'a'.repeat(500) } })
  await waitFor(() => expect(screen.queryByText('Use 500 characters or fewer.')).toBeNull())
  expect(altText).toBeVisible()
})

it('more options that were closed open again at the next refused publish', async () => {
  const altText = await refuseAltText()
  await userEvent.click(screen.getByText('More options'))
  expect(altText).not.toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(altText).toBeVisible())
})
