import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useBoardFeedInfiniteQuery } from '../../entities/boards/board-page-api.ts'
import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, page } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { chooseToggleOf } from './ChooseToggle.tsx'
import { Organizer } from './Organizer.tsx'

browserLike()

const clay = {
  id: '21',
  type: 'board',
  name: 'Clay',
  url: '/ada/clay/',
  privacy: 'public',
  section_count: 2,
}

const bowls = { id: '31', type: 'boardsection' as const, title: 'Bowls', slug: 'bowls', pin_count: 0 }

type Shown = { answers?: Record<string, unknown>; onSortSections?: (ids: string[]) => void }

/** Three pins of a board, listed as the store has them. */
function Organized({ onChanged, onSortSections }: { onChanged: () => void } & Pick<Shown, 'onSortSections'>) {
  const feed = useIdFeed(useBoardFeedInfiniteQuery({ boardId: '21', isSectionless: true }))
  return (
    <Organizer
      from={{ boardId: '21', sectionId: null }}
      ids={feed.ids}
      canDelete
      sections={[bowls, { ...bowls, id: '32', title: 'Cups' }]}
      {...(onSortSections && { onSortSections })}
      onChanged={onChanged}
      onDone={() => undefined}
      renderCreate={() => null}
    >
      <PinGrid label="Pins" feed={feed} empty="Nothing here" isChoosable actionsOf={chooseToggleOf} />
    </Organizer>
  )
}

async function showThree({ answers, onSortSections }: Shown = {}) {
  const server = fakeServer({
    'boards.feed': page(['1', '2', '3'].map((id) => aPin({ id, grid_title: `Pin ${id}` }))),
    'pins.place': ({ board_id, pin_id }: { board_id: string; pin_id: string }) => ({ board_id, pin_id }),
    'pins.moveMany': ({ pin_ids }: { pin_ids: string[] }) => ({ pin_ids, skipped_pin_ids: [] }),
    ...answers,
  })
  const transport: typeof server.transport = async (route, input, signal) => {
    const result = await server.transport(route, input, signal)
    return 'data' in result ? { ...result, data: await result.data } : result
  }
  const onChanged = vi.fn<() => void>()
  const view = await renderWithStore(
    <Organized onChanged={onChanged} {...(onSortSections && { onSortSections })} />,
    { transport, entities: { boards: [clay] }, messageAreas: ['boards', 'pins'] },
  )
  await screen.findByRole('button', { name: 'Select Pin 3' })
  return { ...view, server, onChanged }
}

const asked = (server: ReturnType<typeof fakeServer>, name: string) =>
  server.askedFor(name).map(({ input }) => input)

const cardOf = (id: string) => screen.getByRole('button', { name: `Select Pin ${id}` })

/** To where `over` lies under the pointer. */
function drag(from: Element, over: Element, x: number, pointerType = 'mouse') {
  document.elementFromPoint = () => over
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  const mouse = { pointerType, button: 0, buttons: 1, clientY: 0 }
  fireEvent.pointerDown(from, { ...mouse, clientX: 300 })
  fireEvent.pointerMove(from, { ...mouse, clientX: x })
  fireEvent.pointerUp(from, { ...mouse, clientX: x })
  fireEvent.click(from)
  vi.restoreAllMocks()
}

it('dragged pins are placed before or after the pin they are dropped on, which can be undone', async () => {
  const { server, store } = await showThree()
  drag(cardOf('3'), cardOf('1'), 20)
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ text: 'Moved to position 1' }]))
  expect(cardOf('3')).toHaveAttribute('aria-pressed', 'false')
  const [toast] = selectToasts(store.getState())
  store.dispatch(toast!.undo!)
  await waitFor(() =>
    expect(asked(server, 'pins.place')).toEqual([
      { board_id: '21', pin_id: '3', neighbor_pin_id: '1', side: 'before' },
      { board_id: '21', pin_id: '3', neighbor_pin_id: '2', side: 'after' },
    ]),
  )
})

it('dragged pins move to the section they are dropped on, with the others that are chosen', async () => {
  const { server, onChanged } = await showThree()
  await userEvent.click(cardOf('1'))
  await userEvent.click(cardOf('2'))
  drag(cardOf('2'), screen.getByText('Bowls'), 20)
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(asked(server, 'pins.moveMany')).toEqual([
    { board_id: '21', pin_ids: ['1', '2'], target_board_id: '21', target_section_id: '31' },
  ])
  expect(screen.getByText('Select pins')).toBeVisible()
})

it('pins chosen while others move stay chosen, and those that move are not sent twice', async () => {
  let moved: (outcome: unknown) => void = () => undefined
  const { server } = await showThree({
    answers: { 'pins.moveMany': () => new Promise((resolve) => (moved = resolve)) },
  })
  await userEvent.click(cardOf('1'))
  drag(cardOf('1'), screen.getByText('Bowls'), 20)
  await userEvent.click(cardOf('3'))
  drag(cardOf('1'), screen.getByText('Cups'), 20)
  act(() => moved({ pin_ids: ['1'], skipped_pin_ids: [] }))
  expect(await screen.findByText('1 selected')).toBeVisible()
  expect(cardOf('3')).toHaveAttribute('aria-pressed', 'true')
  expect(asked(server, 'pins.moveMany')).toMatchObject([{ pin_ids: ['1'] }])
})

it('dragged pins leave their places where they are dropped on nothing else', async () => {
  const { server } = await showThree()
  drag(cardOf('2'), cardOf('1'), 80)
  drag(cardOf('2'), document.body, 80)
  expect(asked(server, 'pins.place')).toEqual([])
})

it('the one pin that is chosen moves on by one by keys, too, as far as the ends', async () => {
  const { server } = await showThree()
  await userEvent.click(cardOf('1'))
  const order = () =>
    screen
      .getAllByRole('button', { name: /^Select Pin/ })
      .map((card) => card.getAttribute('aria-label')?.at(-1))
  const [earlier, later] = ['Move earlier', 'Move later'].map((name) => screen.getByRole('button', { name }))
  expect(earlier).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(earlier!)
  await userEvent.click(later!)
  expect(order()).toEqual(['2', '1', '3'])
  expect(earlier).toHaveAttribute('aria-disabled', 'false')
  await userEvent.click(later!)
  expect(order()).toEqual(['2', '3', '1'])
  expect(later).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(later!)
  await waitFor(() =>
    expect(asked(server, 'pins.place')).toEqual([
      { board_id: '21', pin_id: '1', neighbor_pin_id: '2', side: 'after' },
      { board_id: '21', pin_id: '1', neighbor_pin_id: '3', side: 'after' },
    ]),
  )
  await userEvent.click(cardOf('2'))
  expect(screen.queryByRole('button', { name: 'Move later' })).toBeNull()
})

it('sections are sorted by dragging the same way, by those who may', async () => {
  const onSortSections = vi.fn<(ids: string[]) => void>()
  await showThree({ onSortSections })
  drag(screen.getByText('Cups'), screen.getByText('Bowls'), 20)
  expect(onSortSections).toHaveBeenCalledWith(['32', '31'])
})

const mouseAt = (clientX: number) => ({ pointerType: 'mouse', button: 0, buttons: 1, clientX, clientY: 0 })

it('a drag is broken off by Escape, wherever the focus is', async () => {
  const { server } = await showThree()
  document.elementFromPoint = () => cardOf('1')
  fireEvent.pointerDown(cardOf('3'), mouseAt(300))
  fireEvent.pointerMove(cardOf('3'), mouseAt(20))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.pointerMove(cardOf('3'), mouseAt(10))
  fireEvent.pointerUp(cardOf('3'), mouseAt(10))
  expect(asked(server, 'pins.place')).toEqual([])
})

it('a button that was let go outside drags nothing', async () => {
  const { container } = await showThree()
  fireEvent.pointerDown(cardOf('3'), mouseAt(300))
  fireEvent.pointerMove(cardOf('3'), { ...mouseAt(20), buttons: 0 })
  expect(container.querySelector('.dragging')).toBeNull()
})

it('after a drag by finger the next press of a key counts', async () => {
  await showThree()
  const finger = { ...mouseAt(300), pointerType: 'touch' }
  const grip = cardOf('3').parentElement!.querySelector('[data-grip]')!
  document.elementFromPoint = () => document.body
  fireEvent.pointerDown(grip, finger)
  fireEvent.pointerMove(grip, { ...finger, clientX: 20 })
  fireEvent.pointerUp(grip, { ...finger, clientX: 20 })
  cardOf('3').focus()
  await userEvent.keyboard('{Enter}')
  expect(cardOf('3')).toHaveAttribute('aria-pressed', 'true')
})

it('a finger takes a section by its grip alone', async () => {
  const onSortSections = vi.fn<(ids: string[]) => void>()
  await showThree({ onSortSections })
  const cups = screen.getByText('Cups')
  drag(cups, screen.getByText('Bowls'), 20, 'touch')
  expect(onSortSections).not.toHaveBeenCalled()
  drag(cups.parentElement!.querySelector('.grip')!, screen.getByText('Bowls'), 20, 'touch')
  expect(onSortSections).toHaveBeenCalledWith(['32', '31'])
})
