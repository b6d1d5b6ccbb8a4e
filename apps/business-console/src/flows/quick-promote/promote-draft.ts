import { readStored, store } from '../../shared/browser-storage.ts'
import { copiedFields } from './copied-promotion.ts'
import { emptyForm, withPin, type PromoteForm } from './promote-form.ts'
import type { QuickPromote } from './load-quick-promote.ts'

const keyOf = (userId: string) => `quick-promote-draft-${userId}`

const KEPT = [
  'advertiserId',
  'selected_pin',
  'selectedProductGroup',
  'destinationUrl',
  'adType',
  'selectedOCPMTag',
  'dailyBudget',
  'duration',
  'isOngoing',
  'name',
  'locale',
  'ages',
  'genders',
  'interests',
  'audiences',
  'isAutoTargeting',
] as const satisfies readonly (keyof PromoteForm)[]
type Draft = Pick<PromoteForm, (typeof KEPT)[number]> & { search: string }

/** Keeps what somebody typed about a promotion, and which address they began at: nothing of a card. */
export function keepDraft(userId: string, form: PromoteForm, search: string): void {
  if (form.selected_pin ?? form.selectedProductGroup)
    store(keyOf(userId), { ...Object.fromEntries(KEPT.map((field) => [field, form[field]])), search })
}

export const forgetDraft = (userId: string): void => store(keyOf(userId), null)

/** Also for what cannot be had: no other pin comes in its place. */
const isAsking = ({ search }: QuickPromote): boolean => {
  const asked = new URLSearchParams(search)
  return ['pin', 'adType', 'dailyBudget', 'copy'].some((name) => asked.has(name))
}

/** What quick promote begins with: what was left half way, unless the address asks for something else. */
export function startingValues(session: QuickPromote, today: string): Partial<PromoteForm> {
  const { pin, adType, dailyBudget, copied } = session.given
  const draft = keptDraft(session)
  if (draft && (!isAsking(session) || draft.search === session.search)) return draftFields(draft)
  if (copied) return copiedFields(copied)
  const given = { ...(adType && { adType }), ...(dailyBudget && { dailyBudget }) }
  if (!pin) return given
  const { selected_pin, destinationUrl, name } = withPin(emptyForm(), { pin, today })
  return { selected_pin, destinationUrl, name, ...given }
}

/** What was left half way with the ad account that is named, or with any that can promote. */
function keptDraft({ user, advertisers, advertiserId, isAccountNamed }: QuickPromote): Draft | null {
  const draft = readStored<Draft>(keyOf(user.id))
  const may = isAccountNamed ? advertisers.filter(({ id }) => id === advertiserId) : advertisers
  return may.some(({ id }) => id === draft?.advertiserId) ? draft : null
}

const draftFields = ({ search: _search, ...fields }: Draft): Partial<PromoteForm> => fields
