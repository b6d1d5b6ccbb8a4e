import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { contracts } from '@tessera/api-types'
import './PromotionPage.tsx' // here before it is asked for
import { openConsole } from '../../test/open-console.tsx'
import { sampleOfList } from '../../test/sample-row.ts'

afterEach(() => vi.unstubAllGlobals())

const open = (can_see_invoices: boolean) => {
  const held = { ...sampleOfList(contracts['promotions.list']), id: '7', status: 'BILLING_HOLD' }
  openConsole(
    'ads/5/7',
    { rows: {}, answers: { '/ads/v4/advertisers/5/promotions/7': held } },
    { can_see_invoices },
  )
  return screen.findByText('This promotion won’t run until the ad account’s balance is paid.')
}
const link = () => screen.queryByRole('link', { name: 'See overdue invoices' })

it('B-4.59 a promotion on hold leads to what is due', async () => {
  await open(true)
  expect(link()).toHaveAttribute('href', '/business/9/hub/invoices/overdue')
})

it('who sees no invoices is not led to them', async () => {
  await open(false)
  expect(link()).toBeNull()
})
