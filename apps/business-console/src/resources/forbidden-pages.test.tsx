import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../test/open-console.tsx'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['marketing-plans/create', { can_create_ad_accounts: false }],
  ['hierarchy/ad-accounts', { can_manage_hierarchy: false }],
])('%s has nothing to fill in or to retry for those who may not', async (place, can) => {
  openConsole(place, { rows: {} }, can)
  const title = "You don't have access to this page"
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
  await waitFor(() => expect(document.title).toBe(`${title} · Tessera Business`))
})
