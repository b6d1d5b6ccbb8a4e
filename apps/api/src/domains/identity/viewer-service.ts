import { isbot } from 'isbot'
import type { Viewer } from '@tessera/shared-auth'
import type { ViewerHints } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { countryCode } from './country-rules.ts'
import { chooseLocale } from './locale-choice.ts'
import { hashSecret } from './secret-token.ts'
import { isLastSeenStale } from './session-rules.ts'
import { findSignedIn, touchSession, type SignedInRow } from './session-store.ts'
import { toViewer } from './viewer-rules.ts'

/** Finds who is behind a request: one statement for a token, none without. */
export const viewerSource =
  (deps: Deps) =>
  async (hints: ViewerHints): Promise<Viewer> => {
    const now = deps.now()
    const row = hints.token ? await findSignedIn(deps.read, hashSecret(hints.token), now) : undefined
    if (row) noteUse(deps, row, now)
    return toViewer(row, {
      isBot: isbot(hints.userAgent),
      locale: chooseLocale({
        chosen: row?.locale ?? null,
        cookie: hints.localeCookie,
        acceptLanguage: hints.acceptLanguage,
      }),
      country: countryCode(hints.countryFromIp),
    })
  }

/** Runs beside the request: nobody waits for it, and a failure costs one stale date. */
function noteUse(deps: Deps, { sessionId, lastSeenAt }: SignedInRow, now: Date): void {
  if (!isLastSeenStale(lastSeenAt, now)) return
  touchSession(deps.read, sessionId, now).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'last use of a session was not noted'),
  )
}
