import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import {
  AdminContext,
  DataTable,
  HttpError,
  ResourceContextProvider,
  testDataProvider,
  type GetListParams,
  type GetListResult,
} from 'react-admin'
import { Link, MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { OFFLINE_MESSAGE } from '../providers/http-client.ts'
import { keepingRows } from '../providers/kept-rows.ts'
import { expectComplaint } from '../test/expect-complaint.ts'
import { HubList } from './HubList.tsx'

it('B-4.01 keeps the rows of the page before, dimmed and not to be pressed, until the new ones are here', async () => {
  const pressed = vi.fn()
  let answer: (() => void) | undefined
  const getList = ({ page }: { page: number }) =>
    new Promise<GetListResult>((resolve) => {
      const rows = { data: [{ id: page, name: `Row of page ${page}` }], total: 20 }
      if (page === 1) resolve(rows)
      else answer = () => resolve(rows)
    })
  const dataProvider = testDataProvider({
    getList: (_resource: string, { pagination }: GetListParams) =>
      getList({ page: pagination?.page ?? 1 }) as never,
  })
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
        <ResourceList onPress={pressed} />
      </AdminContext>
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByText('Row of page 1'))
  expect(pressed).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: /next/i }))
  expect(await screen.findByRole('progressbar')).toBeInTheDocument()
  fireEvent.click(screen.getByText('Row of page 1'))
  expect(pressed).toHaveBeenCalledTimes(1)
  act(() => answer?.())
  expect(await screen.findByText('Row of page 2')).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

describe('B-8.10 a page of a list that cannot be read', () => {
  const offline = new HttpError(OFFLINE_MESSAGE, 0)

  function open(fail: (page: number) => Error | undefined) {
    const getList = vi.fn((_resource: string, { pagination }: GetListParams) => {
      const page = pagination?.page ?? 1
      const problem = fail(page)
      if (problem) return Promise.reject(problem)
      return Promise.resolve({ data: [{ id: page, name: `Row of page ${page}` }], total: 20 })
    })
    render(
      <MemoryRouter>
        <AdminContext
          dataProvider={testDataProvider({ getList: keepingRows(getList as never) })}
          i18nProvider={i18nProvider}
        >
          <ResourceList onPress={() => undefined} />
        </AdminContext>
      </MemoryRouter>,
    )
    return getList
  }
  const next = () => fireEvent.click(screen.getByRole('button', { name: /next/i }))

  it('B-4.01 B-8.06 leaves the rows and the pager, and is read by Retry', async () => {
    let isDown = true
    open((page) => (page === 2 && isDown ? offline : undefined))
    await screen.findByText('Row of page 1')
    next()
    expect(await screen.findAllByText("Hmm...you're not connected to the internet")).toHaveLength(1)
    expect(screen.getByText('Row of page 1')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /previous/i })).toBeInTheDocument()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Row of page 2')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('B-4.02 is dismissed, and the pager shows the page of the rows again', async () => {
    open((page) => (page === 2 ? new HttpError('No, not today.', 403) : undefined))
    await screen.findByText('Row of page 1')
    next()
    expect(await screen.findByText('No, not today.')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('1')
  })

  it('stands alone where nothing was read before', async () => {
    expectComplaint()
    open(() => new HttpError('No, not today.', 500))
    expect(await screen.findByRole('alert')).toHaveTextContent('No, not today.')
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

it('B-3.29 asks for the first ten rows at first, by its own sort, upwards', async () => {
  const asked: GetListParams[] = []
  const getList = (_resource: string, params: GetListParams) => {
    asked.push(params)
    return Promise.resolve({ data: [{ id: 1, name: 'Row' }], total: 25 })
  }
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider({ getList: getList as never })}
        i18nProvider={i18nProvider}
      >
        <ResourceList onPress={() => undefined} />
      </AdminContext>
    </MemoryRouter>,
  )
  await screen.findByText('Row')
  expect(asked[0]).toMatchObject({
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  })
  expect(screen.getByText(/of 25/)).toBeVisible()
})

it('B-4.04 an answer that comes after a newer one was asked for changes nothing', async () => {
  const answers = new Map<number, () => void>()
  const getList = (_resource: string, { pagination: { page = 1 } = {} as never }: GetListParams) =>
    new Promise<GetListResult>((resolve) => {
      answers.set(page, () => resolve({ data: [{ id: page, name: `Row of page ${page}` }], total: 40 }))
      if (page === 1) answers.get(1)?.()
    })
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider({ getList: getList as never })}
        i18nProvider={i18nProvider}
      >
        <ResourceList onPress={() => undefined} />
      </AdminContext>
    </MemoryRouter>,
  )
  await screen.findByText('Row of page 1')
  fireEvent.click(screen.getByRole('button', { name: 'Go to page 2' }))
  await waitFor(() => expect(answers.has(2)).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: 'Go to page 3' }))
  await waitFor(() => expect(answers.has(3)).toBe(true))
  act(() => answers.get(3)?.())
  await screen.findByText('Row of page 3')
  act(() => answers.get(2)?.())
  expect(screen.getByText('Row of page 3')).toBeVisible()
  expect(screen.queryByText('Row of page 2')).toBeNull()
})

describe('an address that somebody wrote by hand', () => {
  function open(search: string) {
    const asked: GetListParams[] = []
    const getList = (_resource: string, params: GetListParams) => {
      asked.push(params)
      if (params.sort?.field === 'hacker') return Promise.reject(new HttpError('Unknown sort', 400))
      return Promise.resolve({ data: [{ id: 1, name: 'Row' }], total: 1 })
    }
    render(
      <MemoryRouter initialEntries={[search]}>
        <AdminContext
          dataProvider={testDataProvider({ getList: keepingRows(getList as never) })}
          i18nProvider={i18nProvider}
        >
          <ResourceList onPress={() => undefined} />
          <Link to="/?sort=hacker&order=ASC">Misled</Link>
        </AdminContext>
      </MemoryRouter>,
    )
    return asked
  }
  const sortsOf = (asked: GetListParams[]) => asked.map(({ sort }) => sort?.field)

  it('is mended before anything is asked for', async () => {
    const asked = open('/?order=SIDE&perPage=-1&page=x&sort=nothing')
    expect(await screen.findByText('Row')).toBeInTheDocument()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'name', order: 'ASC' },
    })
  })

  it('falls back to the sort of the list where that is not known', async () => {
    expectComplaint()
    const asked = open('/?sort=hacker&order=ASC')
    expect(await screen.findByText('Row')).toBeInTheDocument()
    expect(sortsOf(asked)).toEqual(['hacker', 'name'])
  })

  it('falls back, too, where rows were read before', async () => {
    const asked = open('/')
    await screen.findByText('Row')
    fireEvent.click(screen.getByText('Misled'))
    await waitFor(() => expect(sortsOf(asked)).toEqual(['name', 'hacker', 'name']))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

const ResourceList = ({ onPress }: { onPress: () => void }) => (
  <ResourceContextProvider value="people">
    <HubList filters={[]} sort={{ field: 'name', order: 'ASC' }} empty={<></>}>
      <DataTable bulkActionButtons={false} rowClick={() => (onPress(), false)}>
        <DataTable.Col source="name" />
      </DataTable>
    </HubList>
  </ResourceContextProvider>
)
