import { memberId, type Member, type Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { readableAdvertiser } from './advertiser-store.ts'
import { placeOf, recommendationsFor } from './recommendation-rules.ts'

/** @throws DomainError NOT_ALLOWED for advertisers of others, there or not */
export async function recommendationsOf(
  { userId }: Member,
  advertiserId: string,
  { read }: Pick<Deps, 'read'>,
) {
  const advertiser = await readableAdvertiser(read, advertiserId, userId)
  if (!advertiser) throw new DomainError('NOT_ALLOWED')
  return recommendationsFor(advertiser).map((type) => ({
    id: `${advertiserId}:${type}`,
    type,
    advertiser_id: advertiserId,
    business_id: advertiser.businessId,
    path: placeOf(type, advertiserId),
  }))
}

/** The business of an advertiser that the viewer may read. */
export async function businessOfAdvertiser(
  viewer: Viewer,
  advertiserId: string,
  { read }: Pick<Deps, 'read'>,
): Promise<string | null> {
  const userId = memberId(viewer)
  return userId && ((await readableAdvertiser(read, advertiserId, userId))?.businessId ?? null)
}
