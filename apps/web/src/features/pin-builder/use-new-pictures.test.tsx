import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { selectItems } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPinDraft } from '../../test/pin-draft-builder.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { useNewPictures } from './use-new-pictures.ts'

const address = 'https://elsewhere.test/bowl.jpg'
const draft = aPinDraft([{}])

function Paste() {
  const { takeAddress } = useNewPictures(() => undefined)
  return <button onClick={() => void takeAddress(address)}>Paste</button>
}

async function paste(items: readonly object[]) {
  const server = fakeServer({ 'media.findImages': { items, title: '' }, 'pinDrafts.create': draft })
  const { store } = await renderWithStore(<Paste />, {
    transport: server.transport,
    messageAreas: ['builder'],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Paste' }))
  return { server, store }
}

it('a picture whose address is pasted is shown by the copy of this site, which the page may load', async () => {
  const preview_url = '/media/preview/?url=bowl'
  const { store } = await paste([{ url: address, alt_text: '', preview_url }])
  await waitFor(() =>
    expect(selectItems(store.getState())['1-0']?.media).toMatchObject({
      image_url: address,
      previewUrl: preview_url,
    }),
  )
})

it('an address without a picture makes no draft and says so', async () => {
  const { server, store } = await paste([])
  await waitFor(() =>
    expect(selectToasts(store.getState())).toMatchObject([
      { text: 'We couldn’t find an image at that address.' },
    ]),
  )
  expect(server.askedFor('pinDrafts.create')).toEqual([])
})
