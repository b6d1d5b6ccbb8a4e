import type { z } from 'zod'
import type {
  adNotificationsContracts,
  RecommendationView,
} from '@tessera/api-types/ad-notifications/contracts'
import { memberId, type Member, type Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { findAdAccountAccess, maySetPayment } from '../business/ad-account-access.ts'
import { advertiserState } from './advertiser-store.ts'
import { recommendationsFor } from './recommendation-rules.ts'

type Input = z.output<(typeof adNotificationsContracts)['adNotifications.recommendations']['input']>

/** @throws DomainError NOT_ALLOWED for advertisers of others, there or not */
export async function recommendationsOf(
  { userId, locale: usual }: Member,
  { recipient_id: advertiserId, page_size, bookmark, locale }: Input,
  { read, now, textsIn }: Pick<Deps, 'now' | 'read' | 'textsIn'>,
): Promise<RecommendationView[]> {
  const access = await findAdAccountAccess(read, userId, advertiserId)
  const at = now()
  const advertiser = access ? await advertiserState(read, advertiserId, at) : null
  if (!access || !advertiser) throw new DomainError('NOT_ALLOWED')
  const texts = textsIn(locale ?? usual)
  const due = recommendationsFor(advertiserId, advertiser, at)
  // Who may not set how an account pays is not asked to.
  const views = due
    .filter(({ kind }) => kind !== 'ADD_BILLING' || maySetPayment(access))
    .map(({ kind, since, path }) => ({
      id: `${advertiserId}:${kind}`,
      type: kind,
      advertiser_id: advertiserId,
      business_id: advertiser.businessId,
      title: texts.t(`recommendation.${kind}.title`),
      body: texts.t(`recommendation.${kind}.body`),
      cta_label: texts.t(`recommendation.${kind}.button`),
      cta_url: path,
      created_time: since.toISOString(),
    }))
  const last = bookmark ? views.findIndex(({ id }) => id === bookmark) : -1
  // Behind one that is over meanwhile nothing is known to follow.
  if (bookmark && last === -1) return []
  return views.slice(last + 1, last + 1 + page_size)
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
