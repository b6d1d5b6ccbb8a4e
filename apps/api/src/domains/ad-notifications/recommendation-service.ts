import { memberId, type Member, type Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { findAdAccountAccess } from '../business/ad-account-access.ts'
import { advertiserState } from './advertiser-store.ts'
import { placeOf, recommendationsFor } from './recommendation-rules.ts'

/** @throws DomainError NOT_ALLOWED for advertisers of others, there or not */
export async function recommendationsOf(
  { userId }: Member,
  advertiserId: string,
  { read }: Pick<Deps, 'read'>,
) {
  const isReached = (await findAdAccountAccess(read, userId, advertiserId)) !== null
  const advertiser = isReached ? await advertiserState(read, advertiserId) : null
  if (!advertiser) throw new DomainError('NOT_ALLOWED')
  return recommendationsFor(advertiser).map((type) => ({
    id: `${advertiserId}:${type}`,
    type,
    advertiser_id: advertiserId,
    business_id: advertiser.businessId,
    path: placeOf(type, advertiserId),
  }))
}

/** In which business the viewer works with an advertiser: the one that owns it, or a partner of it. */
export async function businessOfAdvertiser(
  viewer: Viewer,
  advertiserId: string,
  { read }: Pick<Deps, 'read'>,
): Promise<string | null> {
  const userId = memberId(viewer)
  return userId && ((await findAdAccountAccess(read, userId, advertiserId))?.actingBusinessId ?? null)
}
