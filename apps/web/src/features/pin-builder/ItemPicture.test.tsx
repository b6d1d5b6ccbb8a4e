import { emptyDraftItem } from '@tessera/api-types/pin-drafts/draft-content'
import { STORY_ASPECT_RATIO } from '@tessera/api-types/story-pins/story-page-shape'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PICTURE_RATIOS } from './CropDialog.tsx'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPinView } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { PinBuilder } from './PinBuilder.tsx'

browserLike()

const [front, back] = ['aabbccaabbccaabbccaabbccaabbccaa', 'bbccaabbccaabbccaabbccaabbccaabb']
const itemOf = (image_signature: string, title: string) => ({
  ...emptyDraftItem,
  media: { kind: 'image' as const, image_signature, image_url: null },
  title,
})
const { images } = aPinView()
const draft = {
  id: '1',
  type: 'carousel',
  version: 1,
  thumbnail: null,
  pictures: {
    [front]: { ...images, orig: { ...images.orig, url: '/images/orig/whole.png' } },
    [back]: images,
  },
  tagged_pins: [],
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  content: {
    type: 'carousel',
    items: [itemOf(front, 'Front'), itemOf(back, 'Back')],
    board_id: null,
    section_id: null,
    publish_option: 'publish-immediately',
    scheduled_ts: null,
  },
}

async function show() {
  const server = fakeServer({
    'boards.picker': { boards_shortlist: [], all_boards: [] },
    'pinDrafts.list': [draft],
    'pinDrafts.update': { ...draft, version: 2 },
  })
  const { store } = await renderWithStore(<PinBuilder renderCreate={() => null} />, {
    messageAreas: ['builder', 'boards'],
    transport: server.transport,
  })
  await screen.findByRole('list', { name: 'Images in this pin' })
  return { server, store, user: userEvent.setup() }
}

describe('the pictures of a draft', () => {
  it('C-9.25 are cropped to 2:3, 3:4 or 1:1; a story is 9:16', async () => {
    expect(PICTURE_RATIOS).toEqual({ '2:3': 2 / 3, '3:4': 3 / 4, '1:1': 1 })
    expect(STORY_ASPECT_RATIO).toBe(9 / 16)
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Crop image' }))
    const choices = within(await screen.findByRole('group', { name: 'Aspect ratio' })).getAllByRole('button')
    expect(choices.map(({ textContent }) => textContent)).toEqual(['2:3', '3:4', '1:1'])
    await user.click(choices[2] as HTMLElement)
    expect(choices.map((choice) => choice.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true'])
  })

  it('are cropped out of the whole picture, not out of its preview', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Crop image' }))
    const picture = within(await screen.findByRole('dialog')).getByAltText('Image of this draft')
    expect(picture).toHaveAttribute('src', '/images/orig/whole.png')
  })

  it('are put in another order, and the one that is moved stays the one that is edited', async () => {
    const { server, user } = await show()
    expect(screen.getByRole('button', { name: 'Move earlier' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText(/^Image 1 of 2\. .* uses the pin’s title, description and link\.$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Move later' }))
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Front')
    expect(screen.getByText(/^Image 2 of 2\. .* this image only\.$/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Edit image 2 of 2' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('button', { name: 'Move later' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Move later' })).toHaveFocus()
    await waitFor(() => expect(server.askedFor('pinDrafts.update')).toHaveLength(1), { timeout: 4000 })
    expect(server.askedFor('pinDrafts.update')[0]?.input).toMatchObject({
      content: { type: 'carousel', items: [{ title: 'Back' }, { title: 'Front' }] },
    })
  })

  it('C-4.79 each has words of its own, and the one before a removed one is edited next', async () => {
    const { server, user } = await show()
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Front')
    await user.click(screen.getByRole('button', { name: 'Edit image 2 of 2' }))
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Back')
    expect(screen.getByText('Carousels are published right away.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove image 2' }))
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Front')
    await waitFor(() => expect(server.askedFor('pinDrafts.update')).toHaveLength(1), { timeout: 4000 })
    expect(server.askedFor('pinDrafts.update')[0]?.input).toMatchObject({
      content: { type: 'single', items: [{ title: 'Front' }] },
    })
  })

  it('are five at most, and those that find no room are told', async () => {
    const { store, user } = await show()
    const files = Array.from({ length: 5 }, (_, at) => new File(['a'], `${at}.png`, { type: 'image/png' }))
    await user.upload(screen.getByLabelText('Add images to this pin', { selector: 'input' }), files)
    expect(await screen.findByRole('button', { name: 'Edit image 5 of 5' })).toBeVisible()
    const text = 'A carousel has up to 5 images. 2 images weren’t added.'
    expect(store.getState().toasts).toMatchObject([{ text }])
  })
})
