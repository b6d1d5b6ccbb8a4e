import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aPinDraft } from '../../test/pin-draft-builder.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { PinBuilder } from './PinBuilder.tsx'

browserLike()

const draft = (id: string, title: string) => aPinDraft([{ title }], { id })

/** A builder with one draft, whose calls of one operation end as the test wants. */
async function show(operation: string) {
  const ends: ((end: CallResult) => void)[] = []
  const { transport } = fakeServer({
    'boards.picker': { boards_shortlist: [], all_boards: [] },
    'pinDrafts.list': [draft('1', 'Cup')],
  })
  await renderWithStore(<PinBuilder renderCreate={() => null} />, {
    messageAreas: ['builder', 'boards'],
    transport: (route, input, signal) =>
      route.name === operation
        ? new Promise((resolve) => ends.push(resolve))
        : transport(route, input, signal),
  })
  await screen.findByRole('button', { name: 'Edit Cup' })
  const end = (result: CallResult) => act(async () => ends[0]?.(result))
  return { ends, end }
}

it.each([
  ['New draft', 'pinDrafts.create'],
  ['New draft before this one', 'pinDrafts.create'],
  ['Duplicate', 'pinDrafts.duplicate'],
  ['Delete draft', 'pinDrafts.delete'],
])('a double press of “%s” does it once', async (name, operation) => {
  const { ends, end } = await show(operation)
  const button = screen.getByRole('button', { name })
  await userEvent.dblClick(button)
  expect(ends).toHaveLength(1)
  expect(button).toBeDisabled()
  await end(refusal(403))
  await waitFor(() => expect(button).toBeEnabled())
})

it('one pasted address is looked up at a time, and the page says that it is', async () => {
  const { ends, end } = await show('media.findImages')
  const clipboardData = { files: [], getData: () => 'https://elsewhere.test/bowl.jpg' }
  fireEvent.paste(document.body, { clipboardData })
  fireEvent.paste(document.body, { clipboardData })
  const note = await screen.findByText('Looking for the image at that address…')
  expect(note).toHaveRole('status')
  expect(ends).toHaveLength(1)
  await end({ data: { items: [], title: '' } })
  await waitFor(() => expect(note).toBeEmptyDOMElement())
})
