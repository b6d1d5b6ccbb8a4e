import type { LandingPage } from './landing-page.ts'
import { dayBucket } from './visitor-buckets.ts'

export const MOST_VISITOR_RECORDS = 20 // spec 001 §9
const DAY_MS = 86_400_000

/** `ts` of every record: milliseconds since 1970. */
export type VisitedPage = { path: string; pageType: LandingPage | 'other'; ts: number }
export type SearchRecord = {
  query: string
  rs: string | null
  scope: string
  rg: string | null
  ts: number
}
export type ClickthroughRecord = {
  pinId: string
  link: string
  imageSignature: string | null
  domain: string | null
  ts: number
}
export type PinRecord = { pinId: string; ts: number }
export type InviteRedemption = { inviteCode: string; ts: number }
export type PaidLanding = { campaignId: string; adImageUrl?: string; ts: number }

/** What a browser knows of a visitor, and nobody else until they sign up. The newest record is the last. // spec 001 §3 */
export type VisitorState = {
  isAuthenticated: boolean
  countryFromIp: string
  countryFromHostName: string
  isAllowedCountry: boolean
  visitedPages: readonly VisitedPage[]
  closeupPins: readonly PinRecord[]
  completedSearches: readonly SearchRecord[]
  clickthroughPins: readonly ClickthroughRecord[]
  downloadedPinsCount: number
  savedPins: readonly PinRecord[]
  invitesRedeemed: readonly InviteRedemption[]
  paidLandings: readonly PaidLanding[]
  secondsOnPages: number
  isQUS: boolean
  /** `ts`: the last visit; `time`: the last that counted as a revisit; `count`: how many did. */
  revisitationState: { count: number; time: number; ts: number }
  daysSinceLastRevisitation: number
  daysSinceLastRevisitationBucket: string
}

export const emptyVisitorState: VisitorState = {
  isAuthenticated: false,
  countryFromIp: 'UNKNOWN',
  countryFromHostName: 'UNKNOWN',
  isAllowedCountry: false,
  visitedPages: [],
  closeupPins: [],
  completedSearches: [],
  clickthroughPins: [],
  downloadedPinsCount: 0,
  savedPins: [],
  invitesRedeemed: [],
  paidLandings: [],
  secondsOnPages: 0,
  isQUS: false,
  revisitationState: { count: 0, time: 0, ts: 0 },
  daysSinceLastRevisitation: 0,
  daysSinceLastRevisitationBucket: dayBucket(0),
}

type Untimed<T> = Omit<T, 'ts'>

export type VisitorEvent =
  | { type: 'arrived'; countryFromIp: string; countryFromHostName: string }
  | { type: 'pageShown'; page: Untimed<VisitedPage> }
  | { type: 'searched'; search: Untimed<SearchRecord> }
  | { type: 'closeupShown'; pinId: string }
  | { type: 'clickedThrough'; pin: Untimed<ClickthroughRecord> }
  | { type: 'downloaded' }
  | { type: 'wantedToSave'; pinId: string }
  | { type: 'invited'; inviteCode: string }
  | { type: 'landedPaid'; landing: Untimed<PaidLanding> }
  | { type: 'stayed'; seconds: number }

const untimed = (record: { ts: number }): string => JSON.stringify({ ...record, ts: 0 })

/** Adds a record; one like the newest is not kept again, and the oldest makes room. */
export function withRecord<T extends { ts: number }>(list: readonly T[], record: T): readonly T[] {
  const newest = list.at(-1)
  if (newest && untimed(newest) === untimed(record)) return list
  return [...list, record].slice(-MOST_VISITOR_RECORDS)
}

/** Somebody who used the site as members do. // spec 001 §4 */
export const isQualified = ({
  completedSearches,
  closeupPins,
  clickthroughPins,
  downloadedPinsCount,
}: Pick<
  VisitorState,
  'completedSearches' | 'closeupPins' | 'clickthroughPins' | 'downloadedPinsCount'
>): boolean =>
  completedSearches.length >= 1 ||
  closeupPins.length >= 3 ||
  clickthroughPins.length >= 1 ||
  downloadedPinsCount >= 1

function arrived(state: VisitorState, ts: number): Partial<VisitorState> {
  const before = state.revisitationState
  const isRevisit = before.ts > 0 && ts - before.ts >= DAY_MS
  const since = before.time || before.ts
  const days = since > 0 ? Math.max(0, Math.floor((ts - since) / DAY_MS)) : 0
  return {
    revisitationState: isRevisit ? { count: before.count + 1, time: ts, ts } : { ...before, ts },
    daysSinceLastRevisitation: days,
    daysSinceLastRevisitationBucket: dayBucket(days),
  }
}

function changes(state: VisitorState, event: VisitorEvent, ts: number): Partial<VisitorState> {
  switch (event.type) {
    case 'arrived': {
      const { countryFromIp, countryFromHostName } = event
      return { countryFromIp, countryFromHostName, isAllowedCountry: true, ...arrived(state, ts) }
    }
    case 'pageShown':
      return { visitedPages: withRecord(state.visitedPages, { ...event.page, ts }) }
    case 'searched':
      return { completedSearches: withRecord(state.completedSearches, { ...event.search, ts }) }
    case 'closeupShown':
      return { closeupPins: withRecord(state.closeupPins, { pinId: event.pinId, ts }) }
    case 'clickedThrough':
      return { clickthroughPins: withRecord(state.clickthroughPins, { ...event.pin, ts }) }
    case 'downloaded':
      return { downloadedPinsCount: state.downloadedPinsCount + 1 }
    case 'wantedToSave':
      return { savedPins: withRecord(state.savedPins, { pinId: event.pinId, ts }) }
    case 'invited':
      return { invitesRedeemed: withRecord(state.invitesRedeemed, { inviteCode: event.inviteCode, ts }) }
    case 'landedPaid':
      return { paidLandings: withRecord(state.paidLandings, { ...event.landing, ts }) }
    case 'stayed':
      return { secondsOnPages: state.secondsOnPages + event.seconds }
  }
}

/** The state after what a visitor of an allowed country did at `ts`. */
export function visitorStep(state: VisitorState, event: VisitorEvent, ts: number): VisitorState {
  const next = { ...state, ...changes(state, event, ts) }
  return { ...next, isQUS: isQualified(next) }
}
