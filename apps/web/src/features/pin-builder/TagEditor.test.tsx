import type { DraftPinTag } from '@tessera/api-types/pins/pin-tags'
import type { PageData } from '@tessera/api-types/page/request-context'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, page } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import { aPinDraft } from '../../test/pin-draft-builder.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { PinBuilder } from './PinBuilder.tsx'

browserLike()

const cup = aPin({ id: '90', title: 'Blue cup' })
const jug = aPin({
  id: '91',
  title: 'Tall jug',
  content: { kind: 'product', price_value: 9, price_currency: 'EUR' },
})
const ben = { id: '12', type: 'user', username: 'ben', full_name: 'Ben Moss', image_medium_url: null }
const media = { kind: 'image' as const, image_signature: null, image_url: 'https://pictures.test/table.jpg' }

const draftWith = (tags: DraftPinTag[]) =>
  aPinDraft([{ media, title: 'Table', tags }], { tagged_pins: [cup] })

type Saved = { content: { items: { tags: object[] }[] } }

const ada = { id: '11', username: 'ada' } as PageData['initialUser']

async function show(tags: DraftPinTag[] = []) {
  const server = fakeServer({
    'boards.picker': { boards_shortlist: [], all_boards: [] },
    'pinDrafts.list': [draftWith(tags)],
    'pinDrafts.update': { ...draftWith(tags), version: 2 },
    'users.pins': page([cup]),
    'search.results': page([jug]),
    'search.typeahead': { items: [ben] },
  })
  const view = await renderWithStore(<PinBuilder renderCreate={() => null} />, {
    messageAreas: ['builder', 'boards'],
    requestContext: { isAuthenticated: true },
    pageData: { initialUser: ada },
    transport: server.transport,
  })
  await screen.findByRole('button', { name: 'Tag pins and people' })
  const lastTags = async (count: number) => {
    await waitFor(() => expect(server.askedFor('pinDrafts.update')).toHaveLength(count), { timeout: 4000 })
    const asked = server.askedFor('pinDrafts.update').at(-1)?.input as Saved | undefined
    return asked?.content.items[0]?.tags
  }
  return { ...view, server, user: userEvent.setup(), lastTags }
}

const saved = { x: 0.25, y: 0.5, link: '', pin_ids: ['90'] }
const startTagging = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Tag pins and people' }))

describe('tags in the pin builder', () => {
  it('C-2.54 a press on the picture opens the sheet, and an own pin from it is tagged there', async () => {
    const { user, lastTags } = await show()
    await startTagging(user)
    const place = screen.getByRole('button', { name: 'Place a tag in the image' })
    place.getBoundingClientRect = () => new DOMRect(100, 100, 200, 400)
    fireEvent.click(place, { detail: 1, clientX: 150, clientY: 400 })
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose what to tag' }))
    await user.click(await sheet.findByRole('button', { name: 'Blue cup' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Tag 1: Blue cup' })).toBeVisible()
    expect(await lastTags(1)).toEqual([{ x: 0.25, y: 0.75, link: '', pin_ids: ['90'] }])
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Remove tag 1' }))
    expect(screen.getByRole('button', { name: 'Put back tag 1' })).toBeVisible()
  })

  it('C-2.54 a person is found by the beginning of their name, and tagged where they are seen', async () => {
    const { user, server, lastTags } = await show()
    await startTagging(user)
    fireEvent.click(screen.getByRole('button', { name: 'Place a tag in the image' }), { detail: 0 })
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose what to tag' }))
    await user.click(sheet.getByRole('button', { name: 'People' }))
    await user.type(sheet.getByRole('searchbox', { name: 'Who’s in the picture?' }), '@ben')
    await user.click(await sheet.findByRole('button', { name: /Ben Moss/ }))
    expect(server.askedFor('search.typeahead')[0]?.input).toMatchObject({ term: 'ben', pin_scope: 'users' })
    expect(screen.getByRole('button', { name: 'Tag 1: Ben Moss' })).toBeVisible()
    expect(await lastTags(1)).toEqual([{ x: 0.5, y: 0.5, link: '', pin_ids: [], user_ids: ['12'] }])
  })

  it('C-2.54 products are searched for; the keyboard places in the middle and moves by arrows', async () => {
    const { user, server, lastTags } = await show()
    await startTagging(user)
    screen.getByRole('button', { name: 'Place a tag in the image' }).focus()
    await user.keyboard('{Enter}')
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose what to tag' }))
    await user.click(sheet.getByRole('button', { name: 'Products' }))
    await user.type(sheet.getByLabelText('Search products'), 'jug{Enter}')
    await user.click(await sheet.findByRole('button', { name: 'Tall jug' }))
    expect(server.askedFor('search.results')[0]?.input).toMatchObject({ query: 'jug', scope: 'buyable_pins' })
    screen.getByRole('button', { name: 'Tag 1: Tall jug' }).focus()
    await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    const [tag] = (await lastTags(1)) as { x: number; y: number }[]
    expect([tag?.x.toFixed(2), tag?.y.toFixed(2)]).toEqual(['0.52', '0.40'])
  })

  it('a dismissed sheet leaves no tag behind', async () => {
    const { user } = await show()
    await startTagging(user)
    await user.click(screen.getByRole('button', { name: 'Place a tag in the image' }))
    await screen.findByRole('dialog', { name: 'Choose what to tag' })
    await user.keyboard('{Escape}')
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('list', { name: 'Tagged pins' })).toBeNull()
  })

  it('a removed tag is not saved, and comes back with what it named', async () => {
    const { user, lastTags } = await show([saved])
    await user.click(screen.getByRole('button', { name: 'Remove tag 1' }))
    expect(await lastTags(1)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Put back tag 1' }))
    expect(await lastTags(2)).toEqual([saved])
  })

  it('a pin is removed from its tag and put back, and a wrong link is said', async () => {
    const { user, lastTags } = await show([saved])
    await user.click(screen.getByRole('button', { name: 'Remove Blue cup from tag 1' }))
    expect(screen.getByText('Nothing chosen yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Put back Blue cup' }))
    const link = screen.getByLabelText(/^Link for tag 1/)
    await user.type(link, 'nonsense')
    await user.tab()
    expect(link).toHaveAccessibleDescription('Enter a valid web address.')
    expect(await lastTags(1)).toEqual([{ ...saved, link: 'nonsense' }])
  })
})
