import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import type { IdFeed } from '../../shared/api/id-feed.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { MAX_BULK_PINS } from '@tessera/api-types/content-limits'
import { useChoosing } from './selection.ts'
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

async function show(into: string | null = null, total?: number) {
  let answer: (outcome: unknown) => void = () => undefined
  const server = fakeServer({
    'boards.picker': { all_boards: [clay], boards_shortlist: [] },
    'pins.deleteMany': () => new Promise((resolve) => (answer = resolve)),
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
  return { ...view, answer: (outcome: unknown) => answer(outcome) }
}

it('the keyboard begins at what can be done with the pins', async () => {
  await show()
  const toolbar = screen.getByRole('toolbar')
  expect(toolbar).toHaveFocus()
  await userEvent.tab()
  expect(within(toolbar).getByRole('button', { name: 'Select all' })).toHaveFocus()
})

it('names how many are chosen where not all pins of the place are on the screen', async () => {
  await show(null, 320)
  await userEvent.click(screen.getByRole('button', { name: 'Select 1 of 320' }))
  expect(screen.getByText('1 selected')).toBeInTheDocument()
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
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const [, confirm] = screen.getAllByRole('button', { name: 'Delete' })
  await userEvent.click(confirm!)
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

it('says that no more pins are chosen than one call changes', async () => {
  const ids = Array.from({ length: MAX_BULK_PINS + 1 }, (_, at) => String(at + 1))
  function OneMore() {
    const { onToggle } = useChoosing()
    return <button onClick={() => onToggle(String(MAX_BULK_PINS + 1))}>one more</button>
  }
  const { store } = await renderWithStore(
    <Organizer
      from={{ boardId: '21', sectionId: null }}
      ids={ids}
      canDelete
      onChanged={() => undefined}
      onDone={() => undefined}
      renderCreate={() => null}
    >
      <OneMore />
    </Organizer>,
    { entities: { pins: ids.map((id) => ({ ...aPin(), id })) }, messageAreas: ['boards', 'pins'] },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Select 250 of 251' }))
  await userEvent.click(screen.getByRole('button', { name: 'one more' }))
  expect(selectToasts(store.getState())[0]?.text).toBe('You can change up to 250 pins at once.')
})
