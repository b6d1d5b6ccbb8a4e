import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
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
