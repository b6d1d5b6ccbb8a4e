import { SMALLEST_AD_AGE } from '@tessera/api-types/ads/ad-load'
import type { LeadAnswers } from '@tessera/api-types/ads/lead-answers'
import type { LeadQuestions, ShownLeadForm } from '@tessera/api-types/ads/lead-form-contracts'
import { LEAD_FIELDS } from '@tessera/api-types/ads/lead-form-options'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { DAY_MS } from '../../kernel/durations.ts'
import { withinLimits } from '../../kernel/rate-limits.ts'
import { refuseFaults } from './advertiser-service.ts'
import { hasLead, insertLead, servedForm } from './lead-form-store.ts'
import { toShownLeadForm } from './lead-form-view.ts'
import { requireServed } from './promoted-pin-service.ts'

const LEADS_PER_DAY = 30

type Serving = Pick<Deps, 'now' | 'site'>

/** @throws DomainError PROMOTION_NOT_FOUND for what was not served to the member, runs no more or asks nothing */
async function askedOf(db: Db, viewer: Member, token: string, deps: Serving) {
  const { userId, promotionId } = requireServed(viewer, token, deps)
  const form = await servedForm(db, { promotionId, userId, at: deps.now(), age: SMALLEST_AD_AGE })
  if (!form) throw new DomainError('PROMOTION_NOT_FOUND')
  return { promotionId, form }
}

export async function shownLeadForm(
  viewer: Member,
  token: string,
  deps: Serving & Pick<Deps, 'read'>,
): Promise<ShownLeadForm> {
  const { promotionId, form } = await askedOf(deps.read, viewer, token, deps)
  return toShownLeadForm(form, await hasLead(deps.read, promotionId, viewer.userId))
}

interface SentWith {
  token: string
  /** The words and the policy that were shown: what is agreed to is these, or nothing. */
  consent: string
  privacy_url: string
}

/** Keeps the form that a member filled out, once for each promotion. */
export async function sendLead(
  viewer: Member,
  { token, has_agreed, consent, privacy_url, ...answers }: LeadAnswers & SentWith,
  deps: Serving & Pick<Deps, 'limits' | 'newId' | 'transact'>,
): Promise<null> {
  const { userId } = viewer
  const keep = () =>
    deps.transact(async (tx) => {
      const { promotionId, form } = await askedOf(tx, viewer, token, deps)
      const given = answersTo(form.questions, answers)
      const isAsShown = consent === form.consent && privacy_url === form.privacyUrl
      const agreement = has_agreed ? (isAsShown ? null : CHANGED) : AGREE
      refuseFaults({ ...missing(form.questions, given), has_agreed: agreement })
      await insertLead(tx, {
        id: deps.newId(),
        promotionId,
        userId,
        fullName: given.full_name,
        email: given.email,
        phoneNumber: given.phone_number,
        zipCode: given.zip_code,
        consent: form.consent,
        privacyUrl: form.privacyUrl,
        sentAt: deps.now(),
      })
      return null
    })
  return withinLimits(deps.limits, [[`lead:${userId}`, LEADS_PER_DAY, DAY_MS]], keep)
}

const AGREE = { key: 'field.lead.consent' } as const
const CHANGED = { key: 'field.lead.changed' } as const
const NEEDED = { key: 'field.needed' } as const

type Answers = Omit<LeadAnswers, 'has_agreed'>

/** What was not asked is not kept. */
function answersTo(questions: LeadQuestions, answers: Answers) {
  const to = (field: keyof Answers) => (questions[field] === 'OFF' ? null : answers[field] || null)
  return {
    full_name: to('full_name'),
    email: to('email'),
    phone_number: to('phone_number'),
    zip_code: to('zip_code'),
  }
}

const missing = (questions: LeadQuestions, given: ReturnType<typeof answersTo>) =>
  Object.fromEntries(
    LEAD_FIELDS.map((field) => [
      field,
      questions[field] === 'REQUIRED' && given[field] === null ? NEEDED : null,
    ]),
  )
