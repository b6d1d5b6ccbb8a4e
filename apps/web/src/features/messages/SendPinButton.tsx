import { newMessageOpened } from '../../entities/conversations/message-opening.ts'
import { attachedPin } from '../../entities/pins/attached-pin.ts'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { ShareIcon } from '../../shared/ui/icons/share-icons.tsx'
import styles from './SendPinButton.module.css'

/** Sends the pin of a card to people. */
export function SendPinButton({ pin }: { pin: Pin }) {
  const t = useT<'pins'>()
  const dispatch = useAppDispatch()
  return (
    <IconButton
      label={t('pin.send')}
      icon={<ShareIcon size={20} />}
      tone="overlay"
      tabIndex={-1}
      className={styles.send}
      aria-haspopup="dialog"
      onClick={() => dispatch(newMessageOpened({ attached: attachedPin(pin) }))}
    />
  )
}
