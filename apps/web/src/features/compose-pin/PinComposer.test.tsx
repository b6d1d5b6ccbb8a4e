import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { inputsOf } from '../../entities/scheduled-pins/publishing-time.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { browserLike } from '../../test/browser-like.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { PinComposer } from './PinComposer.tsx'

browserLike()

const clay = {
  id: '7',
  type: 'board',
  name: 'Clay',
  url: '/ada/clay/',
  privacy: 'public',
  sections: [{ id: '3', title: 'Bowls', slug: 'bowls' }],
}
const picker: CallResult = { data: { boards_shortlist: [clay], all_boards: [] } }
const pictures: CallResult = {
  data: {
    title: 'A bowl',
    items: [
      {
        url: 'https://shop.example/bowl.jpg',
        alt_text: 'A blue bowl',
        preview_url: '/media/preview/?url=bowl',
      },
    ],
  },
}

const ignored = {
  renderCreate: () => null,
  onPublished: () => undefined,
  onScheduled: () => undefined,
  onSeveral: () => undefined,
}

async function show(
  answers: Record<string, CallResult | Promise<CallResult>> = {},
  onScheduled: (pin: { id: string }) => void = () => undefined,
  address = '',
  place: { boardId: string; sectionId?: string } = { boardId: '' },
) {
  const calls: { name: string; input: Record<string, unknown> }[] = []
  await renderWithStore(<PinComposer {...place} address={address} {...ignored} onScheduled={onScheduled} />, {
    messageAreas: ['composer', 'boards', 'schedule'],
    transport: async ({ name }, input) => {
      calls.push({ name, input })
      const known: typeof answers = { 'boards.picker': picker, 'media.findImages': pictures }
      return answers[name] ?? known[name] ?? { error: apiError(null, 500) }
    },
  })
  return calls
}

async function takeFromPage() {
  await userEvent.click(screen.getByRole('button', { name: 'Save from a website' }))
  await userEvent.type(screen.getByLabelText('Page or image address'), 'shop.example/bowl')
  await userEvent.click(screen.getByRole('button', { name: 'Find images' }))
  await userEvent.click(await screen.findByRole('button', { name: 'A blue bowl' }))
}

const dropped = (files: File[], text = '') => ({ files, getData: () => text })

describe('making a pin', () => {
  it('takes a file that is dropped beside the zone', async () => {
    const calls = await show()
    const file = new File(['a'], 'bowl.png', { type: 'image/png' })
    expect(fireEvent.drop(document.body, { dataTransfer: dropped([file]) })).toBe(false)
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('media.register'))
  })

  it('looks for images at an address that is pasted outside of a field', async () => {
    const calls = await show()
    const address = 'https://shop.example/bowl'
    fireEvent.paste(screen.getByLabelText(/^Title/), { clipboardData: dropped([], address) })
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.paste(document.body, { clipboardData: dropped([], address) })
    await userEvent.click(await screen.findByRole('button', { name: 'A blue bowl' }))
    expect(calls.find(({ name }) => name === 'media.findImages')?.input).toMatchObject({ url: address })
    expect(screen.getByLabelText(/^Link/)).toHaveValue(address)
  })

  it('a pasted page without pictures stands as the link, with the reason', async () => {
    await show({ 'media.findImages': { data: { title: '', items: [] } } })
    const address = 'https://shop.example/words'
    fireEvent.paste(document.body, { clipboardData: dropped([], address) })
    expect(await screen.findAllByText(/No images found/)).not.toEqual([])
    expect(screen.getByLabelText(/^Link/)).toHaveValue(address)
  })

  it('C-2.48 begins with the choice of a picture', async () => {
    await show()
    expect(screen.getByLabelText(/Choose images or videos, or drop them here/)).toBeInTheDocument()
  })

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

  it('begins with the board that was saved to last', async () => {
    const calls = await show({
      'boards.picker': {
        data: { boards_shortlist: [clay], all_boards: [{ ...clay, id: '6', name: 'Attic' }, clay] },
      },
    })
    await takeFromPage()
    expect(await screen.findByLabelText('Board')).toHaveDisplayValue('Clay')
    await userEvent.selectOptions(screen.getByLabelText('Board'), 'Attic')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    const made = () => calls.find(({ name }) => name === 'pins.create')?.input
    await waitFor(() => expect(made()).toMatchObject({ board_id: '6', section: null }))
  })

  it('C-5.13 asks for the picture and the board before it publishes', async () => {
    const calls = await show({ 'boards.picker': { data: { boards_shortlist: [], all_boards: [] } } })
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Add an image.')).toBeVisible()
    expect(screen.getByText('Choose a board.')).toBeVisible()
    expect(calls.some(({ name }) => name === 'pins.create')).toBe(false)
  })

  it.each([
    ['a board', { boardId: '7' }, '7', null],
    ['a section', { boardId: '7', sectionId: '3' }, '7', '3'],
    ['a section that is not offered', { boardId: '7', sectionId: '4' }, '7', null],
  ])('opened for %s is saved to what is shown', async (_what, place, board_id, section) => {
    const calls = await show({}, undefined, '', place)
    await takeFromPage()
    expect(await screen.findByLabelText('Board')).toHaveDisplayValue('Clay')
    expect(screen.getByLabelText('Section')).toHaveValue(section ?? '')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    const made = () => calls.find(({ name }) => name === 'pins.create')?.input
    await waitFor(() => expect(made()).toMatchObject({ board_id, section }))
  })

  it('opened for a board that is not offered asks for one', async () => {
    const calls = await show({}, undefined, '', { boardId: '99' })
    await takeFromPage()
    expect(screen.getByLabelText('Board')).toHaveDisplayValue('Choose a board')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Choose a board.')).toBeVisible()
    expect(calls.some(({ name }) => name === 'pins.create')).toBe(false)
  })

  it('C-7.42 takes a picture of a page, its address and its title', async () => {
    const calls = await show()
    await takeFromPage()
    expect(calls.find(({ name }) => name === 'media.findImages')?.input).toEqual({
      url: 'https://shop.example/bowl',
      source: 'pin_create',
    })
    expect(screen.getByLabelText(/^Title/)).toHaveValue('A bowl')
    expect(screen.getByLabelText(/^Link/)).toHaveValue('https://shop.example/bowl')
    expect(screen.getByRole('img', { name: 'Your pin’s image' })).toHaveAttribute(
      'src',
      'https://shop.example/bowl.jpg',
    )
  })

  it('offers the pictures of the page that it was opened with', async () => {
    const calls = await show({}, undefined, 'https://shop.example/bowl')
    await userEvent.click(await screen.findByRole('button', { name: 'A blue bowl' }))
    expect(calls.filter(({ name }) => name === 'media.findImages')).toHaveLength(1)
    expect(screen.getByLabelText(/^Link/)).toHaveValue('https://shop.example/bowl')
  })

  it.each<[string, CallResult, RegExp]>([
    [
      'cannot be read',
      { error: apiError({ message: 'We couldn’t reach that site.' }, 422) },
      /reach that site/,
    ],
    ['has no pictures', { data: { title: '', items: [] } }, /No images found/],
  ])('a page given that %s stays as the link, which says why', async (_what, answer, why) => {
    await show({ 'media.findImages': answer }, undefined, 'https://shop.example/bowl')
    const link = screen.getByLabelText(/^Link/)
    await waitFor(() => expect(link).toHaveAccessibleDescription(why))
    expect(link).toHaveValue('https://shop.example/bowl')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save from a website' }))
    expect(screen.getByLabelText('Page or image address')).toHaveValue('')
  })

  describe('a page given that is still looked up', () => {
    const failure: CallResult = { error: apiError({ message: 'We couldn’t reach that site.' }, 422) }
    const field = () => screen.getByLabelText('Page or image address')

    it('does not close the dialog once another address is typed', async () => {
      const { promise, resolve } = Promise.withResolvers<CallResult>()
      await show({ 'media.findImages': promise }, undefined, 'https://shop.example/bowl')
      await userEvent.type(field(), 's')
      expect(screen.getByRole('button', { name: 'Find images' })).toBeEnabled()
      await act(async () => resolve(failure))
      expect(field()).toHaveValue('https://shop.example/bowls')
      expect(screen.queryByText(/reach that site/)).toBeNull()
    })
  })

  it('begins with the words that were shared', async () => {
    await renderWithStore(
      <PinComposer boardId="" words={{ title: 'A bowl', description: 'Only words' }} {...ignored} />,
      {
        messageAreas: ['composer', 'boards', 'schedule'],
        transport: () => Promise.resolve(picker),
      },
    )
    expect(screen.getByLabelText(/^Title/)).toHaveValue('A bowl')
    expect(screen.getByLabelText(/^Description/)).toHaveValue('Only words')
  })

  it('C-5.12 says under the link what is wrong with it', async () => {
    await show()
    await userEvent.type(screen.getByLabelText(/^Link/), 'nonsense')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText(/Enter a valid web address/)).toBeVisible()
  })

  it('C-8.12 keeps everything when the server refuses, and says why', async () => {
    const calls = await show({
      'pins.create': { error: apiError({ message: 'This pin is already on that board.' }, 409) },
    })
    await takeFromPage()
    await userEvent.selectOptions(screen.getByLabelText('Board'), 'Clay')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('This pin is already on that board.')).toBeVisible()
    expect(screen.getByLabelText(/^Title/)).toHaveValue('A bowl')
    expect(calls.find(({ name }) => name === 'pins.create')?.input).toMatchObject({
      board_id: '7',
      image_url: 'https://shop.example/bowl.jpg',
      comments_disabled: false,
      made_with_ai: false,
    })
  })

  it('C-3.69 is published immediately unless a later date is chosen', async () => {
    await show()
    expect(screen.getByRole('radio', { name: 'Publish immediately' })).toBeChecked()
    expect(screen.queryByLabelText('Date')).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Publish at a later date' }))
    expect(screen.getByLabelText('Date')).not.toHaveValue('')
    expect(screen.getByLabelText('Time')).not.toHaveValue('')
    expect(screen.getByText(/^Your time zone: \S+/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Schedule' })).toBeVisible()
  })

  it.each([
    ['Date', '', 'Choose a date.'],
    ['Time', '', 'Choose a time.'],
    ['Date', '2020-01-01', 'Choose a time in the future.'],
    ['Date', '2999-01-01', 'Choose a date within the next 30 days.'],
  ])('C-5.12 C-5.13 says under the %s “%s” what is wrong with it', async (label, value, fault) => {
    const calls = await show()
    await takeFromPage()
    await userEvent.selectOptions(screen.getByLabelText('Board'), 'Clay')
    await userEvent.click(screen.getByRole('radio', { name: 'Publish at a later date' }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }))
    expect(await screen.findByText(fault)).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(fault)
    expect(calls.some(({ name }) => name.endsWith('.create'))).toBe(false)
  })

  it('is scheduled with the moment that date and time name here', async () => {
    const made: string[] = []
    const scheduled = { id: '9', title: '', scheduled_ts: 1 }
    const calls = await show({ 'scheduledPins.create': { data: scheduled } }, ({ id }) => made.push(id))
    await takeFromPage()
    await userEvent.selectOptions(screen.getByLabelText('Board'), 'Clay')
    await userEvent.click(screen.getByRole('radio', { name: 'Publish at a later date' }))
    const moment = new Date(Date.now() + 3 * 86_400_000)
    moment.setHours(15, 30, 0, 0)
    const { scheduledDate, scheduledTime } = inputsOf(moment.getTime())
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: scheduledDate } })
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: scheduledTime } })
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }))
    await waitFor(() => expect(made).toEqual(['9']))
    expect(calls.find(({ name }) => name === 'scheduledPins.create')?.input).toMatchObject({
      board_id: '7',
      image_url: 'https://shop.example/bowl.jpg',
      scheduled_ts: moment.getTime() / 1000,
    })
  })
})
