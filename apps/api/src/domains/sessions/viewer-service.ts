import { readUserAgent } from './user-agent.ts'
import { isbot } from 'isbot'
import type { Viewer } from '@tessera/shared-auth'
import type { ViewerHints } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { mayOpenProfile } from '../accounts/age-rules.ts'
import { countryCode } from '../accounts/country-rules.ts'
import { chooseLocale } from './locale-choice.ts'
import { hashSecret } from '../accounts/secret-hash.ts'
import { awaySince, daysToExpiration, isLastSeenStale, isLive, loginStateNow } from './session-rules.ts'
import { findSignedIn, touchSession, type SignedInRow } from './session-store.ts'
import { actsForSite, toViewer } from './viewer-rules.ts'

/** Phones and tablets, as experiments tell them from desktops. */
export function isHandheld(userAgent: string): boolean {
  const { isMobile, isTablet } = readUserAgent(userAgent)
  return isMobile || isTablet
}

type Needs = Pick<Deps, 'log' | 'now' | 'read' | 'site'>

/** Finds who is behind a request: one statement for a token, none without. */
export const viewerSource =
  (deps: Needs) =>
  async (hints: ViewerHints): Promise<Viewer> => {
    const now = deps.now()
    const row = hints.token ? await signedInNow(deps, hints.token, now) : undefined
    if (row && isLive(row, now)) noteUse(deps, row, now)
    const viewer = toViewer(row && memberFacts(row, deps, now), {
      isBot: isbot(hints.userAgent),
      locale: chooseLocale({
        chosen: row?.locale ?? null,
        cookie: hints.localeCookie,
        host: hints.hostSite?.locale ?? null,
        acceptLanguage: hints.acceptLanguage,
      }),
      country: hints.hostSite?.country ?? countryCode(hints.countryFromIp),
    })
    if (row) signIns.set(viewer, row)
    return viewer
  }

const memberFacts = (row: SignedInRow, { site }: Pick<Deps, 'site'>, now: Date) => ({
  ...row,
  isEmployee: actsForSite(row, site),
  isUnder16: !mayOpenProfile(row.birthdayText, now),
})

async function signedInNow(
  deps: Pick<Deps, 'read'>,
  token: string,
  now: Date,
): Promise<SignedInRow | undefined> {
  const row = await findSignedIn(deps.read, hashSecret(token), now)
  const loginState = row ? loginStateNow(row, now) : null
  return row && loginState !== null ? { ...row, loginState } : undefined
}

/** The row a viewer was made of, for as long as somebody holds the viewer: pages need no second query. */
const signIns = new WeakMap<Viewer, SignedInRow>()

/** Changes with whatever the member does that their feed rests on; null where the viewer did not come with a session. */
export const feedVersionOf = (viewer: Viewer): string | null => signIns.get(viewer)?.feedVersion ?? null

export interface SignIn {
  loginState: number
  daysToExpiration: number
}

/** What a page shows of its viewer before any call; null for visitors. */
export function signInOf(viewer: Viewer, { now }: Pick<Deps, 'now'>): SignIn | null {
  const row = signIns.get(viewer)
  if (!row) return null
  return {
    loginState: row.loginState,
    daysToExpiration: daysToExpiration(row.expiresAt, now()),
  }
}

/** Runs beside the request, which does not wait for it; a failure costs one stale date. */
function noteUse(deps: Pick<Deps, 'log' | 'read'>, { sessionId, lastSeenAt }: SignedInRow, now: Date): void {
  if (!isLastSeenStale(lastSeenAt, now)) return
  touchSession(deps.read, sessionId, { now, awaySince: awaySince(now) }).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'last use of a session was not noted'),
  )
}
