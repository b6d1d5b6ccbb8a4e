import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { pricesOf } from '../../../entities/searches/search-prices.ts'
import { renderWithStore } from '../../../test/render-with-store.tsx'
import { presetsIn, typedRange } from './price-ranges.ts'
import { PriceFilter } from './PriceFilter.tsx'

function Part() {
  const { pathname, search } = useLocation()
  return (
    <>
      <output>{pathname + search}</output>
      <PriceFilter query="sofa" prices={pricesOf(new URLSearchParams(search), 'buyable_pins')} ids={[]} />
    </>
  )
}

const show = (path = '/search/buyable_pins/?q=sofa') =>
  renderWithStore(
    <Routes>
      <Route path="*" element={<Part />} />
    </Routes>,
    { path, messageAreas: ['price-filter'] },
  )
const address = () => screen.getByRole('status').textContent
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

it('a preset stands in the address, and is removed by a second press', async () => {
  await show()
  await press('$25 to $50')
  expect(address()).toBe('/search/buyable_pins/?q=sofa&price_min=25&price_max=50&price_currency=USD')
  expect(screen.getByRole('button', { name: '$25 to $50' })).toHaveAttribute('aria-pressed', 'true')
  await press('$25 to $50')
  expect(address()).toBe('/search/buyable_pins/?q=sofa')
})

it('a range of one’s own is applied, shown as a chip and removed by it, and the focus stays near', async () => {
  await show()
  await press('Custom price')
  await userEvent.type(screen.getByLabelText('Minimum (USD)'), '12,50')
  await press('Apply')
  expect(address()).toBe('/search/buyable_pins/?q=sofa&price_min=12.5&price_currency=USD')
  expect(screen.getByRole('button', { name: 'Custom price' })).toHaveFocus()
  await press('Remove price: Over $12.50')
  expect(address()).toBe('/search/buyable_pins/?q=sofa')
  expect(screen.getByRole('button', { name: 'Custom price' })).toHaveFocus()
})

it('what is wrong is said at its field, and nothing is asked for', async () => {
  await show()
  await press('Custom price')
  await userEvent.type(screen.getByLabelText('Minimum (USD)'), '60')
  await userEvent.type(screen.getByLabelText('Maximum (USD)'), '40')
  await press('Apply')
  expect(screen.getByLabelText('Maximum (USD)')).toHaveAccessibleDescription(
    'Enter a maximum that isn’t below the minimum.',
  )
  expect(address()).toBe('/search/buyable_pins/?q=sofa')
})

it.each([
  ['', '', { faults: { min: 'empty' } }],
  ['x', '-1', { faults: { min: 'amount', max: 'amount' } }],
  ['', '20', { range: { min: null, max: 20 } }],
  ['20', '20', { range: { min: 20, max: 20 } }],
])('a typed range of “%s” to “%s” is %j', (min, max, expected) => {
  expect(typedRange({ min, max })).toEqual(expected)
})

it('presets are round amounts of currencies without decimals, too', () => {
  expect(presetsIn('JPY', 'en_US')[0]).toEqual({ min: null, max: 2500 })
  expect(presetsIn('USD', 'en_US')[0]).toEqual({ min: null, max: 25 })
})

it.each([
  ['q=a', undefined],
  ['price_min=x&price_max=-4', undefined],
  ['price_min=5&price_currency=usd', { price_min: 5, price_max: null }],
  ['price_max=9.5&price_currency=EUR', { price_min: null, price_max: 9.5, price_currency: 'EUR' }],
])('the address %s asks for %j', (search, prices) => {
  expect(pricesOf(new URLSearchParams(search), 'buyable_pins')).toEqual(prices)
  expect(pricesOf(new URLSearchParams(search), 'pins')).toBeUndefined()
})
