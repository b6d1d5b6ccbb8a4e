import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { browserLike } from '../../../test/browser-like.ts'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { aPin, aPinView } from '../../../test/pin-builders.ts'
import { pinDocument } from '../../../test/stored-documents.ts'
import { renderWithStore } from '../../../test/render-with-store.tsx'
import { messageAreas, Page } from '../[id]/visual-search.tsx'

browserLike()

const found = {
  results: [aPin({ id: '2', grid_title: 'Green vase' })],
  price_filters: [{ min: null, max: 25, currency: 'USD', count: 1 }],
  domain_filters: [{ domain: 'vases.test', count: 1 }],
  category_filters: [{ id: '9', slug: 'ceramics', name: 'Ceramics', count: 1 }],
}

const Address = () => <output aria-label="address">{useLocation().search}</output>
const address = () => screen.getByLabelText('address').textContent

async function show(search: unknown, path = '/pin/1/visual-search/?x=0.2&y=0.2&w=0.5&h=0.5') {
  const server = fakeServer({ CloseupPageQuery: pinDocument(aPinView()), 'visualSearch.crop': search })
  await renderWithStore(
    <Routes>
      <Route
        path="/pin/:id/visual-search/"
        element={
          <>
            <Page />
            <Address />
          </>
        }
      />
    </Routes>,
    { transport: server.transport, path, messageAreas },
  )
  return server
}

const asked = (server: Awaited<ReturnType<typeof show>>) => server.askedFor('visualSearch.crop').at(-1)?.input

describe('a search in the picture of a pin', () => {
  it('asks for the part that the address names, and shows what looks like it', async () => {
    const server = await show(found)
    const grid = within(await screen.findByRole('list', { name: 'Pins that look similar' }))
    expect(grid.getAllByRole('listitem')).toHaveLength(1)
    expect(asked(server)).toMatchObject({ pin_id: '1', x: 0.2, y: 0.2, w: 0.5, h: 0.5 })
    expect(screen.getByText('1 similar pin')).toHaveAttribute('role', 'status')
  })

  it('C-7.44 chips narrow by topic, price and site, and stand in the address', async () => {
    const server = await show(found)
    const filters = within(await screen.findByRole('group', { name: 'Narrow the results' }))
    for (const name of ['Ceramics', 'Under $25', 'vases.test'])
      await act(async () => fireEvent.click(filters.getByRole('button', { name })))
    expect(address()).toContain('category=ceramics')
    expect(asked(server)).toMatchObject({ category: 'ceramics', price_max: 25, domain: 'vases.test' })
    const site = await screen.findByRole('button', { name: 'vases.test' })
    expect(site).toHaveAttribute('aria-pressed', 'true')
    await act(async () => fireEvent.click(site))
    expect(address()).not.toContain('domain')
  })

  it('says when nothing looks like it, with a way back from filters', async () => {
    await show({ ...found, results: [] }, '/pin/1/visual-search/?x=0&y=0&w=1&h=1&domain=a.test')
    expect(await screen.findByText('No similar pin matches these filters.')).toBeVisible()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show all similar pins' })))
    expect(await screen.findByText('Try a larger part of the picture.')).toBeVisible()
  })

  it('a failure can be tried again', async () => {
    let isFirst = true
    await show(() => {
      const answer = isFirst ? refusal(503) : found
      isFirst = false
      return answer
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Pins that look similar' })).toBeVisible()
  })
})
