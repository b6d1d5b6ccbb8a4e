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

function open(answer: (businessId: string) => Response | Promise<Response>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string | Request) => {
    const [, id = ''] =
      /businesses\/(\d+)\/tags\/7/.exec(String(url instanceof Request ? url.url : url)) ?? []
    asked.push(id)
    return Promise.resolve(answer(id))
  })
  render(
    <MemoryRouter initialEntries={['/business/1/hub/tags/7']}>
      <BusinessContext value={{ business: businesses[0], businesses } as never}>
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

it('whoever has hundreds of businesses is asked about some of them alone', async () => {
  const asked = open(gone)
  expect(await screen.findByRole('heading', { name: "We couldn't find that" })).toBeVisible()
  expect(asked).toHaveLength(20)
})

it('what could not be asked is asked for again', async () => {
  let isDown = true
  open((id) =>
    isDown
      ? Response.json({ message: 'down' }, { status: 500 })
      : id === '2'
        ? Response.json({ id: '7' })
        : gone(),
  )
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  fireEvent.click(retry)
  expect(await screen.findByRole('link', { name: /Shop 2/ })).toBeVisible()
})
