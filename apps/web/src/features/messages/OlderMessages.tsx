import { useRef, useState } from 'react'
import { selectOlderBookmark } from '../../entities/conversations/messages-slice.ts'
import { useInView } from '../../shared/browser/use-in-view.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './MessageLog.module.css'
import { messagesApi } from './messages-api.ts'

const ANEW = { subscribe: false, forceRefetch: true } as const

/** Above the first message: brings those before it as soon as one scrolls up to it. */
export function OlderMessages({ conversationId }: { conversationId: string }) {
  const t = useT<'conversations'>()
  const dispatch = useAppDispatch()
  const bookmark = useAppSelector((state) => selectOlderBookmark(state, conversationId))
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  const load = async () => {
    if (bookmark === null || state === 'loading') return
    setState('loading')
    const ask = { conversation_id: conversationId, bookmark }
    const { error } = await dispatch(messagesApi.endpoints.olderMessages.initiate(ask, ANEW))
    setState(error ? 'failed' : 'idle')
  }
  useInView(box, bookmark, () => {
    if (state === 'idle') void load()
  })

  if (bookmark === null) return null
  return (
    <div ref={box} className={styles.older}>
      {state === 'failed' && <p role="alert">{t('conversations.olderFailed')}</p>}
      <Button tone="plain" isBusy={state === 'loading'} onClick={() => void load()}>
        {t(state === 'failed' ? 'app.retry' : 'conversations.older')}
      </Button>
    </div>
  )
}
