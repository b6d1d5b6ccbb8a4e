import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { selectShopTheLook } from '../../entities/pin-tags/shop-the-look-slice.ts'
import { onPageEscape } from '../../shared/browser/page-escape.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aPin, aPinView } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { LookList } from './LookList.tsx'
import { PictureTags } from './PictureTags.tsx'

browserLike()

const cup = aPin({ id: '90', title: 'Blue cup' })
const jug = aPin({
  id: '91',
  title: 'Tall jug',
  content: { kind: 'product', price_value: 9, price_currency: 'EUR' },
})
const tags = [
  { id: '0', x: 0.25, y: 0.75, link: null, pins: [cup], users: [] },
  { id: '1', x: 0.5, y: 0.1, link: 'https://jugs.test/', pins: [jug], users: [] },
]

async function show(answer: unknown = tags, viewer: object = {}) {
  const server = fakeServer({ 'pins.tags': answer, 'pins.untagMe': [] })
  const pin = aPinView({ id: '1', has_tags: true })
  const view = await renderWithStore(
    <>
      <PictureTags pin={pin} />
      <LookList pin={pin} />
    </>,
    { messageAreas: ['closeup', 'picture'], transport: server.transport, ...viewer },
  )
  return { ...view, server, user: userEvent.setup() }
}

const dot = (title: string) => screen.findByRole('button', { name: `In this image: ${title}` })
const rowOf = (title: string) =>
  within(screen.getByRole('region'))
    .getByRole('link', { name: new RegExp(title) })
    .closest('li')

describe('shop the look', () => {
  it('C-3.54 begins with these six parts', () => {
    const store = makeStore({ transport: fakeServer({}).transport })
    expect(selectShopTheLook(store.getState())).toEqual({
      selectedItemId: null,
      currentPinDraftId: null,
      taggedCoordinates: null,
      callout: { show: false, type: null },
      mostRecentTaggedObjectId: null,
      hoveredTaggedObjectId: null,
    })
  })

  it('C-3.54 hovering a tag highlights what it names, and the other way around', async () => {
    const { user, store } = await show()
    await user.hover(await dot('Tall jug'))
    expect(rowOf('Tall jug')).toHaveAttribute('data-looked-at', 'true')
    expect(rowOf('Blue cup')).toHaveAttribute('data-looked-at', 'false')
    expect(selectShopTheLook(store.getState()).hoveredTaggedObjectId).toBe('91')
    await user.hover(rowOf('Blue cup') as Element)
    expect(await dot('Blue cup')).toHaveAttribute('data-looked-at', 'true')
  })

  it('a press tells what is seen there with its price and link; Escape ends it', async () => {
    const { user, store } = await show()
    await user.click(await dot('Tall jug'))
    expect(await dot('Tall jug')).toHaveAttribute('aria-expanded', 'true')
    expect(selectShopTheLook(store.getState()).callout).toEqual({ show: true, type: 'product' })
    expect(screen.getByRole('link', { name: 'Visit site' })).toHaveAttribute('rel', 'nofollow noopener ugc')
    expect(screen.getAllByRole('link', { name: /Tall jug.*9/ })[0]).toHaveAttribute('href', '/pin/91/')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: 'Visit site' })).toBeNull()
  })

  it('Escape in what a press tells ends it, leads back to the tag, and is nobody else’s then', async () => {
    const leave = vi.fn<() => void>()
    const stopListening = onPageEscape(leave)
    const { user } = await show()
    await user.click(await dot('Tall jug'))
    screen.getByRole('link', { name: 'Visit site' }).focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: 'Visit site' })).toBeNull()
    expect(await dot('Tall jug')).toHaveFocus()
    expect(leave).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(leave).toHaveBeenCalledOnce()
    stopListening()
  })

  it('a tag in a corner leaves room for the button below it', async () => {
    await show([tags[0], { ...tags[1], x: 0.05, y: 0.04 }])
    expect(await dot('Tall jug')).toHaveAttribute('data-in-corner', 'true')
    expect(await dot('Blue cup')).toHaveAttribute('data-in-corner', 'false')
  })

  it('what a press tells stays while the pointer crosses the list', async () => {
    const { user } = await show()
    await user.click(await dot('Tall jug'))
    await user.hover(rowOf('Blue cup') as Element)
    await user.unhover(rowOf('Blue cup') as Element)
    expect(screen.getByRole('link', { name: 'Visit site' })).toBeInTheDocument()
  })

  it('a press on one of two tags of the same pin opens that one', async () => {
    await show([tags[0], { ...tags[0], id: '2', x: 0.8 }])
    const [left, right] = await screen.findAllByRole('button', { name: 'In this image: Blue cup' })
    await userEvent.click(right as Element)
    expect(right).toHaveAttribute('aria-expanded', 'true')
    expect(left).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(left as Element)
    expect([left, right].map((one) => one?.getAttribute('aria-expanded'))).toEqual(['true', 'false'])
  })

  it('says when it could not be loaded, and is nothing where nothing may be seen', async () => {
    await show(refusal(500, 'No.'))
    expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t load')
  })

  it('is nothing where nothing may be seen', async () => {
    await show([])
    expect(screen.getByRole('status')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    expect([screen.queryByRole('region'), screen.queryByRole('button')]).toEqual([null, null])
  })
})

it('a tagged person is shown in a callout, and takes themselves off', async () => {
  const me = { id: '7', type: 'user', username: 'ada', full_name: 'Ada Moss', image_medium_url: null }
  const asMe = { requestContext: { isAuthenticated: true, loginState: 1 }, pageData: { initialUser: me } }
  const { user, server } = await show([{ id: '0', x: 0.5, y: 0.5, link: null, pins: [], users: [me] }], asMe)
  await user.click(await dot('Ada Moss'))
  expect(screen.getByRole('link', { name: /Ada Moss/ })).toHaveAttribute('href', '/ada/')
  await user.click(screen.getByRole('button', { name: 'Remove me from this pin' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(server.askedFor('pins.untagMe')).toHaveLength(1)
})
