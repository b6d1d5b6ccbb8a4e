import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { limitFor } from '../bot-checks/session-check-service.ts'
import { saveFeedback } from './feedback-store.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'limits' | 'newId' | 'now' | 'read' | 'transact'>

const AN_HOUR = 20

interface Feedback {
  verbatim: string
  actionFrom: string
}

/** Keeps what a member wrote; nothing where they wrote nothing. */
export async function sendFeedback(
  viewer: Member,
  { verbatim, actionFrom }: Feedback,
  deps: Needs,
): Promise<void> {
  if (verbatim === '') return
  const most = await limitFor(viewer, AN_HOUR, deps)
  await deps.limits.consume(`feedback:${viewer.userId}`, most, HOUR_MS)
  const row = { id: deps.newId(), userId: viewer.userId, actionFrom, verbatim, createdAt: deps.now() }
  await deps.transact((tx) => saveFeedback(tx, row))
}
