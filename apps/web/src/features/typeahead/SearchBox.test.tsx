import { fireEvent, act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { resultsReceived, searchShown } from '../../entities/searches/searches-slice.ts'
import type { Transport } from '../../shared/api/call.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { SearchBox } from './SearchBox.tsx'

function Place() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const tab = {
  recent_searches: [],
  recent_personal_searches: [{ query: 'mugs', scope: 'my_pins' }],
  recommended_searches: ['Ceramics'],
}

const suggesting: Transport = async ({ name }, { term }) => ({
  data:
    name === 'search.tab'
      ? tab
      : {
          items: [
            { type: 'query', query: `${String(term)} tiles`, is_recent: false },
            { type: 'query', query: `${String(term)} cloth`, is_recent: false },
          ],
        },
})

const show = (path = '/', transport = suggesting) =>
  renderWithStore(
    <>
      <SearchBox />
      <Place />
    </>,
    { path, transport },
  )
const box = () => screen.getByRole('combobox', { name: 'Search' })
const place = () => screen.getByRole('status').textContent

beforeEach(() => localStorage.clear())

describe('the search box', () => {
  it('C-2.20 holds the query of the address', async () => {
    await show('/search/pins/?q=cake')
    expect(box()).toHaveValue('cake')
  })

  it('C-2.21 searches pins when no scope is chosen', async () => {
    await show()
    await userEvent.type(box(), 'cake{Enter}')
    expect(place()).toBe('/search/pins/?q=cake')
  })

  it('C-4.94 does not search for blanks', async () => {
    await show()
    await userEvent.type(box(), '   {Enter}')
    expect(place()).toBe('/')
  })

  it('C-7.40 shows what typing suggests, and arrows and Enter choose from it', async () => {
    await show()
    await userEvent.type(box(), 'blue')
    await waitFor(() => expect(screen.getAllByRole('option')[1]).toHaveTextContent('blue cloth'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(box()).toHaveAttribute('aria-activedescendant', 'query-blue%20cloth')
    await userEvent.keyboard('{Enter}')
    expect(place()).toBe('/search/pins/?q=blue+cloth')
  })

  it('while a word is composed, keys choose among its spellings', async () => {
    await show()
    await userEvent.type(box(), 'blue')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true })
    expect(box()).not.toHaveAttribute('aria-activedescendant')
    fireEvent.keyDown(box(), { key: 'Escape', isComposing: true })
    expect(screen.getAllByRole('option')).toHaveLength(2)
  })

  it('C-7.59 begins with recent searches of own pins and what may be liked', async () => {
    await show()
    await userEvent.click(box())
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'mugsYour pins',
        'Ceramics',
      ]),
    )
  })

  it('a recent search is chosen by keys, too', async () => {
    await show()
    await userEvent.click(box())
    await screen.findByRole('option', { name: /mugs/ })
    await userEvent.keyboard('{ArrowDown}')
    expect(box()).toBeValid()
    await userEvent.keyboard('{Enter}')
    expect(place()).toBe('/search/my_pins/?q=mugs')
  })

  it('C-3.75 keeps what fits of the suggestions before until the new ones are here', async () => {
    let answer = (): void => undefined
    const slow: Transport = (route, input, options) =>
      input['term'] === 'blue'
        ? suggesting(route, { term: 'blue' }, options)
        : new Promise((resolve) => {
            answer = () => resolve(suggesting(route, input, options))
          })
    const { store } = await show('/', slow)
    await userEvent.type(box(), 'blue')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.type(box(), ' c')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['blue cloth'])
    await waitFor(() => expect(screen.getByRole('option')).toBeInTheDocument())
    answer()
    expect(store.getState().searches?.typeaheadCache).toHaveProperty('blue')
  })

  it('C-3.75 keeps the query on the page of a pin that it found', async () => {
    const { store } = await show('/pin/8/')
    expect(box()).toHaveValue('')
    act(() => {
      const search = { query: 'cups', scope: 'pins' as const }
      store.dispatch(resultsReceived({ search, ids: ['8'] }))
      store.dispatch(searchShown(search))
    })
    expect(box()).toHaveValue('cups')
  })

  it('closes its list by Escape and keeps what was typed', async () => {
    await show()
    await userEvent.type(box(), 'blue')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(box()).toHaveValue('blue')
  })

  it('says that suggestions failed, and still searches', async () => {
    const failing: Transport = async () => ({
      error: {
        api_error_code: 0,
        code: 0,
        message: 'no',
        message_detail: '',
        extraData: null,
        httpStatus: 500,
      },
    })
    await show('/', failing)
    await userEvent.type(box(), 'blue')
    await screen.findByText(/Couldn’t load suggestions/)
    await userEvent.keyboard('{Enter}')
    expect(place()).toBe('/search/pins/?q=blue')
  })

  it('brings a member’s recent searches back where they could not be cleared, and says so', async () => {
    const refusing = fakeServer({ 'search.tab': tab, 'search.forget': refusal(503) })
    const { store } = await renderWithStore(<SearchBox />, {
      transport: refusing.transport,
      requestContext: { isAuthenticated: true, loginState: 1 },
    })
    await userEvent.click(box())
    await screen.findByRole('option', { name: /mugs/ })
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() =>
      expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual([
        'Couldn’t clear your searches. Try again.',
      ]),
    )
    expect(screen.getByRole('option', { name: /mugs/ })).toBeInTheDocument()
  })

  it('shows a visitor the searches kept in this browser, and forgets them when asked', async () => {
    localStorage.setItem('recent_searches', JSON.stringify([{ query: 'clay', scope: 'pins' }]))
    await show()
    await userEvent.click(box())
    await screen.findByRole('option', { name: 'clay' })
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(screen.queryByRole('option', { name: 'clay' })).toBeNull())
    expect(localStorage.getItem('recent_searches')).toBeNull()
  })
})
