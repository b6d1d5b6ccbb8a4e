import { isDeepStrictEqual } from 'node:util'
import type { LeadFormFields, LeadFormView } from '@tessera/api-types/ads/lead-form-contracts'
import { LEAD_DAYS, LEAD_FIELDS } from '@tessera/api-types/ads/lead-form-options'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { DAY_MS } from '../../kernel/durations.ts'
import { refuseOverwriting } from '../../kernel/refuse-stale.ts'
import { adAccountAccess, assertAllowed } from '../business/ad-account-access.ts'
import { recordHistory } from '../business/business-access-service.ts'
import { forgetLeads, leadForm, listLeads as listRows, saveLeadForm } from './lead-form-store.ts'
import { toLeadFormView, toLeadView } from './lead-form-view.ts'
import { isFinal } from './promotion-rules.ts'
import { lockPromotion, promotion, type PromotionRow } from './promotion-store.ts'

interface PromotionAddress {
  advertiser_id: string
  id: string
}

/** The promotion of who may change it: leads are about people, and not among its results. */
async function editable(db: Db, { userId }: Member, { advertiser_id, id }: PromotionAddress) {
  const account = await adAccountAccess(db, userId, advertiser_id)
  assertAllowed(account, 'CAMPAIGN_MANAGER')
  const row = await promotion(db, advertiser_id, id)
  if (!row) throw new DomainError('PROMOTION_NOT_FOUND')
  return { account, row }
}

export async function getLeadForm(
  viewer: Member,
  place: PromotionAddress,
  { read }: Pick<Deps, 'read'>,
): Promise<LeadFormView | null> {
  await editable(read, viewer, place)
  const form = await leadForm(read, place.id)
  return form && toLeadFormView(form)
}

export async function listLeads(
  viewer: Member,
  place: PromotionAddress,
  request: ListRequest,
  { read }: Pick<Deps, 'read'>,
) {
  await editable(read, viewer, place)
  const { rows, ...range } = await listRows(read, place.id, request)
  return { items: rows.map(toLeadView), ...range }
}

interface Change {
  fields: LeadFormFields
  seen: Partial<LeadFormView> | undefined
}

export function changeLeadForm(
  viewer: Member,
  place: PromotionAddress,
  { fields, seen }: Change,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<LeadFormView> {
  return deps.transact(async (tx) => {
    await editable(tx, viewer, place)
    await lockPromotion(tx, place.advertiser_id, place.id)
    // It may have changed while others had it.
    const { account, row } = await editable(tx, viewer, place)
    if (isFinal(row.status)) throw new DomainError('CONFLICT', { reason: { key: 'refusal.promotionState' } })
    const before = await leadForm(tx, place.id)
    const old = before && toLeadFormView(before)
    if (old) refuseOverwriting(old, fields, seen)
    const { privacy_url, thank_you, is_on, ...words } = fields
    await saveLeadForm(tx, place.id, {
      ...words,
      privacyUrl: privacy_url,
      thankYou: thank_you,
      isOn: is_on,
    })
    const changes = changesOf(old, fields)
    if (changes.length > 0) await recordHistory(tx, deps, account, historyOf(row, changes))
    return fields
  })
}

/** The words of a form that is on. */
const wordsOf = ({ title, consent, privacy_url, thank_you }: LeadFormView) => ({
  title,
  consent,
  privacy_url,
  thank_you,
})

const askedIn = ({ questions }: LeadFormView) => LEAD_FIELDS.filter((field) => questions[field] !== 'OFF')

/** What the history has of a form: what people are shown and asked. */
function changesOf(old: LeadFormView | null, now: LeadFormView) {
  const of = <T>(form: LeadFormView | null, part: (form: LeadFormView) => T) =>
    form?.is_on ? part(form) : null
  return [
    { field: 'lead_form', old: of(old, wordsOf), new: of(now, wordsOf) },
    { field: 'lead_form_questions', old: of(old, askedIn), new: of(now, askedIn) },
  ].filter((change) => !isDeepStrictEqual(change.old, change.new))
}

const historyOf = ({ id, name }: PromotionRow, changes: ReturnType<typeof changesOf>) => ({
  action: 'UPDATE' as const,
  entityType: 'PROMOTION' as const,
  entityId: id,
  entityName: name,
  changes,
})

export const forgetOldLeads = ({ transact, now }: Pick<Deps, 'now' | 'transact'>): Promise<void> =>
  transact((tx) => forgetLeads(tx, new Date(now().getTime() - LEAD_DAYS * DAY_MS)))
