import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { apiError } from '../../shared/api/http-answer.ts'
import { browserLike } from '../../test/browser-like.ts'
import { clay, showComposer, takeFromPage } from '../../test/show-composer.tsx'

browserLike()

const dropped = (files: File[], text = '') => ({ files, getData: () => text })

describe('making a pin', () => {
  it('takes a file that is dropped beside the zone', async () => {
    const calls = await showComposer()
    const file = new File(['a'], 'bowl.png', { type: 'image/png' })
    expect(fireEvent.drop(document.body, { dataTransfer: dropped([file]) })).toBe(false)
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('media.register'))
  })

  it('looks for images at an address that is pasted outside of a field', async () => {
    const calls = await showComposer()
    const address = 'https://shop.example/bowl'
    fireEvent.paste(screen.getByLabelText(/^Title/), { clipboardData: dropped([], address) })
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.paste(document.body, { clipboardData: dropped([], address) })
    await userEvent.click(await screen.findByRole('button', { name: 'A blue bowl' }))
    expect(calls.find(({ name }) => name === 'media.findImages')?.input).toMatchObject({ url: address })
    expect(screen.getByLabelText(/^Link/)).toHaveValue(address)
  })

  it('a pasted page without pictures stands as the link, with the reason', async () => {
    await showComposer({ 'media.findImages': { data: { title: '', items: [] } } })
    const address = 'https://shop.example/words'
    fireEvent.paste(document.body, { clipboardData: dropped([], address) })
    expect(await screen.findAllByText(/No images found/)).not.toEqual([])
    expect(screen.getByLabelText(/^Link/)).toHaveValue(address)
  })

  it('C-2.48 begins with the choice of a picture', async () => {
    await showComposer()
    expect(screen.getByLabelText(/Choose images or videos, or drop them here/)).toBeInTheDocument()
  })

  it('begins with the board that was saved to last', async () => {
    const calls = await showComposer({
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
    const calls = await showComposer({ 'boards.picker': { data: { boards_shortlist: [], all_boards: [] } } })
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
    const calls = await showComposer({}, undefined, '', place)
    await takeFromPage()
    expect(await screen.findByLabelText('Board')).toHaveDisplayValue('Clay')
    expect(screen.getByLabelText('Section')).toHaveValue(section ?? '')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    const made = () => calls.find(({ name }) => name === 'pins.create')?.input
    await waitFor(() => expect(made()).toMatchObject({ board_id, section }))
  })

  it('opened for a board that is not offered asks for one', async () => {
    const calls = await showComposer({}, undefined, '', { boardId: '99' })
    await takeFromPage()
    expect(screen.getByLabelText('Board')).toHaveDisplayValue('Choose a board')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Choose a board.')).toBeVisible()
    expect(calls.some(({ name }) => name === 'pins.create')).toBe(false)
  })

  it('C-7.42 takes a picture of a page, its address and its title', async () => {
    const calls = await showComposer()
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
    const calls = await showComposer({}, undefined, 'https://shop.example/bowl')
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
    await showComposer({ 'media.findImages': answer }, undefined, 'https://shop.example/bowl')
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
      await showComposer({ 'media.findImages': promise }, undefined, 'https://shop.example/bowl')
      await userEvent.type(field(), 's')
      expect(screen.getByRole('button', { name: 'Find images' })).toBeEnabled()
      await act(async () => resolve(failure))
      expect(field()).toHaveValue('https://shop.example/bowls')
      expect(screen.queryByText(/reach that site/)).toBeNull()
    })
  })

  it('begins with the words that were shared', async () => {
    const words = { title: 'A bowl', description: 'Only words' }
    await showComposer({}, undefined, '', { boardId: '', words })
    expect(screen.getByLabelText(/^Title/)).toHaveValue('A bowl')
    expect(screen.getByLabelText(/^Description/)).toHaveValue('Only words')
  })

  it('C-5.12 says under the link what is wrong with it', async () => {
    await showComposer()
    await userEvent.type(screen.getByLabelText(/^Link/), 'nonsense')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText(/Enter a valid web address/)).toBeVisible()
  })

  it('C-8.12 keeps everything when the server refuses, and says why', async () => {
    const calls = await showComposer({
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
})
