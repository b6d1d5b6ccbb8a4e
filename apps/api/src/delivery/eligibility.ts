import { MOST_SIGHTS_A_DAY, SMALLEST_AD_AGE } from '@tessera/api-types/ads/ad-load'
import type { AdAge, AdGender } from '@tessera/api-types/ads/ad-options'

/** A promotion that runs, as the choice of a page sees it. */
export interface Candidate {
  id: string
  pinId: string
  ownerId: string
  businessId: string
  country: string
  locales: readonly string[]
  ages: readonly string[]
  genders: readonly string[]
  interestIds: readonly string[]
  /** Of those it is meant for, the ones it may be shown to now; null where it is meant for none in particular. */
  audienceIds: readonly string[] | null
  isAuto: boolean
  /** Topics of the pin itself. */
  topicIds: readonly string[]
  /** Its pin has the label. */
  isMadeWithAi: boolean
  startAt: Date
  dailyBudgetMicros: number
  spentTodayMicros: number
  /** What may be spent until now, so that today's budget lasts all day. */
  paceMicros: number
  nextChargeMicros: number
  /** What the account may still spend under its cap; null without one. */
  capLeftMicros: number | null
}

/** Who looks, as far as ads may know. */
export interface AdViewer {
  country: string
  locale: string
  /** False without consent, and where the browser asks for privacy. */
  isPersonalized: boolean
  age: number | null
  gender: string | null
  interestIds: readonly string[]
  /** Audiences of businesses that they are in. */
  audienceIds: readonly string[]
  /** Businesses they work for or own. */
  businessIds: readonly string[]
  blockedIds: readonly string[]
  hiddenIds: readonly string[]
  /** They asked to be proposed nothing that was made with AI. */
  hidesAi: boolean
  /** How often each promotion was seen within a day. */
  seenToday: ReadonlyMap<string, number>
}

/** Topics of a promotion that brought it to this viewer on this page. */
export interface MatchedTopics {
  interests: string[]
  page: string[]
}

/** What the page is about. */
export interface PageContext {
  topicIds: readonly string[]
  /** Pins that stand on it already. */
  pinIds: readonly string[]
}

/** Why somebody sees an ad: what of it matched them. // spec 000 §3 */
export interface Attribution {
  matched_age: boolean
  matched_audience: boolean
  matched_device: boolean
  matched_gender: boolean
  matched_interest: boolean
  matched_keyword: boolean
  matched_locale: boolean
}

const overlaps = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one))

/** The age at which each range begins. */
const RANGES: readonly (readonly [from: number, range: AdAge])[] = [
  [65, '65+'],
  [55, '55-64'],
  [50, '50-54'],
  [45, '45-49'],
  [35, '35-44'],
  [25, '25-34'],
  [SMALLEST_AD_AGE, '18-24'],
]

const rangeFrom = (age: number) => RANGES.find(([from]) => age >= from)

export const ageRangeOf = (age: number): AdAge | null => rangeFrom(age)?.[1] ?? null

/** An age that ads treat alike, no finer than its range. */
export const youngestOf = (age: number): number => rangeFrom(age)?.[0] ?? 0

export const genderOf = (gender: string | null): AdGender =>
  gender === 'female' || gender === 'male' ? gender : 'unspecified'

/** What advertisers learn of those who see an ad, of many at once. */
export interface AdAudience {
  age: AdAge | null
  gender: AdGender
}

/** Nothing without consent. */
export const audienceOf = ({
  isPersonalized,
  age,
  gender,
}: Pick<AdViewer, 'age' | 'gender' | 'isPersonalized'>): AdAudience | undefined =>
  isPersonalized ? { age: age === null ? null : ageRangeOf(age), gender: genderOf(gender) } : undefined

/** Whether its budget of the day and the cap of its account bear another event. // decided: B-4.64 */
export const isAffordable = (candidate: Candidate): boolean =>
  candidate.spentTodayMicros + candidate.nextChargeMicros <= candidate.dailyBudgetMicros &&
  (candidate.capLeftMicros === null || candidate.nextChargeMicros <= candidate.capLeftMicros)

/** Whether it spent more of today's budget than of the day has passed. */
export const isAheadOfDay = ({ spentTodayMicros, paceMicros }: Candidate): boolean =>
  spentTodayMicros > paceMicros

/** Whether it may be shown to anybody now. */
export const isReady = (candidate: Candidate): boolean => isAffordable(candidate) && !isAheadOfDay(candidate)

/** Whether it can be bought for this country now. */
export const isOfferedIn = (candidate: Candidate, country: string): boolean =>
  candidate.country === country && isReady(candidate)

/** Whether this viewer is kept from it, whomever it is meant for. */
export function isBarred(candidate: Candidate, viewer: AdViewer, page: PageContext): boolean {
  return (
    (viewer.age !== null && viewer.age < SMALLEST_AD_AGE) ||
    viewer.businessIds.includes(candidate.businessId) ||
    viewer.blockedIds.includes(candidate.ownerId) ||
    viewer.hiddenIds.includes(candidate.id) ||
    (viewer.hidesAi && candidate.isMadeWithAi) ||
    page.pinIds.includes(candidate.pinId) ||
    (viewer.seenToday.get(candidate.id) ?? 0) >= MOST_SIGHTS_A_DAY
  )
}

/** What of its targeting the viewer matches; null where it is not meant for them. // decided: B-4.61 */
export function attributionOf(candidate: Candidate, viewer: AdViewer, page: PageContext): Attribution | null {
  if (!isOfferedIn(candidate, viewer.country) || isBarred(candidate, viewer, page)) return null
  return viewer.isPersonalized ? personalMatch(candidate, viewer, page) : contextMatch(candidate, page)
}

/** Which of its topics are the viewer's or the page's, as far as the choice looked at them. */
export function matchedTopics(
  { isAuto, interestIds, topicIds }: Candidate,
  viewer: Pick<AdViewer, 'isPersonalized' | 'interestIds'>,
  page: PageContext,
): MatchedTopics {
  const about = isAuto ? topicIds : interestIds
  const looksAtPage = isAuto || !viewer.isPersonalized
  return {
    interests: viewer.isPersonalized ? about.filter((id) => viewer.interestIds.includes(id)) : [],
    page: looksAtPage ? about.filter((id) => page.topicIds.includes(id)) : [],
  }
}

const NOTHING_MATCHED: Attribution = {
  matched_age: false,
  matched_audience: false,
  matched_device: false,
  matched_gender: false,
  matched_interest: false,
  matched_keyword: false,
  matched_locale: false,
}

/** Nothing but the page and the country: what is meant for certain people is meant for nobody here. */
function contextMatch(candidate: Candidate, page: PageContext): Attribution | null {
  const { ages, genders, interestIds, locales, topicIds, isAuto } = candidate
  if (locales.length > 0) return null
  if (isAuto) return isTopical(topicIds, [], page) ? NOTHING_MATCHED : null
  if (ages.length > 0 || genders.length > 0 || candidate.audienceIds) return null
  return interestIds.length === 0 || overlaps(interestIds, page.topicIds) ? NOTHING_MATCHED : null
}

function personalMatch(candidate: Candidate, viewer: AdViewer, page: PageContext): Attribution | null {
  const { locales, isAuto, topicIds } = candidate
  if (locales.length > 0 && !locales.includes(viewer.locale)) return null
  const matched_locale = locales.length > 0
  if (!isAuto) return chosenMatch(candidate, viewer, { ...NOTHING_MATCHED, matched_locale })
  if (!isTopical(topicIds, viewer.interestIds, page)) return null
  return { ...NOTHING_MATCHED, matched_locale, matched_interest: overlaps(topicIds, viewer.interestIds) }
}

/** A pin without topics, or a page and a person of whom no topic is known, exclude nothing. */
const isTopical = (topics: readonly string[], interests: readonly string[], { topicIds }: PageContext) => {
  const about = [...interests, ...topicIds]
  return topics.length === 0 || about.length === 0 || overlaps(topics, about)
}

function chosenMatch(
  { ages, genders, interestIds, audienceIds }: Candidate,
  viewer: AdViewer,
  matched: Attribution,
): Attribution | null {
  const range = viewer.age === null ? null : ageRangeOf(viewer.age)
  if (ages.length > 0 && (range === null || !ages.includes(range))) return null
  if (genders.length > 0 && !genders.includes(genderOf(viewer.gender))) return null
  if (interestIds.length > 0 && !overlaps(interestIds, viewer.interestIds)) return null
  if (audienceIds && !overlaps(audienceIds, viewer.audienceIds)) return null
  return {
    ...matched,
    matched_age: ages.length > 0,
    matched_audience: audienceIds !== null,
    matched_gender: genders.length > 0,
    matched_interest: interestIds.length > 0,
  }
}
