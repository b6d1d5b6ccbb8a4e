import type { PinCard } from '@tessera/api-types/pins/views'
import type { Member } from '@tessera/shared-auth'
import { aBusiness } from '../domains/business/testing/a-business.ts'
import { makeCaches } from '../kernel/caches.ts'
import { operations } from '../operations.ts'
import { aMember, callAs } from './test-callers.ts'
import { aBoard, aPin } from './test-content.ts'
import type { TestDeps } from './test-deps.ts'

export const named = (name: string) => {
  const found = operations.find(({ contract }) => contract.route.name === name)
  if (!found) throw new Error(name)
  return found
}

export const inGermany = <Viewer extends Member>(viewer: Viewer): Viewer => ({ ...viewer, country: 'DE' })

/** A pin of a business, and so many newer ones that it stands on no first page by itself. */
export async function aFeedWithAShop(deps: TestDeps) {
  const shop = await aBusiness(deps, 'Kiln & Co')
  const { id: pinId } = await aPin(deps, shop.owner, await aBoard(deps, shop.owner))
  for (let people = 0; people < 6; people += 1) {
    const keeper = await aMember(deps)
    const board = await aBoard(deps, keeper)
    for (let count = 0; count < 8; count += 1) await aPin(deps, keeper, board)
  }
  return { shop, pinId }
}

export async function homeOfMember(deps: TestDeps, viewer: Member): Promise<PinCard[]> {
  const answer = (await callAs(deps, viewer)(named('feeds.home'), { page_size: 15 })) as { items: PinCard[] }
  return answer.items
}

export const adsOn = (page: readonly PinCard[]) =>
  page.flatMap(({ promotion }) => (promotion ? [promotion] : []))

/** The first ad on the home page of a member, as everything is now. */
export async function adFor(deps: TestDeps, viewer: Member) {
  deps.caches = makeCaches()
  return adsOn(await homeOfMember(deps, viewer))[0]
}
