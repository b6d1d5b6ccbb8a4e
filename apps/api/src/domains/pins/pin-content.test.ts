import type { Product } from '@tessera/api-types/pins/rich-metadata'
import { expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, offerFor } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const offerSummary = {
  price: 30.5,
  minPrice: 30.5,
  maxPrice: 34,
  standardPrice: 40,
  priceCurrency: 'USD',
  inStock: true,
}
const bowl: Product = {
  id: '9',
  name: 'Bowl',
  brand: null,
  offerSummary,
  shipping: { freeShippingPrice: 50, value: 4.5 },
  rating: null,
  variantSet: {
    dimensions: [{ name: 'Size', values: ['S', 'L'] }],
    variants: [
      { id: '9-1', values: ['S'], offerSummary },
      { id: '9-2', values: ['L'], offerSummary },
    ],
  },
}
const priced = { kind: 'product', price_value: 30.5, price_currency: 'USD' }

async function aProduct(product = bowl) {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  const pin = await aPin(deps, ada, board)
  await offerFor(deps, pin, '30.5', [product])
  return { ada, board, pin }
}

it('a pin is an image unless it is of another kind', async () => {
  const ada = await aMember(deps)
  const pin = await aPin(deps, ada, await aBoard(deps, ada))
  expect(await call(visitor, 'pins.get', { id: pin.id })).toMatchObject({
    content: { kind: 'image' },
    price_value: null,
    price_currency: null,
    rich_metadata: null,
  })
})

it('C-3.25 C-3.26 C-3.27 a product has its price on cards and its offers in the closeup, and so has each copy', async () => {
  const { ada, board, pin } = await aProduct()
  const { items } = await call(visitor, 'boards.feed', { board_id: board.id })
  expect(items).toMatchObject([{ content: priced, price_value: 30.5, price_currency: 'USD' }])
  const copy = await call(ada, 'pins.save', { pin_id: pin.id, board_id: (await aBoard(deps, ada)).id })
  for (const id of [pin.id, copy.id])
    expect(await call(ada, 'pins.get', { id })).toMatchObject({
      content: priced,
      rich_metadata: { recipe: null, article: null, products: [bowl] },
      is_oos_product: false,
    })
})

it('C-6.02 shipping, ranges and prices before a sale are for members alone', async () => {
  const { pin } = await aProduct()
  const plain = { ...offerSummary, minPrice: null, maxPrice: null, standardPrice: null }
  const { rich_metadata } = await call(visitor, 'pins.get', { id: pin.id })
  expect(rich_metadata?.products).toEqual([
    {
      ...bowl,
      offerSummary: plain,
      shipping: null,
      variantSet: {
        ...bowl.variantSet,
        variants: bowl.variantSet?.variants.map((variant) => ({ ...variant, offerSummary: plain })),
      },
    },
  ])
})

it('C-1.18 a product none of which is in stock is out of stock', async () => {
  const { pin } = await aProduct({ ...bowl, offerSummary: { ...offerSummary, inStock: false } })
  expect(await call(visitor, 'pins.get', { id: pin.id })).toMatchObject({ is_oos_product: true })
})

it('I-6.03 to people under 16 a product is an image', async () => {
  const { pin } = await aProduct()
  const young = { ...(await aMember(deps)), isUnder16: true }
  expect(await call(young, 'pins.get', { id: pin.id })).toMatchObject({
    content: { kind: 'image' },
    price_value: null,
    price_currency: null,
    rich_metadata: null,
  })
})

it('a deleted product comes back as one', async () => {
  const { ada, pin } = await aProduct()
  await call(ada, 'pins.delete', { id: pin.id })
  expect(await call(ada, 'pins.restore', { pin_ids: [pin.id] })).toMatchObject({
    pins: [{ content: priced }],
  })
})

it('the data of one kind belongs to no pin of another', async () => {
  const ada = await aMember(deps)
  const { aggregatedPinId } = await aPin(deps, ada, await aBoard(deps, ada))
  const offer = { aggregatedPinId, priceValue: '5', priceCurrency: 'USD' }
  await expect(deps.read.insertInto('productPins').values(offer).execute()).rejects.toMatchObject({
    code: '23503',
  })
})

it('C-3.01 a product has its flags, is stale once its offer is old, and has a page where it leads to a shop', async () => {
  const { pin } = await aProduct()
  const read = async () => {
    const view = await call(visitor, 'pins.get', { id: pin.id })
    return [view.shopping_flags, view.is_stale_product, view.is_eligible_for_pdp]
  }
  expect(await read()).toEqual([['in_stock', 'variants'], false, false])
  await deps.read.updateTable('pins').set({ link: 'https://shop.test/' }).where('id', '=', pin.id).execute()
  await deps.read
    .updateTable('productPins')
    .set({ pricedAt: new Date(deps.now().getTime() - 91 * 24 * 60 * 60 * 1000) })
    .where('aggregatedPinId', '=', pin.aggregatedPinId)
    .execute()
  expect(await read()).toEqual([['in_stock', 'variants'], true, true])
})

it('C-3.01 a pin that the viewer hid, and one of a sensitive board, is marked', async () => {
  const [ada, ben] = [await aMember(deps), await aMember(deps)]
  const board = await aBoard(deps, ada)
  const { id } = await aPin(deps, ada, board)
  const marks = async (viewer: typeof ben | typeof visitor) => {
    const { is_hidden, is_unsafe } = await call(viewer, 'pins.get', { id })
    return [is_hidden, is_unsafe]
  }
  await call(ben, 'pins.hide', { pin_id: id })
  expect([await marks(ben), await marks(visitor)]).toEqual([
    [true, false],
    [false, false],
  ])
  await deps.read.updateTable('boards').set({ sensitivity: 'violence' }).where('id', '=', board.id).execute()
  expect(await marks(visitor)).toEqual([false, true])
})
