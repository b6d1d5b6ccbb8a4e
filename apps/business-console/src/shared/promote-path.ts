import type { PlanSuggestion } from '@tessera/api-types/marketing-plans/contracts'
import { BUSINESS_BASE } from './console-paths.ts'

export const QUICK_PROMOTE_PATH = `${BUSINESS_BASE}/quick-promote/`

interface Given {
  businessId?: string
  advertiserId?: string
  pinId?: string
  /** The promotion to launch another one like. */
  copiedId?: string
  suggestion?: PlanSuggestion
}

/** Where quick promote opens, filled in as far as something is known. */
export function promotePath({ businessId, advertiserId, pinId, copiedId, suggestion }: Given = {}): string {
  const given = {
    business: businessId,
    advertiser: advertiserId,
    pin: pinId,
    copy: copiedId,
    adType: suggestion?.objective,
    dailyBudget: suggestion?.dailyAdsBudget.toString(),
    width: suggestion?.audienceWidth,
  }
  const known = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return known.length === 0 ? QUICK_PROMOTE_PATH : `${QUICK_PROMOTE_PATH}?${new URLSearchParams(known)}`
}
