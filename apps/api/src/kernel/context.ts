import type { Viewer } from '@tessera/shared-auth'
import type { Deps } from './deps.ts'

/** The caller's side of one call, whatever transport brought it. */
export interface CallerInfo {
  requestId: string
  ip: string
  userAgent: string
  installId: string | null
  idempotencyKey: string | null
}

/** What an operation may do to the caller's sign-in, applied by the transport when the call succeeds. */
export interface SessionEffects {
  begin(token: string, expiresAt: Date): void
  end(): void
}

export interface Context<V extends Viewer = Viewer> {
  viewer: V
  deps: Deps
  caller: CallerInfo
  session: SessionEffects
}
