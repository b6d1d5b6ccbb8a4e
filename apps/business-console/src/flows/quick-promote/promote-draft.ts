import { readStored, store } from '../../shared/browser-storage.ts'
import { emptyForm, withPin, type PromoteForm } from './promote-form.ts'
import type { QuickPromote } from './load-quick-promote.ts'

const keyOf = (userId: string) => `quick-promote-draft-${userId}`

const KEPT = [
  'advertiserId',
  'selected_pin',
  'selectedProductGroup',
  'destinationUrl',
  'adType',
  'dailyBudget',
  'duration',
  'isOngoing',
  'name',
  'locale',
  'ages',
  'genders',
  'interests',
  'isAutoTargeting',
] as const satisfies readonly (keyof PromoteForm)[]
type Draft = Pick<PromoteForm, (typeof KEPT)[number]>

/** Keeps what somebody typed about a promotion: nothing of a card or an address. */
export function keepDraft(userId: string, form: PromoteForm): void {
  if (form.selected_pin ?? form.selectedProductGroup)
    store(keyOf(userId), Object.fromEntries(KEPT.map((field) => [field, form[field]])))
}

export const forgetDraft = (userId: string): void => store(keyOf(userId), null)

/** What quick promote begins with: what the address asks for, else what was left half way. */
export function startingValues(session: QuickPromote, today: string): Partial<PromoteForm> {
  const { pin, adType, dailyBudget } = session.given
  const given = { ...(adType && { adType }), ...(dailyBudget && { dailyBudget }) }
  if (pin) {
    const { selected_pin, destinationUrl, name } = withPin(emptyForm(), { pin, today })
    return { selected_pin, destinationUrl, name, ...given }
  }
  if (adType || dailyBudget) return given
  const draft = readStored<Draft>(keyOf(session.user.id))
  return draft && draft.advertiserId === session.advertiserId ? draft : {}
}
