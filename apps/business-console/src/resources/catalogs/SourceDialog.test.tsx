import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'

afterEach(() => vi.unstubAllGlobals())

it('a source begins with country and language of its catalog', async () => {
  const catalog = {
    id: '5',
    name: 'Bowls',
    country: 'DE',
    language: 'de',
    currency: 'EUR',
    status: 'ACTIVE',
    product_count: 0,
    abilities: { can_edit: true, can_share: true },
  }
  const { calls } = openConsole('catalogs/5/sources', {
    rows: { catalogs: [catalog], 'catalogs/5/feeds': [] },
  })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Add source' }))[0]!)
  expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveTextContent('Germany')
  expect(screen.getByRole('textbox', { name: 'Language' })).toHaveValue('de')
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Main' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(calls).toContain('POST /v3/businesses/9/catalogs/5/feeds'))
})
