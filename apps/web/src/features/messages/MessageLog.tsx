import type { ConversationMini } from '@tessera/api-types/messages/views'
import { selectMessages } from '../../entities/conversations/messages-slice.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { now } from '../../shared/browser/clock.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { ArrivedNote } from './ArrivedNote.tsx'
import { conversationName } from './conversation-name.ts'
import { ConversationAvatars } from './ConversationAvatars.tsx'
import { dayLabel, daysOf } from './message-days.ts'
import styles from './MessageLog.module.css'
import { MessageRun } from './MessageRun.tsx'
import { OlderMessages } from './OlderMessages.tsx'

function Hello({ conversation }: { conversation: ConversationMini }) {
  const { t } = useTranslator<'conversations'>()
  const viewerId = useAppSelector(selectViewer)?.id ?? ''
  const name = conversationName(conversation, viewerId, t)
  const hint = conversation.is_group ? 'conversations.groupHint' : 'conversations.helloHint'
  return (
    <div className={styles.hello}>
      <ConversationAvatars conversation={conversation} size={72} />
      <p className={styles.helloTitle}>{t('conversations.hello', { name })}</p>
      <p>{t(hint, { name })}</p>
    </div>
  )
}

/** What was written, by day and person; the newest is in view from the start. */
export function MessageLog({ conversation }: { conversation: ConversationMini }) {
  const { t, locale } = useTranslator<'conversations'>()
  const viewerId = useAppSelector(selectViewer)?.id ?? ''
  const messages = useAppSelector((state) => selectMessages(state, conversation.id))
  const name = conversationName(conversation, viewerId, t)
  return (
    <>
      <div role="region" aria-label={t('conversations.log', { name })} className={styles.log}>
        <div className={styles.messages}>
          <OlderMessages key={conversation.id} conversationId={conversation.id} />
          {messages.length === 0 && <Hello conversation={conversation} />}
          {daysOf(messages).map(({ at, runs }) => (
            <section key={at} aria-label={dayLabel(at, now(), locale)} className={styles.day}>
              <p aria-hidden="true" className={styles.dayLabel}>
                {dayLabel(at, now(), locale)}
              </p>
              {runs.map((run) => (
                <MessageRun
                  key={run.id}
                  messages={run.messages}
                  isMine={run.messages[0]?.sender.id === viewerId}
                  isNamed={conversation.is_group}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
      <ArrivedNote key={conversation.id} messages={messages} viewerId={viewerId} />
    </>
  )
}
