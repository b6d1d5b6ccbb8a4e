import type { Deps } from '../../kernel/deps.ts'
import { wantsEmail } from '../preferences/audience-service.ts'
import { takeUnmailed } from './unread-email-store.ts'

/** Task: emails members with unread conversations, once until they read them. */
export const MAIL_UNREAD = 'messages.mail-unread'

export async function mailUnread(
  payload: unknown,
  deps: Pick<Deps, 'mailer' | 'site' | 'transact'>,
): Promise<void> {
  const { conversationId } = payload as { conversationId: string }
  const { site, mailer } = deps
  await deps.transact(async (tx) => {
    for (const { userId, email, firstName, senderName } of await takeUnmailed(tx, conversationId)) {
      if (!(await wantsEmail(tx, userId, 'messages'))) continue
      const url = `${site.publicUrl}/messages/${conversationId}/`
      const values = { event: 'message', name: firstName, actor: senderName, url } as const
      await mailer.send(tx, { name: 'notification', to: email, values })
    }
  })
}
