import type { ProgramState } from '@tessera/api-types/verified-merchants/merchant-program'
import type { MerchantProgramView } from '@tessera/api-types/verified-merchants/views'
import type { Member, Viewer } from '@tessera/shared-auth'
import { aMember, visitor } from './test-callers.ts'
import { aBoard, anImage, aPin } from './test-content.ts'
import type { TestDeps } from './test-deps.ts'
import { callerOf } from './test-operations.ts'
import { aBusiness } from '../domains/business/testing/a-business.ts'
import { businessOperations } from '../domains/business/operations.ts'
import { notificationsOperations } from '../domains/notifications/operations.ts'
import { pinsOperations } from '../domains/pins/operations.ts'
import { profilesOperations } from '../domains/profiles/operations.ts'
import { DAY_MS } from '../kernel/durations.ts'
import { verifiedMerchantsOperations } from '../domains/verified-merchants/operations.ts'
import { reviewApplication } from '../domains/verified-merchants/review-service.ts'

/** What tests of merchants do, on some deps. */
export function merchantsOf(deps: TestDeps) {
  const call = callerOf(
    [
      ...verifiedMerchantsOperations,
      ...businessOperations,
      ...notificationsOperations,
      ...profilesOperations,
      ...pinsOperations,
    ],
    deps,
  )
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
  const urls = {
    shipping_policy_url: 'https://kiln.test/shipping',
    return_policy_url: 'https://kiln.test/returns',
    accepts_guidelines: true as const,
  }

  /** A shop all of whose checks pass. */
  async function aMerchant(country = 'DE') {
    const business = await aBusiness(deps)
    const { id: businessId, owner } = business
    const { userId } = owner
    await deps.read.updateTable('businesses').set({ country }).where('id', '=', businessId).execute()
    await deps.read
      .updateTable('users')
      .set({
        createdAt: ago(40),
        avatarSignature: await anImage(deps),
        about: 'We sell tea',
        emailVerifiedAt: ago(40),
      })
      .where('id', '=', userId)
      .execute()
    await deps.read
      .insertInto('verifiedWebsites')
      .values({
        userId,
        host: 'kiln.test',
        url: 'https://kiln.test/',
        method: 'dns',
        verifiedAt: ago(40),
        checkedAt: ago(1),
      })
      .execute()
    const pin = await aProduct(owner)
    const as = (who: Viewer) => ({
      read: async () => (await call(who, 'verifiedMerchants.get', { userId })) as MerchantProgramView,
      apply: () => call(who, 'verifiedMerchants.apply', { userId, ...urls }),
      appeal: (appeal_comment = 'Please look again.', moved: Partial<typeof urls> = {}) =>
        call(who, 'verifiedMerchants.appeal', { userId, appeal_comment, ...moved }),
      leave: () => call(who, 'verifiedMerchants.leave', { userId }),
      recheck: () => call(who, 'verifiedMerchants.recheck', { userId }),
    })
    const review = () => reviewApplication({ userId }, deps)
    const setAbout = (about: string) =>
      deps.read.updateTable('users').set({ about }).where('id', '=', userId).execute()
    return { businessId, owner, userId, pin, as, ...as(owner), review, setAbout }
  }

  async function aProduct(owner: Member, { inStock = true } = {}) {
    const pin = await aPin(deps, owner, await aBoard(deps, owner))
    await deps.read
      .updateTable('pins')
      .set({ link: 'https://kiln.test/mug' })
      .where('id', '=', pin.id)
      .execute()
    await deps.read
      .updateTable('aggregatedPins')
      .set({ kind: 'product' })
      .where('id', '=', pin.aggregatedPinId)
      .execute()
    const products = JSON.stringify([{ id: '1', name: 'Mug', offerSummary: { price: 20, inStock } }])
    await deps.read
      .insertInto('productPins')
      .values({ aggregatedPinId: pin.aggregatedPinId, priceValue: '20', priceCurrency: 'EUR', products })
      .execute()
    return pin
  }

  async function accepted() {
    const merchant = await aMerchant()
    await merchant.apply()
    await merchant.review()
    return merchant
  }

  const badgeOf = async ({ userId }: { userId: string }, who: Viewer = visitor) =>
    (await call(who, 'verifiedMerchants.get', { userId })) as object
  const showsBadge = async ({ owner }: { owner: Member }) =>
    (await call(visitor, 'users.get', { username: owner.username })).is_verified_merchant
  const since = (userId: string, state: ProgramState, days: number) =>
    deps.read
      .updateTable('merchantPrograms')
      .set({ state, stateSince: ago(days) })
      .where('userId', '=', userId)
      .execute()

  const staff = async () => ({ ...(await aMember(deps)), isEmployee: true })
  const declined = async () => {
    const merchant = await aMerchant()
    await merchant.setAbout('')
    await merchant.apply()
    await merchant.review()
    return merchant
  }
  const decide = async ({ userId: id }: { userId: string }, decision: 'approved' | 'declined') =>
    call(await staff(), 'merchantAppeals.update', {
      id,
      decision,
      ...(decision === 'declined' && { reasons: ['BIO'] }),
    })
  return {
    call,
    ago,
    urls,
    aMerchant,
    aProduct,
    accepted,
    badgeOf,
    showsBadge,
    since,
    staff,
    declined,
    decide,
  }
}
