import { configure, fireEvent, render, screen } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { BusinessContext } from '../session/business-context.ts'
import { OtherBusiness } from './OtherBusiness.tsx'

configure({ asyncUtilTimeout: 8000 })
afterEach(() => vi.unstubAllGlobals())

const businesses = Array.from({ length: 300 }, (_, count) => ({
  id: String(count + 1),
  name: `Shop ${count + 1}`,
}))

function open(answer: (businessId: string) => Response | Promise<Response>, own = businesses) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string | Request) => {
    const [, id = ''] =
      /businesses\/(\d+)\/tags\/7/.exec(String(url instanceof Request ? url.url : url)) ?? []
    asked.push(id)
    return Promise.resolve(answer(id))
  })
  render(
    <MemoryRouter initialEntries={['/business/1/hub/tags/7']}>
      <BusinessContext value={{ business: own[0], businesses: own } as never}>
        <AdminContext
          dataProvider={testDataProvider()}
          i18nProvider={i18nProvider}
          basename="/business/1/hub"
        >
          <OtherBusiness resource="tags" id="7" listPath="tags" />
        </AdminContext>
      </BusinessContext>
    </MemoryRouter>,
  )
  return asked
}

const gone = () => Response.json({ message: 'Gone' }, { status: 404 })
const down = () => Response.json({ message: 'down' }, { status: 500 })

it('a record of another business is found there, and nothing is said before', async () => {
  let isLate = true
  const later = new Promise((resolve) => setTimeout(resolve, 300)).then(() => (isLate = false))
  const asked = open((id) => (id === '3' ? later.then(() => Response.json({ id: '7' })) : gone()))
  expect(await screen.findByRole('link', { name: /Shop 3/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/business/3/hub'),
  )
  expect(isLate).toBe(false)
  expect(new Set(asked).size).toBeLessThanOrEqual(20)
})

it('of hundreds of businesses all are asked, no more than 20 at once', async () => {
  let [atWork, most] = [0, 0]
  const asked = open(async () => {
    most = Math.max(most, (atWork += 1))
    await new Promise((resolve) => setTimeout(resolve, 1))
    atWork -= 1
    return gone()
  })
  expect(await screen.findByText('It may have been moved or deleted.')).toBeVisible()
  expect(new Set(asked).size).toBe(299)
  expect(most).toBe(20)
})

it('a record of the last of hundreds of businesses is found', async () => {
  open((id) => (id === '300' ? Response.json({ id: '7' }) : gone()))
  expect(await screen.findByRole('link', { name: /Shop 300/ })).toBeVisible()
})

it('where every business was asked, the record is gone', async () => {
  open(gone, businesses.slice(0, 5))
  expect(await screen.findByText('It may have been moved or deleted.')).toBeVisible()
})

it('one business that fails does not hide another that has the record', async () => {
  open((id) => (id === '2' ? down() : id === '3' ? Response.json({ id: '7' }) : gone()))
  expect(await screen.findByRole('link', { name: /Shop 3/ })).toBeVisible()
})

it.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an ended session', () => Response.json({ message: 'Log in' }, { status: 401 })],
  ['too many calls', () => Response.json({ message: 'Slow down' }, { status: 429 })],
])('%s is not taken for a record that is nowhere', async (_name, answer) => {
  open((id) => (id === '2' ? answer() : gone()))
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
})

it('an id of another shape is one nobody has', async () => {
  open(() => Response.json({ message: 'Invalid' }, { status: 400 }))
  expect(await screen.findByRole('heading', { name: "We couldn't find that" })).toBeVisible()
})

it('what could not be asked is asked for again', async () => {
  let isDown = true
  open((id) => (isDown ? down() : id === '2' ? Response.json({ id: '7' }) : gone()))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  fireEvent.click(retry)
  expect(await screen.findByRole('link', { name: /Shop 2/ })).toBeVisible()
})
