import { useIsHydrated } from '../../shared/browser/use-is-hydrated.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { ShareIcon } from '../../shared/ui/icons/ShareIcon.tsx'
import { newMessageOpened } from '../conversations/message-opening.ts'
import { mayMessage } from '../share-suggestions/may-message.ts'
import { attachedPin } from './attached-pin.ts'
import type { Pin } from './pins-slice.ts'
import styles from './PinCard.module.css'

/** Sends the pin of a card to people; it is there as soon as messages are. */
export function SendPinButton({ pin }: { pin: Pin }) {
  const t = useT()
  const dispatch = useAppDispatch()
  const isAlive = useIsHydrated()
  const isReady = useAppSelector((state) => state.conversationUi && mayMessage(state))
  if (!isAlive || !isReady) return null
  return (
    <IconButton
      label={t('pin.send')}
      icon={<ShareIcon size={20} />}
      tone="overlay"
      className={styles.send}
      aria-haspopup="dialog"
      onClick={() => dispatch(newMessageOpened({ attached: attachedPin(pin) }))}
    />
  )
}
