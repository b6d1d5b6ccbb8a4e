import { act, fireEvent, render, screen } from '@testing-library/react'
import { AdminContext, ResourceContextProvider, testDataProvider } from 'react-admin'
import { createMemoryRouter, MemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { MusicRecord } from '@tessera/api-types/music/views'
import { consoleTheme } from '../../layout/console-theme.ts'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { MusicCreate } from './MusicCreate.tsx'
import { MusicList } from './MusicList.tsx'
import { MusicPage } from './MusicPage.tsx'

const track: MusicRecord = {
  id: '7',
  title: 'Dawn',
  artist: 'The Makers',
  isrc: null,
  thumbnail: null,
  duration: 60_000,
  url: '/images/music/7.m4a',
  license: 'Recorded by us',
  created_at: '2026-01-02T00:00:00.000Z',
  withdrawn_at: null,
}

function show(path: string, record: MusicRecord = track) {
  const run = vi.fn(async () => record)
  const update = vi.fn(async (_resource: string, _params: { data: object }) => ({ data: record }))
  const dataProvider = {
    ...testDataProvider({ getOne: async () => ({ data: record }), update } as object),
    run,
  }
  const pages = (
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={consoleTheme}>
      <ResourceContextProvider value="music">
        <Routes>
          <Route path="/music/create" element={<MusicCreate />} />
          <Route path="/music/:id" element={<MusicPage />} />
          <Route path="*" element={<p>Elsewhere</p>} />
        </Routes>
      </ResourceContextProvider>
    </AdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: pages }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return { run, update, router }
}

afterEach(() => vi.unstubAllGlobals())

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('C-3.32 a track is sent with its words before its file, and what is wrong with it is shown', async () => {
  const sent: [string, FormDataEntryValue][][] = []
  const refusal = {
    code: 1,
    message: 'Some of the values aren’t valid.',
    reason: { key: 'error.INVALID_INPUT', fields: { file: { key: 'field.music.type' } } },
  }
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push([...(body as FormData).entries()])
    return sent.length === 1
      ? new Response(JSON.stringify(refusal), { status: 400 })
      : new Response(JSON.stringify({ status: 'success', data: track }))
  })
  show('/music/create')
  await screen.findByLabelText(/^Title/)
  type(/^Title/, 'Dawn')
  type(/^Artist/, 'The Makers')
  type(/^License/, 'Recorded by us')
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Add track' }))
  submit()
  expect(await screen.findByText('Choose a file.')).toBeInTheDocument()
  expect(sent).toEqual([])
  const file = new File(['no music'], 'dawn.mp3')
  fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } })
  submit()
  expect(
    await screen.findByText('Choose an MP3, M4A, OGG, WAV or FLAC file that plays here.'),
  ).toBeInTheDocument()
  expect(sent[0]?.map(([name]) => name)).toEqual(['title', 'artist', 'isrc', 'license', 'file'])
  submit()
  expect(await screen.findByRole('heading', { name: 'Dawn' })).toBeInTheDocument()
})

it('who leaves while a track is sent is asked first, and then stays where they went', async () => {
  const confirm = vi.fn(() => true)
  vi.stubGlobal('confirm', confirm)
  let arrive = (_response: Response) => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)))
  const { router } = show('/music/create')
  await screen.findByLabelText(/^Title/)
  type(/^Title/, 'Dawn')
  type(/^Artist/, 'The Makers')
  type(/^License/, 'Recorded by us')
  const file = new File(['music'], 'dawn.mp3')
  fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } })
  fireEvent.click(screen.getByRole('button', { name: 'Add track' }))
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /Add track/ })).toBeDisabled())
  await act(() => router.navigate('/elsewhere'))
  expect(await screen.findByText('Elsewhere')).toBeVisible()
  expect(confirm).toHaveBeenCalledOnce()
  await act(async () => arrive(new Response(JSON.stringify({ status: 'success', data: track }))))
  expect(router.state.location.pathname).toBe('/elsewhere')
})

it('C-3.32 a track is withdrawn after a question', async () => {
  const { run } = show('/music/7')
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(run).not.toHaveBeenCalled()
  const [, confirm] = await screen.findAllByRole('button', { name: 'Withdraw', hidden: true })
  fireEvent.click(confirm!)
  await vi.waitFor(() => expect(run).toHaveBeenCalledWith('musicRecords.withdraw', { id: '7' }))
})

it('C-3.32 a withdrawn track is offered again, and cannot be heard', async () => {
  const { run } = show('/music/7', { ...track, withdrawn_at: '2026-01-03T00:00:00.000Z' })
  expect(
    await screen.findByText('This track is withdrawn. Stories that use it play without sound.'),
  ).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Make available again' }))
  await vi.waitFor(() => expect(run).toHaveBeenCalledWith('musicRecords.offer', { id: '7' }))
})

it('C-3.32 the list says which tracks are available and which are withdrawn', async () => {
  const tracks = [track, { ...track, id: '8', title: 'Dusk', withdrawn_at: '2026-01-03T00:00:00.000Z' }]
  const reads = { getList: async () => ({ data: tracks, total: tracks.length }) }
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider(reads as object)}
        i18nProvider={i18nProvider}
        theme={consoleTheme}
      >
        <ResourceContextProvider value="music">
          <MusicList />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  const rowOf = async (title: string) => (await screen.findByText(title)).closest('tr')
  expect(await rowOf('Dawn')).toHaveTextContent(/Available/)
  expect(await rowOf('Dusk')).toHaveTextContent(/Withdrawn/)
})
