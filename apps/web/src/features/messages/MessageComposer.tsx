import { MAX_MESSAGE_LENGTH } from '@tessera/api-types/content-limits'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { draftReturned, draftTyped, selectDraft } from '../../entities/conversations/message-drafts-slice.ts'
import { hasTouchOnly } from '../../shared/browser/media-query.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { SendIcon } from '../../shared/ui/icons/share-icons.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import styles from './MessageComposer.module.css'
import { sendMessage } from './send-message.ts'

const COUNTED_BELOW = 100

/** Whether a key sends what is typed: Enter alone, unless a word is being composed or the keyboard is a phone's. */
export const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && !hasTouchOnly()

/** What is typed, and what became of sending it. What was refused, or left for another conversation, stays in the box. */
function useDraft(conversationId: string) {
  const t = useT<'conversations'>()
  const store = useAppStore()
  const text = useAppSelector((state) => selectDraft(state, conversationId))
  const setText = (typed: string) => store.dispatch(draftTyped({ conversationId, text: typed }))
  const [fault, setFault] = useState<string | null>(null)
  const send = async () => {
    const wanted = text.trim()
    if (wanted === '') return
    setText('')
    setFault(null)
    try {
      await sendMessage({ conversationId, text: wanted }, store, t)
    } catch (error) {
      const reason = error instanceof Error ? error.message : t('error.default')
      setFault(t('conversations.sendFailed', { reason }))
      store.dispatch(draftReturned({ conversationId, text: wanted }))
    }
  }
  return { text, setText, fault, send }
}

function Fault({ id, text }: { id: string; text: string | null }) {
  const t = useT<'conversations'>()
  return (
    <div id={id} role="alert" className={styles.fault}>
      {text}
      {text && (
        <Button type="submit" className={styles.retry}>
          {t('app.retry')}
        </Button>
      )}
    </div>
  )
}

function Hint({ id, left }: { id: string; left: number }) {
  const t = useT<'conversations'>()
  return (
    <p id={id} className={styles.hint}>
      {left <= COUNTED_BELOW ? t('conversations.left', { count: left }) : t('conversations.writeHint')}
    </p>
  )
}

/** Where one writes into a conversation. */
export function MessageComposer({ conversationId }: { conversationId: string }) {
  const t = useT<'conversations'>()
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const { text, setText, fault, send } = useDraft(conversationId)
  useEffect(() => {
    if (!hasTouchOnly()) box.current?.focus()
  }, [])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
    box.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return
    event.preventDefault()
    void send()
  }
  return (
    <form method="post" className={styles.composer} onSubmit={handleSubmit}>
      <Fault id={`${id}-fault`} text={fault} />
      <div className={styles.line}>
        <textarea
          ref={box}
          rows={1}
          aria-label={t('conversations.write')}
          aria-describedby={`${id}-fault ${id}-hint`}
          aria-invalid={fault !== null}
          placeholder={t('conversations.write')}
          value={text}
          maxLength={MAX_MESSAGE_LENGTH}
          enterKeyHint="send"
          className={styles.text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={handleKey}
        />
        <IconButton
          type="submit"
          tone="accent"
          label={t('conversations.send')}
          icon={<SendIcon size={20} />}
          disabled={text.trim() === ''}
          className={styles.send}
        />
      </div>
      <Hint id={`${id}-hint`} left={MAX_MESSAGE_LENGTH - text.length} />
    </form>
  )
}
