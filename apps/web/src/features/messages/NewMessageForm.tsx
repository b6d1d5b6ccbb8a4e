import { MAX_MESSAGE_LENGTH } from '@tessera/api-types/content-limits'
import type { ConversationView } from '@tessera/api-types/messages/views'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Attached, NewMessage } from '../../entities/conversations/message-opening.ts'
import { startHere } from '../../shared/browser/first-field.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { TextArea } from '../../shared/ui/forms/TextArea.tsx'
import { isSendKey } from './MessageComposer.tsx'
import styles from './NewMessageForm.module.css'
import type { Chosen } from './people-options.ts'
import { PeopleField } from './PeopleField.tsx'
import { useCreateConversation } from './use-create-conversation.ts'

/** What is sent along. */
const AttachedPreview = ({ attached: { title, imageUrl } }: { attached: Attached }) => (
  <div className={styles.attached}>
    {imageUrl && <img src={imageUrl} alt="" width={56} height={56} className={styles.picture} />}
    <p className={styles.attachedTitle}>{title}</p>
  </div>
)

type Props = {
  newMessage: NewMessage
  onSent: (conversation: ConversationView) => void
  /** Beside Send: other things to do with what is attached. */
  otherWays?: ReactNode
}

/** To whom, what is sent along, and the words. */
export function NewMessageForm({ newMessage: { attached, people }, onSent, otherWays }: Props) {
  const t = useT<'conversations'>()
  const [chosen, setChosen] = useState<Chosen[]>(() => people.map((person) => ({ kind: 'person', person })))
  const [text, setText] = useState('')
  const { send, fault, isSending } = useCreateConversation(onSent)
  const words = useRef<HTMLTextAreaElement>(null)
  const isAddressed = people.length > 0
  useEffect(() => {
    if (isAddressed) startHere(words.current)
  }, [isAddressed])
  const isReady = chosen.length > 0 && (attached !== null || text.trim() !== '')
  const handleSubmit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isReady && !isSending) void send({ chosen, text, attached })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return
    event.preventDefault()
    handleSubmit()
  }
  return (
    <form method="post" noValidate className={styles.form} onSubmit={handleSubmit}>
      {attached && <AttachedPreview attached={attached} />}
      <PeopleField chosen={chosen} onChange={setChosen} layout={attached ? 'grid' : 'rows'} />
      <div className={styles.foot}>
        <FormAlert text={fault ?? undefined} />
        {chosen.length > 1 && <p className={styles.note}>{t('conversations.together')}</p>}
        {(chosen.length > 0 || !attached) && (
          <TextArea
            ref={words}
            label={t(attached ? 'conversations.messageOptional' : 'conversations.message')}
            isOptional={attached !== null}
            rows={2}
            maxLength={MAX_MESSAGE_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={handleKey}
          />
        )}
        <div className={styles.ways}>
          {otherWays}
          <Button type="submit" tone="primary" disabled={!isReady} isBusy={isSending}>
            {t('conversations.send')}
          </Button>
        </div>
      </div>
    </form>
  )
}
