import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { readableAdvertiser } from './advertiser-store.ts'
import { recommendationsFor } from './recommendation-rules.ts'

/** @throws DomainError NOT_ALLOWED for advertisers of others, there or not */
export async function recommendationsOf({ userId }: Member, advertiserId: string, { read }: Deps) {
  const advertiser = await readableAdvertiser(read, advertiserId, userId)
  if (!advertiser) throw new DomainError('NOT_ALLOWED')
  return recommendationsFor(advertiser).map((type) => ({
    id: `${advertiserId}:${type}`,
    type,
    advertiser_id: advertiserId,
    business_id: advertiser.businessId,
  }))
}
