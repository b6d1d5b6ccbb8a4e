import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { messageAreas, Page } from './visual.tsx'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'

browserLike()

const LOOK = 'L'.repeat(171)
const found = {
  results: [aPin({ id: '2', grid_title: 'Green vase' })],
  price_filters: [],
  domain_filters: [],
  category_filters: [],
}

/** What jsdom does not paint. */
const bitmap = (width: number, height: number) => ({ width, height, close: () => undefined })
const context = { fillRect: () => undefined, drawImage: () => undefined }

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if (!file.type.startsWith('image/')) throw new TypeError('no picture')
    return bitmap(2000, 1000)
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    return `data:image/jpeg;base64,${btoa(`${this.width}x${this.height}`)}`
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function show(path: string, isAuthenticated: boolean) {
  const server = fakeServer({ 'visualSearch.describe': { look: LOOK }, 'visualSearch.live': found })
  await renderWithStore(
    <Routes>
      <Route path="/search/visual/" element={<Page />} />
    </Routes>,
    { transport: server.transport, path, messageAreas, requestContext: { isAuthenticated } },
  )
  return server
}

const give = (file: File) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [file] } })
  })

it('a chosen picture is made small, looked at, and leads to what looks like it', async () => {
  const server = await show('/search/visual/', true)
  await give(new File(['x'], 'a.png', { type: 'image/png' }))
  expect(await screen.findByRole('list', { name: 'Pins that look similar' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Your picture' })).toBeVisible()
  expect(server.askedFor('visualSearch.describe')[0]?.input).toEqual({
    picture: btoa('736x368'),
    x: 0,
    y: 0,
    w: 1,
    h: 1,
  })
  expect(server.askedFor('visualSearch.live')[0]?.input).toEqual({ look: LOOK })
})

it('a pasted picture does as well', async () => {
  const server = await show('/search/visual/', true)
  const files = [new File(['x'], 'a.png', { type: 'image/png' })]
  await act(async () => {
    document.dispatchEvent(Object.assign(new Event('paste'), { clipboardData: { files } }))
  })
  expect(server.askedFor('visualSearch.describe')).toHaveLength(1)
})

it('a file that is no picture is not sent', async () => {
  const server = await show('/search/visual/', true)
  await give(new File(['x'], 'a.txt', { type: 'text/plain' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('can’t be opened as a picture')
  expect(server.calls).toEqual([])
})

it('a picture that failed can be chosen again', async () => {
  await show('/search/visual/', true)
  const input = screen.getByLabelText('Choose a picture')
  await userEvent.upload(input, new File(['x'], 'a.txt', { type: 'text/plain' }), { applyAccept: false })
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(input).toHaveProperty('files.length', 0)
})

it('a shared address shows results without the picture, to visitors too', async () => {
  await show(`/search/visual/?look=${LOOK}`, false)
  expect(await screen.findByRole('list', { name: 'Pins that look similar' })).toBeVisible()
  expect(screen.queryByRole('img', { name: 'Your picture' })).toBeNull()
})

it('visitors are asked to log in first', async () => {
  await show('/search/visual/', false)
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login/?next=%2Fsearch%2Fvisual%2F',
  )
})
