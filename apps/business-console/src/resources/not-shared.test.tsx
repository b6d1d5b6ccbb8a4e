import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../test/open-console.tsx'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['ad-accounts', 'ad accounts'],
  ['profiles', 'profiles'],
  ['asset-groups', 'asset groups'],
  ['catalogs', 'catalogs'],
])('in %s, somebody who was given none reads whom to ask', async (place, named) => {
  const can = { can_manage_people: false, can_manage_asset_groups: false, can_create_ad_accounts: false }
  openConsole(place, { rows: { [place]: [] } }, can)
  expect(await screen.findByText(`No ${named} are shared with you`)).toBeVisible()
  expect(screen.getByText('Ask an admin of Kiln to give you access.')).toBeVisible()
  expect(screen.queryByText(/ yet$/)).toBeNull()
})
