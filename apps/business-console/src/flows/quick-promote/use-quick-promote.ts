import { useEffect, useReducer, useState } from 'react'
import { useNotify } from 'react-admin'
import type { PromotablePinView } from '@tessera/api-types/ads/quick-promote-contracts'
import type { Reason } from '@tessera/api-types/error-texts'
import { DEFAULT_ERROR_MESSAGE } from '@tessera/api-types/errors'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import { errorCodeOf, messageOf } from '../../shared/field-errors.ts'
import { localDay } from '@tessera/i18n/formats'
import type { QuickPromote } from './load-quick-promote.ts'
import { forgetDraft, keepDraft, startingValues } from './promote-draft.ts'
import {
  faultsOf,
  hasFaults,
  CHECKED_FIELDS,
  type CheckedField,
  type ProductGroup,
  type PromoteForm,
  type ServerError,
} from './promote-form.ts'
import { emptyPromote, promoteReducer, type PromoteState } from './promote-state.ts'

function start(session: QuickPromote & { today: string }): PromoteState {
  const given = startingValues(session, session.today)
  return promoteReducer(emptyPromote(), {
    type: 'opened',
    advertisers: session.advertisers,
    advertiserId: given.advertiserId ?? session.advertiserId,
    given,
  })
}

/** Quick promote at work. */
export function useQuickPromote(session: QuickPromote) {
  const notify = useNotify()
  const [today] = useState(() => localDay(new Date()))
  const [state, dispatch] = useReducer(promoteReducer, { ...session, today }, start)
  const [isBusy, setIsBusy] = useState(false)
  const { form } = state
  const userId = session.user.id
  useEffect(() => keepDraft(userId, form, session.search), [form, session.search, userId])
  useCardProblem(session)

  const sent = async (send: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await send()
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  const launch = async () => {
    dispatch({ type: 'launchTried' })
    if (hasFaults(form)) return focusFirstFault(form)
    setIsBusy(true)
    try {
      dispatch({ type: 'launched', promotion: await run('promotions.create', toPromotion(form)) })
      forgetDraft(userId)
    } catch (error) {
      const errors = refusedFields(error)
      if (errors) dispatch({ type: 'launchRefused', errors })
      else dispatch({ type: 'launchFailed', error: serverErrorOf(error) })
    } finally {
      setIsBusy(false)
    }
  }
  return {
    state,
    dispatch,
    isBusy,
    sent,
    launch: () => void launch(),
    choosePin: (pin: PromotablePinView) => dispatch({ type: 'pinChosen', pin, today }),
    chooseGroup: (group: ProductGroup) => dispatch({ type: 'productGroupChosen', group, today }),
    reread: async () => {
      const advertiser = (await run('advertisers.list', {})).find(({ id }) => id === form.advertiserId)
      if (advertiser) dispatch({ type: 'standingRead', advertiser })
    },
    promoteAnother: () =>
      dispatch({ type: 'opened', advertisers: form.advertisers, advertiserId: form.advertiserId, given: {} }),
  }
}
/** Says why the card that somebody came back with from the payment page is not there. */
function useCardProblem({ cardProblem }: QuickPromote): void {
  const notify = useNotify()
  useEffect(() => {
    if (cardProblem !== null) notify(cardProblem, { type: 'warning' })
  }, [cardProblem, notify])
}

export type QuickPromoteWork = ReturnType<typeof useQuickPromote>

/** The promotion of a form, as it is launched. */
export const toPromotion = (form: PromoteForm) => ({
  advertiser_id: form.advertiserId ?? '',
  pin_id: form.selected_pin?.id ?? null,
  product_group_id: form.selectedProductGroup?.id ?? null,
  name: form.name.trim(),
  objective: form.adType,
  daily_budget: form.dailyBudget,
  duration: form.isOngoing ? null : form.duration,
  is_ongoing: form.isOngoing,
  destination_url: form.destinationUrl.trim(),
  tag_id: form.selectedOCPMTag,
  targeting: {
    locale: form.locale,
    ages: form.ages,
    genders: form.genders,
    interests: form.interests,
    audiences: form.audiences,
    auto: form.isAutoTargeting,
  },
})

export const fieldId = (field: CheckedField): string => `promote-${field}`

function focusFirstFault(form: PromoteForm): void {
  const faults = faultsOf(form)
  const faulty = CHECKED_FIELDS.filter((field) => faults[field]).map((field) => `#${fieldId(field)}`)
  // The first of the page, whatever the order of the list.
  if (faulty.length > 0) document.querySelector<HTMLElement>(faulty.join())?.focus()
}

const FIELD_OF: Readonly<Record<string, CheckedField>> = {
  destination_url: 'destinationUrl',
  objective: 'adType',
  daily_budget: 'dailyBudget',
  duration: 'duration',
  name: 'name',
}

/** The fields that the server refused, or null where it was something else. */
function refusedFields(error: unknown): Partial<Record<CheckedField, Reason>> | null {
  const { reason } = (error as { body?: { reason?: { fields?: Record<string, Reason> } } }).body ?? {}
  const found = Object.entries(reason?.fields ?? {}).flatMap(([field, why]) => {
    const known = FIELD_OF[field]
    return known ? [[known, why] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

const KNOWN_CODES = [
  'BILLING_INVALID',
  'PAYMENTS_OFF',
  'ADDRESS_MISSING',
  'PIN_NOT_PROMOTABLE',
  'NOT_ALLOWED',
  'ACCOUNT_ARCHIVED',
]

// decided: B-8.09
export function serverErrorOf(error: unknown): ServerError {
  const code = errorCodeOf(error)
  return code && KNOWN_CODES.includes(code)
    ? { code, message: messageOf(error) }
    : { code: 'UNKNOWN', message: DEFAULT_ERROR_MESSAGE }
}
