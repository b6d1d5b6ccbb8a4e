import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LibraryImportItem } from '@tessera/api-types/library-imports/views'
import { expect, it, vi } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { page, refusal } from '../../test/fake-server.ts'
import { noCounts, reading, ready, done, fault, failedPin } from '../../test/import-builders.ts'
import { showImports } from '../../test/show-imports.tsx'

browserLike()

it('shows what would be imported, and imports it when the member says so', async () => {
  const server = await showImports([ready], {
    'libraryImports.items': page([fault]),
    'libraryImports.confirm': { ...ready, status: 'importing' },
  })
  const panel = within(await screen.findByRole('region', { name: 'Ready to import' }))
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining([
      '40 pins',
      '2 boards (1 already yours)',
      '3 sections',
      '5 pins we’ll skip, because you already have them or they’re in your file twice',
      '1 item that can’t be imported',
    ]),
  )
  const faults = within(await panel.findByRole('list', { name: 'Can’t be imported' }))
  expect(faults.getByRole('listitem')).toHaveTextContent(/A bookmarklet.*We can’t load this kind of address/)
  expect(panel.getByRole('radio', { name: 'Only you' })).toBeChecked()
  expect(panel.queryByText('Boards that come with their own setting keep it.')).not.toBeInTheDocument()
  expect(panel.getByText(/^Pins on boards you already have can be seen by anyone/)).toBeInTheDocument()
  await userEvent.click(panel.getByRole('radio', { name: 'Anyone' }))
  server.become([{ ...ready, status: 'importing', percent: 43, counts: { ...ready.counts, imported: 17 } }])
  await userEvent.click(panel.getByRole('button', { name: 'Import 40 pins' }))
  expect(await screen.findByRole('progressbar', { name: 'Importing' })).toHaveValue(43)
  expect(server.askedFor('libraryImports.confirm')[0]?.input).toEqual({ id: '3', privacy: 'public' })
  expect(screen.getByText(/17 of 40 pins/)).toBeInTheDocument()
  expect(screen.getByText('Importing, 40% done')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Importing' })).toHaveFocus()
})

it('asks for no privacy where there is nothing to decide', async () => {
  const { boards_existing: _, ...counts } = ready.counts
  await showImports([{ ...ready, counts: { ...counts, boards_existing: 2 } }])
  expect(await screen.findByRole('button', { name: 'Import 40 pins' })).toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

it('an import without anything new can only be dismissed', async () => {
  const server = await showImports([{ ...ready, counts: { ...noCounts, boards: 1, duplicates: 4 } }], {
    'libraryImports.cancel': { ...ready, status: 'canceled' },
  })
  expect(await screen.findByText('You already have every pin we found.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Nothing to import' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
  server.become([{ ...ready, status: 'canceled' }])
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByLabelText(/Choose a file or drop it here/)).toBeInTheDocument()
  expect(server.askedFor('libraryImports.cancel')[0]?.input).toEqual({ id: '3' })
})

it('a lost connection leaves the import on the page, and is said', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    let list: unknown = [reading]
    await showImports([reading], { 'libraryImports.list': () => list })
    expect(await screen.findByRole('heading', { name: 'Reading your file' })).toBeInTheDocument()
    list = refusal(0)
    await vi.advanceTimersByTimeAsync(2_500)
    expect(await screen.findByText('Couldn’t check for progress. We’ll keep trying.')).toBeInTheDocument()
    list = [ready]
    await vi.advanceTimersByTimeAsync(2_500)
    expect(await screen.findByRole('heading', { name: 'Ready to import' })).toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})

it('follows an import while the server works on it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const server = await showImports([reading])
    expect(await screen.findByRole('progressbar', { name: 'Reading' })).not.toHaveAttribute('value')
    server.become([ready])
    await vi.advanceTimersByTimeAsync(2_500)
    expect(await screen.findByRole('heading', { name: 'Ready to import' })).toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})

it('ends with what was imported, what failed, and another try', async () => {
  const importedPin: LibraryImportItem = {
    ...failedPin,
    id: '13',
    outcome: 'imported',
    reason: null,
    board_id: '7',
    pin_id: '90',
  }
  const server = await showImports(
    [done],
    {
      'libraryImports.items': ({ outcome }: { outcome?: string }) =>
        page(outcome === 'imported' ? [importedPin] : [failedPin]),
      'libraryImports.confirm': { ...done, status: 'importing' },
    },
    '/settings/import/?id=3',
  )
  const panel = within(await screen.findByRole('region', { name: 'Import finished' }))
  expect(panel.getByText('39 pins imported')).toBeInTheDocument()
  expect(await panel.findByRole('list', { name: 'Your boards' })).toHaveTextContent('Kitchen')
  const failures = within(await panel.findByRole('list', { name: 'Failed' }))
  expect(failures.getByRole('listitem')).toHaveTextContent(
    /Gone.*Pin · on Kitchen · https:\/\/gone.example\/.*We couldn’t load the picture from its address/,
  )
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(server.askedFor('libraryImports.confirm')[0]?.input).toEqual({ id: '3' }))
})
