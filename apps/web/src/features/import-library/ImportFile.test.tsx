import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { refusal } from '../../test/fake-server.ts'
import { fakeTusServer } from '../../test/fake-tus-server.ts'
import { reading } from '../../test/import-builders.ts'
import { showImports } from '../../test/show-imports.tsx'

browserLike()

let server: ReturnType<typeof fakeTusServer>
/** The parts on their way, to be answered by the test. */
let requests: ReturnType<typeof server.holdParts>

beforeEach(() => {
  window.localStorage.clear()
  server = fakeTusServer()
  requests = server.holdParts()
})
afterEach(() => void vi.unstubAllGlobals())

const file = new File(['a picture'], 'pictures.zip')

async function choose(answers: Record<string, unknown> = {}) {
  const site = await showImports([], answers)
  await userEvent.upload(await screen.findByLabelText(/Choose a file or drop it here/), file)
  await waitFor(() => expect(requests).toHaveLength(1))
  return site
}

it('shows how much of a file is uploaded, and reads it when it is there', async () => {
  const site = await choose({ 'libraryImports.begin': reading })
  requests[0]?.progress(0.42)
  expect(await screen.findByText(/^42%/)).toHaveTextContent('Keep this page open until the upload is done.')
  expect(screen.getByRole('progressbar', { name: 'Uploading pictures.zip' })).toHaveValue(42)
  site.become([reading])
  requests[0]?.answer(file.size)
  expect(await screen.findByRole('heading', { name: 'Reading your file' })).toBeInTheDocument()
  expect(site.askedFor('libraryImports.begin')[0]?.input).toEqual({ upload_id: '5', name: 'pictures.zip' })
})

it('an upload can be canceled', async () => {
  await choose()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
  expect(requests[0]?.isAborted).toBe(true)
  await waitFor(() => expect(server.uploads.size).toBe(0))
  expect(screen.getByLabelText(/Choose a file or drop it here/)).toBeInTheDocument()
})

it('what the server refuses is told, and can be tried again', async () => {
  let answer: unknown = refusal(409, 'You already have an import running.')
  const site = await choose({ 'libraryImports.begin': () => answer })
  requests[0]?.answer(file.size)
  expect(await screen.findByText('You already have an import running.', { exact: false })).toBeInTheDocument()
  answer = reading
  site.become([reading])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Reading your file' })).toBeInTheDocument()
  expect(requests).toHaveLength(1)
})

it('asks before an upload is left behind', async () => {
  await choose({})
  await userEvent.click(screen.getByRole('link', { name: 'Today' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByRole('heading', { name: 'Leave before the upload is done?' })).toBeInTheDocument()
  await userEvent.click(question.getByRole('button', { name: 'Stay' }))
  expect(requests[0]?.isAborted).toBe(false)
})

it('an upload that was left is told of, and goes on with the same file', async () => {
  const left = {
    path: '/v3/media/resumable_uploads/5/',
    mediaType: 'archive',
    name: 'pictures.zip',
    at: Date.now(),
  }
  const fingerprint = `archive|pictures.zip||${file.size}|${file.lastModified}`
  window.localStorage.setItem('unfinished_uploads', JSON.stringify({ [fingerprint]: left }))
  server.uploads.set(left.path, { length: file.size, offset: 5 })
  const site = await showImports([], { 'libraryImports.begin': reading })
  expect(await screen.findByText(/Your upload of pictures.zip isn’t finished/)).toBeInTheDocument()
  await userEvent.upload(screen.getByLabelText(/Choose a file or drop it here/), file)
  expect(await screen.findByText('Picking up where your last upload stopped.')).toBeInTheDocument()
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(server.sent.at(-1)).toMatchObject({ method: 'PATCH', offset: 5, bytes: file.size - 5 })
  site.become([reading])
  requests[0]?.answer(file.size - 5)
  expect(await screen.findByRole('heading', { name: 'Reading your file' })).toBeInTheDocument()
  expect(window.localStorage.getItem('unfinished_uploads')).toBeNull()
})
