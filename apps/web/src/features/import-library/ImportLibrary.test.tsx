import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LibraryImportView } from '@tessera/api-types/library-imports/views'
import { expect, it, vi } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { refusal } from '../../test/fake-server.ts'
import { done, reading, ready } from '../../test/import-builders.ts'
import { showImports } from '../../test/show-imports.tsx'

browserLike()

it('begins with a file, the address of a feed, and help for every source', async () => {
  await showImports([])
  expect(await screen.findByLabelText(/Choose a file or drop it here/)).toHaveAttribute('type', 'file')
  expect(screen.queryByRole('region', { name: 'Your imports' })).not.toBeInTheDocument()
  const help = within(screen.getByRole('region', { name: 'Where to get your file' }))
  expect(help.getByText(/^In Chrome, Edge or Brave/)).toBeInTheDocument()
  expect(help.getAllByRole('group')).toHaveLength(7)
})

it('a list that cannot be loaded can be asked for again', async () => {
  await showImports([], { 'libraryImports.list': refusal(500) })
  expect(await screen.findByText('Couldn’t load your imports')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

it('refuses a file that nobody could read before it is sent', async () => {
  const { calls } = await showImports([])
  const zone = await screen.findByLabelText(/Choose a file or drop it here/)
  const anyFile = userEvent.setup({ applyAccept: false })
  await anyFile.upload(zone, new File(['x'], 'song.mp3'))
  expect(await screen.findByText('Couldn’t upload song.mp3.')).toBeInTheDocument()
  expect(screen.getByText('Choose a ZIP, HTML, JSON, CSV or XML file.', { exact: false })).toBeInTheDocument()
  await anyFile.upload(screen.getByLabelText(/Choose a file or drop it here/), new File([''], 'empty.zip'))
  expect(await screen.findByText('The file is empty.', { exact: false })).toBeInTheDocument()
  expect(calls.map(({ name }) => name)).toEqual(['libraryImports.list'])
})

it('reads a feed by its address, and says what is wrong with one', async () => {
  const server = await showImports([], { 'libraryImports.begin': reading })
  const address = await screen.findByLabelText('Or import a feed')
  await userEvent.type(address, 'no address')
  await userEvent.click(screen.getByRole('button', { name: 'Read feed' }))
  expect(await screen.findByText('Enter a web address, like https://example.com/feed.')).toBeInTheDocument()
  await userEvent.clear(address)
  await userEvent.type(address, 'gardens.example/feed')
  server.become([reading])
  await userEvent.click(screen.getByRole('button', { name: 'Read feed' }))
  expect(await screen.findByRole('heading', { name: 'Reading your file' })).toBeInTheDocument()
  expect(server.askedFor('libraryImports.begin')[0]?.input).toEqual({ url: 'https://gardens.example/feed' })
})

it('one that fails as soon as it is begun says why', async () => {
  const server = await showImports([], { 'libraryImports.begin': reading })
  await userEvent.type(await screen.findByLabelText('Or import a feed'), 'gardens.example/feed')
  server.become([{ ...reading, status: 'failed', error: 'unreadable' }])
  await userEvent.click(screen.getByRole('button', { name: 'Read feed' }))
  expect(await screen.findByRole('heading', { name: 'Import failed' })).toBeInTheDocument()
  expect(screen.getByText(/^We couldn’t read this file\./)).toBeInTheDocument()
})

it('lists past imports, and tells what went wrong with one', async () => {
  const failed: LibraryImportView = { ...reading, status: 'failed', error: 'unrecognized' }
  await showImports([failed])
  const past = within(await screen.findByRole('region', { name: 'Your imports' }))
  expect(past.getByRole('link', { name: 'bookmarks.html' })).toHaveAttribute('href', '/settings/import/?id=3')
  expect(past.getByRole('listitem')).toHaveTextContent('Import failed')
})

it('a past import without anything new is not called ready', async () => {
  const known = { ...ready, id: '2', counts: { ...ready.counts, pins: 0 } }
  await showImports([{ ...ready, status: 'importing', percent: 10 }, known])
  expect(await screen.findByRole('region', { name: 'Your imports' })).toHaveTextContent('Nothing to import')
})

it('tells why an import came to nothing', async () => {
  await showImports([{ ...reading, status: 'failed', error: 'unrecognized' }], {}, '/settings/import/?id=3')
  expect(await screen.findByRole('alert')).toHaveTextContent('We don’t recognize this file.')
  expect(screen.getByRole('link', { name: 'All imports' })).toHaveAttribute('href', '/settings/import/')
})

it('an import that ends while it is watched stays on show with its report, and others are listed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const waiting = { ...ready, id: '2' }
    const server = await showImports([{ ...ready, status: 'importing', percent: 10 }, waiting])
    expect(await screen.findByRole('heading', { name: 'Importing' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Your imports' })).toHaveTextContent('Ready to import')
    server.become([done, waiting])
    await vi.advanceTimersByTimeAsync(2_500)
    expect(await screen.findByRole('heading', { name: 'Import finished' })).toBeInTheDocument()
    expect(screen.getByText('39 pins imported')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Import something else' })).toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})
