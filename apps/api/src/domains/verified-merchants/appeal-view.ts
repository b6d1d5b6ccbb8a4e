import { imageUrl } from '@tessera/api-types/images/image-path'
import type {
  MerchantAppealDetailView,
  MerchantAppealView,
} from '@tessera/api-types/verified-merchants/views'
import type { ServerTexts } from '../../i18n/server-texts.ts'
import type { Site } from '../../kernel/deps.ts'
import type { AppealRow } from './appeal-store.ts'
import type { CheckOutcome } from './merchant-checks.ts'
import { toCheckViews } from './program-view.ts'

export const toAppealView = (row: AppealRow, { imageBase }: Site): MerchantAppealView => ({
  id: row.id,
  username: row.username,
  full_name: row.fullName,
  business_name: row.businessName,
  country: row.country,
  image_medium_url: row.avatarSignature && imageUrl(imageBase, row.avatarSignature, '136x136'),
  program_state: row.state,
  appeal_count: row.appealCount,
  appeal_comment: row.appealComment,
  appealed_at: row.appealedAt.toISOString(),
  shipping_policy_url: row.shippingPolicyUrl,
  return_policy_url: row.returnPolicyUrl,
  review_reasons: row.reviewReasons,
  can_decide: !row.isOwnBusiness,
})

export const toAppealDetailView = (
  row: AppealRow,
  checks: readonly CheckOutcome[],
  { site, texts, now }: { site: Site; texts: ServerTexts; now: Date },
): MerchantAppealDetailView => ({
  ...toAppealView(row, site),
  checks: toCheckViews(checks, row, { texts, now }),
})
