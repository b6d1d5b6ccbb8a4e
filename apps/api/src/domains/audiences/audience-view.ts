import { AUDIENCE_MIN } from '@tessera/api-types/ads/ad-options'
import type { AudienceShareView, AudienceView } from '@tessera/api-types/audiences/contracts'
import { toEnd } from '../../kernel/access-end.ts'
import type { ShareRow } from './audience-share-store.ts'
import type { AudienceRow } from './audience-store.ts'

/** Of an audience too small to reach no size is given. */
export const sizeAndStatus = ({
  memberCount,
  isProcessing,
}: Pick<AudienceRow, 'isProcessing' | 'memberCount'>): Pick<AudienceView, 'size' | 'status'> => {
  const isSmall = memberCount < AUDIENCE_MIN
  return {
    size: isSmall ? null : memberCount,
    status: isProcessing ? 'PROCESSING' : isSmall ? 'TOO_SMALL' : 'READY',
  }
}

/** A receiver sees neither the exact size of a small audience nor who else has it. */
export const toAudienceView = (
  row: AudienceRow,
  { businessId, canEdit }: { businessId: string; canEdit: boolean },
): AudienceView => ({
  id: row.id,
  name: row.name,
  description: row.description,
  type: row.type,
  ...sizeAndStatus(row),
  owner_ad_account_id: row.adAccountId,
  owner_business: { id: row.businessId, name: row.businessName },
  shared_with: row.sharedWith
    .filter(({ id }) => row.businessId === businessId || id === businessId)
    .map(({ id, shareId, type, name, sharedAt, endsAt, isExpired }) => ({
      id,
      share_id: shareId,
      type,
      name,
      shared_at: new Date(sharedAt).toISOString(),
      ...toEnd({ endsAt: endsAt === null ? null : new Date(endsAt), isExpired }),
    })),
  created_time: row.createdAt.toISOString(),
  abilities: { can_edit: canEdit },
})

export const toShareView = (row: ShareRow): AudienceShareView => ({
  id: row.id,
  audience_id: row.audienceId,
  audience_name: row.audienceName,
  target_type: row.targetType,
  target_id: row.targetId,
  target_name: row.targetName,
  shared_at: row.sharedAt.toISOString(),
  ...toEnd(row),
})
