import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import type { IdFeed } from '../../shared/api/id-feed.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, page, refusal } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { MAX_BULK_PINS } from '@tessera/api-types/content-limits'
import { chooseToggleOf } from './ChooseToggle.tsx'
import { Organizer } from './Organizer.tsx'

browserLike()

const feed: IdFeed = {
  ids: ['1'],
  status: 'ready',
  error: null,
  isLoadingMore: false,
  hasMoreFailed: false,
  onRetry: () => undefined,
}

const shelf = { id: '31', type: 'section', title: 'Shelf', slug: 'shelf', pin_count: 0 }

const clay = {
  id: '21',
  type: 'board',
  name: 'Clay',
  url: '/ada/clay/',
  privacy: 'public',
  sections: [shelf],
}

async function show(into: string | null = null, total?: number, answers: Record<string, unknown> = {}) {
  let answer: (outcome: unknown) => void = () => undefined
  const server = fakeServer({
    'boards.picker': { all_boards: [clay], boards_shortlist: [] },
    'pins.deleteMany': () => new Promise((resolve) => (answer = resolve)),
    ...answers,
  })
  const transport: typeof server.transport = async (route, input, signal) => {
    const result = await server.transport(route, input, signal)
    return 'data' in result ? { ...result, data: await result.data } : result
  }
  const view = await renderWithStore(
    <Organizer
      from={{ boardId: '21', sectionId: null }}
      into={into}
      ids={['1']}
      total={total}
      canDelete
      onChanged={() => undefined}
      onDone={() => undefined}
      renderCreate={() => null}
    >
      <PinGrid label="Pins" feed={feed} empty="Nothing here" isChoosable actionsOf={chooseToggleOf} />
    </Organizer>,
    { transport, entities: { pins: [aPin()] }, messageAreas: ['boards', 'pins'] },
  )
  return { ...view, server, answer: (outcome: unknown) => answer(outcome) }
}

async function confirmDeletion() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const [, confirm] = screen.getAllByRole('button', { name: 'Delete' })
  await userEvent.click(confirm!)
}

it('the keyboard begins at what can be done with the pins', async () => {
  await show()
  const toolbar = screen.getByRole('toolbar')
  expect(toolbar).toHaveFocus()
  await userEvent.tab()
  expect(within(toolbar).getByRole('button', { name: 'Select all' })).toHaveFocus()
})

it('all pins of the place are chosen, also those that are not on the screen, and changed part by part', async () => {
  const rest = Array.from({ length: MAX_BULK_PINS }, (_, at) => String(at + 2))
  const deleted: string[][] = []
  const { store, server } = await show(null, 1 + rest.length, {
    'boards.feed': ({ bookmark }: { bookmark: string | null }) =>
      bookmark === null
        ? page([aPin()], 'more')
        : page(
            rest.map((id) => aPin({ id })),
            '-end-',
          ),
    'pins.deleteMany': ({ pin_ids }: { pin_ids: string[] }) => {
      deleted.push(pin_ids)
      return { pin_ids, skipped_pin_ids: [] }
    },
    'pins.restore': ({ pin_ids }: { pin_ids: string[] }) => ({ pins: pin_ids.map((id) => aPin({ id })) }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Select all 251' }))
  expect(await screen.findByText('251 selected')).toBeInTheDocument()
  expect(server.askedFor('boards.feed')[0]?.input).toMatchObject({
    board_id: '21',
    filter_section_pins: true,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Select Blue bowl' }))
  await userEvent.click(screen.getByRole('button', { name: 'Select Blue bowl' }))
  await confirmDeletion()
  await waitFor(() => expect(deleted.map(({ length }) => length)).toEqual([250, 1]))
  expect(new Set(deleted.flat()).size).toBe(251)
  await screen.findByText('Select pins')
  const [toast] = selectToasts(store.getState())
  expect(toast?.text).toBe('251 pins deleted')
  store.dispatch(toast!.undo!)
  await waitFor(() => expect(server.askedFor('pins.restore')).toHaveLength(2))
})

it('an error half way leaves chosen what was not changed', async () => {
  const rest = Array.from({ length: MAX_BULK_PINS + 4 }, (_, at) => String(at + 2))
  let calls = 0
  const { store } = await show(null, 300, {
    'boards.feed': page([aPin(), ...rest.map((id) => aPin({ id }))], '-end-'),
    'pins.deleteMany': ({ pin_ids }: { pin_ids: string[] }) =>
      (calls += 1) === 1 ? { pin_ids, skipped_pin_ids: [] } : refusal(503, 'Not now.'),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Select all 300' }))
  await screen.findByText('255 selected')
  await confirmDeletion()
  expect(await screen.findByText('5 selected')).toBeInTheDocument()
  expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual(['250 pins deleted', 'Not now.'])
})

it('a card that is there to be chosen leads nowhere', async () => {
  await show()
  const link = screen.getByText('Blue bowl').closest('a')
  expect(link).toHaveAttribute('inert')
  await userEvent.click(screen.getByRole('button', { name: 'Select Blue bowl' }))
  expect(screen.getByRole('button', { name: 'Select Blue bowl' })).toHaveAttribute('aria-pressed', 'true')
})

it('C-2.43 while pins are deleted an overlay lies absolute over the grid; then they are gone, with an undo', async () => {
  const { answer, store, container } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Select Blue bowl' }))
  await confirmDeletion()
  const overlay = container.querySelector('progress')?.closest('div')
  expect(overlay).toHaveStyle({ position: 'absolute' })
  answer({ pin_ids: ['1'], skipped_pin_ids: [] })
  await screen.findByText('Nothing here')
  expect(container.querySelector('progress')).toBeNull()
  await waitFor(() => expect(selectToasts(store.getState())[0]?.undo).toBeDefined())
})

it.each([
  ['31', 'Shelf', true],
  [null, 'No section', false],
])('pins chosen for section %s move to "%s" of their board', async (into, section, isReady) => {
  await show(into)
  await userEvent.click(screen.getByRole('button', { name: 'Select Blue bowl' }))
  await userEvent.click(screen.getByRole('button', { name: 'Move' }))
  const dialog = within(screen.getByRole('dialog'))
  const choice = await dialog.findByRole('combobox', { name: 'Section' })
  expect(choice).toHaveDisplayValue(section)
  expect(dialog.getByRole('combobox', { name: 'Board' })).toHaveDisplayValue('Clay')
  const move = dialog.getByRole('button', { name: 'Move' })
  if (isReady) expect(move).toBeEnabled()
  else expect(move).toBeDisabled()
})

describe('pins that are dragged', () => {
  const three = { ...feed, ids: ['1', '2', '3'] }
  const bowls = { id: '31', type: 'boardsection' as const, title: 'Bowls', slug: 'bowls', pin_count: 0 }

  async function showThree(onSortSections?: (ids: string[]) => void) {
    const server = fakeServer({
      'pins.place': ({ board_id, pin_id }: { board_id: string; pin_id: string }) => ({ board_id, pin_id }),
      'pins.moveMany': ({ pin_ids }: { pin_ids: string[] }) => ({ pin_ids, skipped_pin_ids: [] }),
    })
    const onChanged = vi.fn<() => void>()
    const view = await renderWithStore(
      <Organizer
        from={{ boardId: '21', sectionId: null }}
        ids={three.ids}
        canDelete
        sections={[bowls, { ...bowls, id: '32', title: 'Cups' }]}
        {...(onSortSections && { onSortSections })}
        onChanged={onChanged}
        onDone={() => undefined}
        renderCreate={() => null}
      >
        <PinGrid label="Pins" feed={three} empty="Nothing here" isChoosable actionsOf={chooseToggleOf} />
      </Organizer>,
      {
        transport: server.transport,
        entities: {
          boards: [clay],
          pins: three.ids.map((id) => aPin({ id, grid_title: `Pin ${id}` })),
        },
        messageAreas: ['boards', 'pins'],
      },
    )
    return { ...view, server, onChanged }
  }

  const asked = (server: ReturnType<typeof fakeServer>, name: string) =>
    server.askedFor(name).map(({ input }) => input)

  const cardOf = (id: string) => screen.getByRole('button', { name: `Select Pin ${id}` })

  /** By mouse, to where `over` lies under the pointer. */
  function drag(from: Element, over: Element, x: number) {
    document.elementFromPoint = () => over
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
    const mouse = { pointerType: 'mouse', button: 0, clientY: 0 }
    fireEvent.pointerDown(from, { ...mouse, clientX: 300 })
    fireEvent.pointerMove(from, { ...mouse, clientX: x })
    fireEvent.pointerUp(from, { ...mouse, clientX: x })
    fireEvent.click(from)
    vi.restoreAllMocks()
  }

  it('are placed before or after the pin they are dropped on, which can be undone', async () => {
    const { server, store } = await showThree()
    drag(cardOf('3'), cardOf('1'), 20)
    await waitFor(() =>
      expect(selectToasts(store.getState())).toMatchObject([{ text: 'Moved to position 1' }]),
    )
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

  it('move to the section they are dropped on, with the others that are chosen', async () => {
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

  it('leave their places where they are dropped on nothing else', async () => {
    const { server } = await showThree()
    drag(cardOf('2'), cardOf('1'), 80)
    drag(cardOf('2'), document.body, 80)
    expect(asked(server, 'pins.place')).toEqual([])
  })

  it('have a way by keys: the one that is chosen moves on by one', async () => {
    const { server } = await showThree()
    await userEvent.click(cardOf('1'))
    await userEvent.click(screen.getByRole('button', { name: 'Move earlier' }))
    await userEvent.click(screen.getByRole('button', { name: 'Move later' }))
    await waitFor(() =>
      expect(asked(server, 'pins.place')).toEqual([
        { board_id: '21', pin_id: '1', neighbor_pin_id: '2', side: 'after' },
      ]),
    )
    await userEvent.click(cardOf('2'))
    expect(screen.queryByRole('button', { name: 'Move later' })).toBeNull()
  })

  it('leave sections to be sorted the same way, by those who may', async () => {
    const onSortSections = vi.fn<(ids: string[]) => void>()
    await showThree(onSortSections)
    drag(screen.getByText('Cups'), screen.getByText('Bowls'), 20)
    expect(onSortSections).toHaveBeenCalledWith(['32', '31'])
  })
})
