import { beforeAll, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { A_CARD, AN_ADDRESS } from '../../testing/test-billing.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aBusiness, anAdAccount } from '../business/testing/a-business.ts'
import { runningPromotions } from '../delivery/running-store.ts'
import { onPinCleared } from './promoted-pin-service.ts'
import { countReport, destinationOf, holdForStaff } from './promoted-pin-store.ts'
import { settlePromotions } from './settle-service.ts'

let deps: TestDeps
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  deps = await testDeps()
  call = callerOf(operations, deps)
})

/** An advertiser whose group holds the products that are in stock. */
async function aShop(stock: readonly boolean[]) {
  const { id: business_id, owner } = await aBusiness(deps)
  const advertiser_id = await anAdAccount(deps, business_id)
  await call(owner, 'businessAddresses.update', {
    advertiser_id,
    phone: '',
    line2: '',
    region: '',
    ...AN_ADDRESS,
  })
  await call(owner, 'billingProfiles.update', {
    advertiser_id,
    billing_address: null,
    tax_id: null,
    ...A_CARD,
  } as never)
  const place = { country: 'DE', language: 'de', currency: 'EUR' } as const
  const catalog = await call(owner, 'catalogs.create', { business_id, name: 'Bowls', ...place })
  const inCatalog = { business_id, catalog_id: catalog.id }
  const feed = await call(owner, 'catalogFeeds.create', {
    ...inCatalog,
    ...place,
    name: 'Main',
    format: 'CSV',
  })
  const boardId = await aBoard(deps, owner)
  const pinIds: string[] = []
  for (const [index, inStock] of stock.entries()) {
    const pin = await aPin(deps, owner, boardId)
    const link = `https://kiln.test/bowls/${index}`
    await deps.read.updateTable('pins').set({ link }).where('id', '=', pin.id).execute()
    pinIds.push(pin.id)
    await deps.read
      .insertInto('catalogProducts')
      .values({
        catalogId: catalog.id,
        feedId: feed.id,
        itemId: `${index}`,
        title: `Bowl ${index}`,
        description: '',
        link,
        imageLink: `${link}.jpg`,
        price: 20,
        currency: 'EUR',
        availability: inStock ? 'IN_STOCK' : 'OUT_OF_STOCK',
        pinId: pin.id,
      })
      .execute()
  }
  const group = await call(owner, 'productGroups.create', { ...inCatalog, name: 'All' })
  const launch = (product_group_id = group.id) =>
    call(owner, 'promotions.create', {
      advertiser_id,
      product_group_id,
      name: 'Bowls',
      objective: 'CATALOG_SALES',
      daily_budget: 3,
      duration: 10,
      destination_url: 'https://kiln.test/',
    })
  return { business_id, owner, pinIds, group, launch }
}

const shownBy = async (id: string) =>
  (await runningPromotions(deps.read, { country: 'DE', now: deps.now(), pages: [] })).find(
    (promotion) => promotion.id === id,
  )

it('a product group is promoted by one product in stock after the other, each with its own link', async () => {
  const { launch, group, pinIds } = await aShop([true, false, true])
  const promotion = await launch()
  expect(promotion).toMatchObject({ product_group_id: group.id, objective: 'CATALOG_SALES' })
  const shown: (string | undefined)[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    await settlePromotions(deps)
    const running = await shownBy(promotion.id)
    shown.push(running?.pinId)
    expect(running?.shown.destinationUrl).toBe(
      `https://kiln.test/bowls/${pinIds.indexOf(running?.pinId ?? '')}`,
    )
    const served = { promotionId: promotion.id, pinId: null }
    expect((await destinationOf(deps.read, served))?.destinationUrl).toBe(running?.shown.destinationUrl)
  }
  expect(shown).toEqual([pinIds[2], pinIds[0], pinIds[2]])
})

it('an ad leads to the product with which it was served, whatever the promotion shows by then', async () => {
  const { launch, pinIds } = await aShop([true, true])
  const { id } = await launch()
  await settlePromotions(deps)
  const pinId = (await shownBy(id))?.pinId ?? ''
  await settlePromotions(deps)
  expect((await shownBy(id))?.pinId).not.toBe(pinId)
  const destination = await destinationOf(deps.read, { promotionId: id, pinId })
  expect(destination?.destinationUrl).toBe(`https://kiln.test/bowls/${pinIds.indexOf(pinId)}`)
})

it('B-4.66 one that was reported for a product goes on once staff have cleared that, whatever it shows by then', async () => {
  const { launch, pinIds } = await aShop([true, true])
  const { id } = await launch()
  await settlePromotions(deps)
  const pinId = (await shownBy(id))?.pinId ?? ''
  await settlePromotions(deps)
  const viewer = await aMember(deps)
  await countReport(deps.read, { userId: viewer.userId, promotionId: id, pinId }, deps.now())
  await holdForStaff(deps.read, id)
  const isHeld = async () =>
    (
      await deps.read
        .selectFrom('promotions')
        .select('isHeldForStaff')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).isHeldForStaff
  expect(pinIds).toContain(pinId)
  await onPinCleared(deps.read, (await aPin(deps, viewer, await aBoard(deps, viewer))).id, deps)
  expect(await isHeld()).toBe(true)
  await onPinCleared(deps.read, pinId, deps)
  expect(await isHeld()).toBe(false)
})

it('B-4.66 one that was reported for a product goes on with the others once staff have removed that', async () => {
  const { launch, pinIds } = await aShop([true, true])
  const { id } = await launch()
  await settlePromotions(deps)
  const pinId = (await shownBy(id))?.pinId ?? ''
  for (let reports = 0; reports < 3; reports += 1) {
    const { userId } = await aMember(deps)
    await countReport(deps.read, { userId, promotionId: id, pinId }, deps.now())
  }
  await holdForStaff(deps.read, id)
  await call(await aMember(deps), 'reports.create', { type: 'pin', id: pinId, reason: 'spam' })
  const { id: caseId } = await deps.read
    .selectFrom('reportCases')
    .select('id')
    .where('targetId', '=', pinId)
    .executeTakeFirstOrThrow()
  const staff = { ...(await aMember(deps)), isEmployee: true }
  await call(staff, 'reportCases.decide', { id: caseId, decision: 'upheld' })
  await settlePromotions(deps)
  expect((await shownBy(id))?.pinId).toBe(pinIds.find((other) => other !== pinId))
})

it('a group with nothing to sell, or of another business, is not launched', async () => {
  const sold = await aShop([false])
  const other = await aShop([true])
  const refused = {
    code: 'INVALID_INPUT',
    detail: { fields: { objective: { key: 'field.ad.productGroup' } } },
  }
  await expect(sold.launch()).rejects.toMatchObject(refused)
  await expect(sold.launch(other.group.id)).rejects.toMatchObject(refused)
})

it('waits while everything is sold, and ends with its group', async () => {
  const { launch, owner, business_id, group } = await aShop([true])
  const { id } = await launch()
  const stock = (availability: string) =>
    deps.read
      .updateTable('catalogProducts')
      .set({ availability })
      .where('catalogId', '=', group.catalog_id)
      .execute()
  await stock('OUT_OF_STOCK')
  await settlePromotions(deps)
  expect(await shownBy(id)).toBeUndefined()
  await stock('IN_STOCK')
  await settlePromotions(deps)
  expect(await shownBy(id)).toBeDefined()
  await call(owner, 'productGroups.delete', { business_id, id: group.id })
  await settlePromotions(deps)
  const row = deps.read.selectFrom('promotions').select('status').where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ status: 'COMPLETED' })
})
