import { STORY_ASPECT_RATIO } from '@tessera/api-types/story-pins/story-page-shape'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { selectPinBuilder, uploadStarted } from '../../entities/pin-drafts/pin-builder-slice.ts'
import { selectDraft } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { sameOriginPicture } from '../../shared/browser/crop-picture.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPinView } from '../../test/pin-builders.ts'
import { aPinDraft } from '../../test/pin-draft-builder.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { PinBuilder } from './PinBuilder.tsx'

browserLike()

const [front, back] = ['aabbccaabbccaabbccaabbccaabbccaa', 'bbccaabbccaabbccaabbccaabbccaabb']
const itemOf = (image_signature: string, title: string) => ({
  media: { kind: 'image' as const, image_signature, image_url: null },
  title,
})
const { images } = aPinView()
const draft = aPinDraft([itemOf(front, 'Front'), itemOf(back, 'Back')], {
  pictures: {
    [front]: { ...images, orig: { ...images.orig, url: '/images/orig/whole.png' } },
    [back]: images,
  },
})

async function show(shown = draft) {
  const server = fakeServer({
    'boards.picker': { boards_shortlist: [], all_boards: [] },
    'pinDrafts.list': [shown],
    'pinDrafts.update': { ...draft, version: 2 },
  })
  const { store } = await renderWithStore(<PinBuilder renderCreate={() => null} />, {
    messageAreas: ['builder', 'boards'],
    transport: server.transport,
  })
  await screen.findByRole('region', { name: 'Draft' })
  return { server, store, user: userEvent.setup() }
}

/** The open dialog on a picture of 800 by 600, and what is drawn. */
async function showCrop(toBlob: (done: BlobCallback) => void = () => undefined) {
  const context = { drawImage: vi.fn(), fillRect: vi.fn(), fillStyle: '' }
  const { prototype } = HTMLCanvasElement
  vi.spyOn(prototype, 'getContext').mockReturnValue(context as never)
  const drawn = { context, toBlob: vi.spyOn(prototype, 'toBlob').mockImplementation(toBlob) }
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(600)
  const { user, store } = await show()
  await user.click(screen.getByRole('button', { name: 'Crop image' }))
  fireEvent.load(within(await screen.findByRole('dialog')).getByAltText('Image of this draft'))
  return { user, store, drawn, apply: () => screen.getByRole('button', { name: 'Crop' }) }
}

afterEach(() => vi.restoreAllMocks())

const video = aPinDraft(
  [{ title: 'Wave', media: { kind: 'video', image_signature: front, image_url: null } }],
  {
    pictures: { [front]: images },
  },
)

describe('the video of a draft', () => {
  it('is shown by its cover as a video, and is neither cropped nor made a carousel', async () => {
    await show(video)
    expect(screen.getByAltText('Image of this draft')).toHaveAttribute('src', images['736x'].url)
    expect(screen.getByText('Video, shown by its cover')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Edit Wave (video)' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Replace video' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Crop image' })).toBeNull()
    expect(screen.queryByLabelText('Add images to this pin')).toBeNull()
  })

  it('is chosen like an image', async () => {
    await show(video)
    const inputs = ['Add images or videos', 'Replace video'].map((name) =>
      screen.getByLabelText(name, { selector: 'input' }),
    )
    for (const input of inputs) expect(input).toHaveAttribute('accept', expect.stringContaining('video/mp4'))
  })
})

describe('the pictures of a draft', () => {
  it('C-9.25 are cropped to 2:3, 3:4 or 1:1; a story is 9:16', async () => {
    expect(STORY_ASPECT_RATIO).toBe(9 / 16)
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Crop image' }))
    const choices = within(await screen.findByRole('group', { name: 'Aspect ratio' })).getAllByRole('button')
    expect(choices.map(({ textContent }) => textContent)).toEqual(['2:3', '3:4', '1:1'])
    await user.click(choices[2] as HTMLElement)
    expect(choices.map((choice) => choice.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true'])
  })

  it.each([
    ['2:3', [200, 0, 400, 600]],
    ['3:4', [175, 0, 450, 600]],
    ['1:1', [100, 0, 600, 600]],
  ])('C-9.25 a picture of 800 by 600 is cut to %s around its middle, on white', async (ratio, part) => {
    const { user, apply, drawn } = await showCrop()
    await user.click(screen.getByRole('button', { name: ratio }))
    await user.click(apply())
    const [, , width, height] = part
    expect(drawn.context.drawImage).toHaveBeenCalledWith(expect.anything(), ...part, 0, 0, width, height)
    expect(drawn.context.fillRect).toHaveBeenCalledWith(0, 0, width, height)
    expect(drawn.context.fillStyle).toBe('white')
    expect(drawn.toBlob).toHaveBeenCalledWith(expect.anything(), 'image/jpeg', expect.anything())
  })

  it('are cropped once, however often one presses', async () => {
    const { apply, drawn } = await showCrop()
    fireEvent.click(apply())
    fireEvent.click(apply())
    expect(apply()).toBeDisabled()
    expect(drawn.toBlob).toHaveBeenCalledTimes(1)
  })

  it.each([
    [
      'a picture that the canvas does not give out',
      () => {
        throw new DOMException('', 'SecurityError')
      },
    ],
    ['a picture that the browser cannot write', (done: BlobCallback) => done(null)],
  ])('%s is not cropped, and the dialog says so', async (_which, toBlob) => {
    const { user, apply } = await showCrop(toBlob)
    await user.click(apply())
    expect(await screen.findByText(/^Couldn’t crop this image\./)).toHaveRole('alert')
    expect(apply()).toBeEnabled()
  })

  it('one that cannot be loaded or drawn is not cropped, and the dialog says so', async () => {
    const { user, apply, drawn } = await showCrop()
    drawn.context.drawImage.mockImplementation(() => {
      throw new DOMException('', 'InvalidStateError')
    })
    await user.click(apply())
    expect(await screen.findByText(/^Couldn’t crop this image\./)).toHaveRole('alert')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Crop image' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.error(dialog.getByAltText('Image of this draft'))
    expect(dialog.getByText(/^Couldn’t crop this image\./)).toHaveRole('alert')
    expect(apply()).toBeDisabled()
  })

  it('are not cropped any more once the dialog is dismissed', async () => {
    const ends: BlobCallback[] = []
    const { user, apply, store } = await showCrop((done) => ends.push(done))
    await user.click(apply())
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await act(async () => ends[0]?.(new Blob(['a'], { type: 'image/jpeg' })))
    expect(selectPinBuilder(store.getState()).pinDraftIdUploadStatusMap).toEqual({})
  })

  it('one that is removed while another is uploaded in its place calls that upload off', async () => {
    const { user, store } = await show()
    const itemId = selectDraft(store.getState(), '1')?.pinItemIds[0] ?? ''
    const xhr = new AbortController()
    const file = new File(['a'], 'a.png', { type: 'image/png' })
    act(() => void store.dispatch(uploadStarted({ draftId: '1', itemId, xhr, file })))
    await user.click(screen.getByRole('button', { name: 'Remove image' }))
    expect(xhr.signal.aborted).toBe(true)
    expect(selectPinBuilder(store.getState()).pinDraftIdUploadStatusMap).toEqual({})
    expect(screen.getByText('No image or video yet')).toBeVisible()
  })

  it('of an image host of its own are cropped at this address: a canvas cannot be read otherwise', () => {
    const path = '/originals/aa/bb/cc/aabbcc.png'
    expect(sameOriginPicture(`https://pictures.test${path}`)).toBe(`/images${path}`)
    expect(sameOriginPicture(`https://elsewhere.test/images${path}`)).toBe(`/images${path}`)
    const here = `${window.location.origin}/images${path}`
    for (const url of [`/images${path}`, here, `blob:${window.location.origin}/1`])
      expect(sameOriginPicture(url)).toBe(url)
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
    expect(screen.getByRole('checkbox', { name: 'Publish at a later date' })).toBeEnabled()
    expect(screen.getByText(/^Describes image 2 for people who can’t see it\./)).toBeVisible()
    await user.type(screen.getByLabelText(/^Alt text/), 'A back')
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
