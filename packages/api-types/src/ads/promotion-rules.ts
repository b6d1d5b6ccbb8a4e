import type { Reason } from '../error-texts.ts'
import {
  AD_AGES,
  AD_GENDERS,
  AD_OBJECTIVES,
  MAX_DAILY_BUDGET,
  MAX_DESTINATION_URL,
  MAX_DURATION_DAYS,
  MAX_PROMOTION_NAME,
  MAX_TARGETED_AUDIENCES,
  MAX_TARGETED_INTERESTS,
  smallestBudget,
  type AdObjective,
} from './ad-options.ts'

/** Why a field is refused, as a text with its values; null where it is fine. */
type Fault = Reason | null

/** Where a budget is spent. */
export interface BudgetPlace {
  country: string
  currency: string
}

const ADDRESS = /^https?:\/\/([^\s/?#]+)([/?#]\S*)?$/i
const DOTTED_HOST = /^[\p{L}\d_-]+(\.[\p{L}\d_-]+)+(:\d{1,5})?$/u

// decided: B-5.05
export function destinationUrlFault(value: string): Fault {
  const url = value.trim()
  if (url === '') return { key: 'field.ad.urlNeeded' }
  if (url.length > MAX_DESTINATION_URL) return { key: 'field.ad.urlLong' }
  const host = ADDRESS.exec(url)?.[1] ?? ''
  return DOTTED_HOST.test(host) ? null : { key: 'field.ad.url' }
}

interface Chosen {
  objective: string | null
  hasTag: boolean
  hasPin: boolean
  hasProductGroup: boolean
}

// decided: B-5.06
export function objectiveFault({ objective, hasTag, hasPin, hasProductGroup }: Chosen): Fault {
  if (!AD_OBJECTIVES.includes(objective as AdObjective)) return { key: 'field.ad.objective' }
  if (objective === 'WEB_CONVERSION' && !hasTag) return { key: 'field.ad.tag' }
  if (objective === 'CATALOG_SALES') return hasProductGroup ? null : { key: 'field.ad.productGroup' }
  return hasPin || hasProductGroup ? null : { key: 'field.ad.pin' }
}

const tagOf = (locale: string): string => locale.replace('_', '-')

/** What a language puts between groups of digits and before decimals, and how long its groups are. */
function readForm(locale: string, options: Intl.NumberFormatOptions) {
  const parts = new Intl.NumberFormat(tagOf(locale), options).formatToParts(1_234_567.5)
  const of = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  const lengths = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  return { group: of('group').replace(/\s/, ' '), decimal: of('decimal'), isByTwo: lengths[0] === 2 }
}

const forms = new Map<string, ReturnType<typeof readForm>>()

/** Of each language once: a form is read at every key. */
function formOf(locale: string, options: Intl.NumberFormatOptions) {
  const key = `${locale} ${options.numberingSystem}`
  const form = forms.get(key) ?? readForm(locale, options)
  forms.set(key, form)
  return form
}

const LATIN = { numberingSystem: 'latn' }

/** An amount as it is typed: in digits that every keyboard has, without groups. */
export const typedAmount = (amount: number, locale: string): string =>
  new Intl.NumberFormat(tagOf(locale), { ...LATIN, useGrouping: false, maximumFractionDigits: 2 }).format(
    amount,
  )

/** The same text in Latin digits and the signs that stand between them. */
function inLatin(text: string, locale: string): string {
  const [own, latin] = [formOf(locale, {}), formOf(locale, LATIN)]
  const digits = new Intl.NumberFormat(tagOf(locale), { useGrouping: false }).format(9_876_543_210)
  const known = new Map(
    Array.from(digits)
      .toReversed()
      .map((digit, value) => [digit, String(value)]),
  )
  if (own.group) known.set(own.group, latin.group)
  known.set(own.decimal, latin.decimal)
  return Array.from(text, (sign) => known.get(sign) ?? sign).join('')
}

const LAST_GROUP = /^\d{3}(\D\d{1,2})?$/

function isGrouped(parts: readonly string[], size: 2 | 3): boolean {
  const [first = '', ...others] = parts
  const last = others.pop() ?? ''
  const isInner = (part: string) => part.length === size && /^\d+$/.test(part)
  return /^\d+$/.test(first) && first.length <= size && others.every(isInner) && LAST_GROUP.test(last)
}

/** The number somebody typed as an amount; null where it is none, or has more than two decimals. */
export function readAmount(typed: string, locale: string): number | null {
  const { group, decimal, isByTwo } = formOf(locale, LATIN)
  const text = inLatin(typed.trim().replace(/\s/g, ' '), locale)
  const parts = text.split(group)
  const hasGroups = isGrouped(parts, 3) || (isByTwo && isGrouped(parts, 2))
  const plain = (hasGroups ? parts.join('') : text).replace(decimal, '.')
  return /^\d{1,15}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}

const hasCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

// decided: B-5.07
export function budgetFault(amount: number | null, { country, currency }: BudgetPlace): Fault {
  if (amount === null || !Number.isFinite(amount) || !hasCents(amount))
    return { key: 'field.ad.budgetNeeded' }
  const smallest = smallestBudget(country, currency)
  if (amount < smallest) return { key: 'field.ad.budgetLow', params: { amount: smallest, currency } }
  return amount > MAX_DAILY_BUDGET ? { key: 'field.ad.budgetHigh', params: { currency } } : null
}

/** Days that a promotion runs; of one that is ongoing nothing is asked. // decided: B-5.08 */
export const durationFault = (days: number | null, isOngoing: boolean): Fault =>
  isOngoing || (Number.isInteger(days) && Number(days) >= 1 && Number(days) <= MAX_DURATION_DAYS)
    ? null
    : { key: 'field.ad.duration' }

// decided: B-5.09
export function promotionNameFault(value: string): Fault {
  const { length } = value.trim()
  if (length === 0) return { key: 'field.ad.name' }
  return length > MAX_PROMOTION_NAME ? { key: 'field.ad.nameLong' } : null
}

export interface Targeting {
  locales: readonly string[]
  ages: readonly string[]
  genders: readonly string[]
  interests: readonly string[]
  audiences: readonly string[]
  isAuto: boolean
}

interface TargetingChoices {
  locales: readonly string[]
  /** Every interest that can be chosen, of each level. */
  interestIds: ReadonlySet<string>
  /** Every audience that the ad account may use and that is large enough. */
  audienceIds: ReadonlySet<string>
}

// decided: B-5.10
export function targetingFault(
  { locales, ages, genders, interests, audiences, isAuto }: Targeting,
  choices: TargetingChoices,
): Fault {
  const unavailable = { key: 'field.ad.targeting' } as const
  if (!locales.every((locale) => choices.locales.includes(locale))) return unavailable
  if (isAuto) return null
  if (interests.length > MAX_TARGETED_INTERESTS) return { key: 'field.ad.interests' }
  if (audiences.length > MAX_TARGETED_AUDIENCES || !audiences.every((id) => choices.audienceIds.has(id)))
    return { key: 'field.ad.audiences' }
  const isKnown =
    ages.every((age) => AD_AGES.some((known) => known === age)) &&
    genders.every((gender) => AD_GENDERS.some((known) => known === gender)) &&
    interests.every((id) => choices.interestIds.has(id))
  return isKnown ? null : unavailable
}
