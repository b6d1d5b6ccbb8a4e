import type { Product } from '@tessera/api-types/pins/rich-metadata'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { browserLike } from '../../../../test/browser-like.ts'
import { renderWithStore } from '../../../../test/render-with-store.tsx'
import { ProductFacts } from './ProductFacts.tsx'

browserLike()

const offer = { price: 30, minPrice: null, maxPrice: null, standardPrice: 40, priceCurrency: 'USD' }
const product: Product = {
  id: '9',
  name: 'Bowl',
  brand: 'Kiln & Co',
  offerSummary: { ...offer, inStock: true },
  shipping: { freeShippingPrice: 50, value: 4.5 },
  rating: null,
  variantSet: null,
}
async function facts(over: Partial<Product> = {}) {
  await renderWithStore(<ProductFacts product={{ ...product, ...over }} />, { messageAreas: ['closeup'] })
  return { user: userEvent.setup(), region: screen.getByRole('region', { name: 'Product' }) }
}

it('C-1.17 C-1.18 C-3.25 shows the price, what it was before the sale, and whether it is in stock', async () => {
  const { region } = await facts()
  expect(region).toHaveTextContent('$30$40In stock')
  expect(within(region).getByText('$40').tagName).toBe('S')
})

it('C-1.19 C-1.20 shows the brand and the shipping', async () => {
  const { region } = await facts()
  expect(region).toHaveTextContent('by Kiln & Co')
  expect(region).toHaveTextContent('Shipping $4.50 · Free shipping from $50')
})

it('C-3.25 shows the range of a product that costs more in some variants', async () => {
  const { region } = await facts({ offerSummary: { ...offer, minPrice: 30, maxPrice: 45, inStock: false } })
  expect(region).toHaveTextContent('$30 to $45')
  expect(region).toHaveTextContent('Out of stock')
})

it('C-3.26 says that shipping is free', async () => {
  const { region } = await facts({ shipping: { freeShippingPrice: 0, value: 0 } })
  expect(region).toHaveTextContent('Free shipping')
})

it('C-1.21 C-3.27 picking a value of a dimension shows the price and stock of the variant', async () => {
  const variant = (id: string, values: string[], price: number, inStock: boolean) => ({
    id,
    values,
    offerSummary: { ...offer, standardPrice: null, price, inStock },
  })
  const { region, user } = await facts({
    variantSet: {
      dimensions: [
        { name: 'Color', values: ['Blue', 'Red'] },
        { name: 'Size', values: ['S', 'L'] },
      ],
      variants: [
        variant('1', ['Blue', 'S'], 31, true),
        variant('2', ['Blue', 'L'], 32, false),
        variant('3', ['Red', 'L'], 33, true),
      ],
    },
  })
  const option = (group: string, name: string) =>
    within(within(region).getByRole('group', { name: group })).getByRole('radio', { name })
  await user.click(option('Size', 'L'))
  expect(region).toHaveTextContent('$33In stock')
  expect(option('Color', 'Red')).toBeChecked()
  await user.click(option('Color', 'Blue'))
  expect(region).toHaveTextContent('$32Out of stock')
  expect(option('Size', 'L')).toBeChecked()
})
