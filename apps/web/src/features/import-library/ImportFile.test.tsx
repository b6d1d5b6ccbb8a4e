import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { refusal } from '../../test/fake-server.ts'
import { reading } from '../../test/import-builders.ts'
import { showImports } from '../../test/show-imports.tsx'

browserLike()

/** The uploads on their way, to be ended by the test. */
let requests: FakeRequest[]

class FakeRequest extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = '{"status":"success","data":{}}'
  isAborted = false
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
  }
  send(): void {
    requests.push(this)
  }
  progress(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }))
  }
  end(status: number): void {
    this.status = status
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  requests = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => void vi.unstubAllGlobals())

const form = { upload_id: '5', upload_url: '/v3/media/uploads/5/file/', upload_parameters: {} }
const file = new File(['a picture'], 'pictures.zip')

async function choose(answers: Record<string, unknown> = {}) {
  const server = await showImports([], { 'media.register': { archive: form }, ...answers })
  await userEvent.upload(await screen.findByLabelText(/Choose a file or drop it here/), file)
  await waitFor(() => expect(requests).toHaveLength(1))
  return server
}

it('shows how much of a file is uploaded, and reads it when it is there', async () => {
  const server = await choose({ 'libraryImports.begin': reading })
  requests[0]?.progress(42)
  expect(await screen.findByText(/^42%/)).toHaveTextContent('Keep this page open until the upload is done.')
  expect(screen.getByRole('progressbar', { name: 'Uploading pictures.zip' })).toHaveValue(42)
  server.become([reading])
  requests[0]?.end(200)
  expect(await screen.findByRole('heading', { name: 'Reading your file' })).toBeInTheDocument()
  expect(server.askedFor('libraryImports.begin')[0]?.input).toEqual({ upload_id: '5', name: 'pictures.zip' })
})

it('an upload can be canceled', async () => {
  await choose()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
  expect(requests[0]?.isAborted).toBe(true)
  expect(screen.getByLabelText(/Choose a file or drop it here/)).toBeInTheDocument()
})

it('what the server refuses is told, and can be tried again', async () => {
  let answer: unknown = refusal(409, 'You already have an import running.')
  const server = await choose({ 'libraryImports.begin': () => answer })
  requests[0]?.end(200)
  expect(await screen.findByText('You already have an import running.', { exact: false })).toBeInTheDocument()
  answer = reading
  server.become([reading])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Reading your file' })).toBeInTheDocument()
  expect(requests).toHaveLength(1)
})

it('asks before an upload is left behind', async () => {
  await choose({})
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '/explore/'
  await userEvent.click(link)
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByRole('heading', { name: 'Leave before the upload is done?' })).toBeInTheDocument()
  await userEvent.click(question.getByRole('button', { name: 'Stay' }))
  expect(requests[0]?.isAborted).toBe(false)
  link.remove()
})
