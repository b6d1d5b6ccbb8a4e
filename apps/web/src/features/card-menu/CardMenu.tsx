import { useState } from 'react'
import { newMessageOpened } from '../../entities/conversations/message-opening.ts'
import { attachedPin } from '../../entities/pins/attached-pin.ts'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { mayMessage } from '../../entities/share-suggestions/may-message.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { ShareIcon } from '../../shared/ui/icons/share-icons.tsx'
import styles from './CardMenu.module.css'
import { CardMenuItem } from './CardMenuItem.tsx'
import { usePinEntries } from './pin-entries.ts'
import { WhyShown } from './WhyShown.tsx'

/** What else can be done with the pin of a card. */
export function CardMenu({ pin, onDismiss }: { pin: Pin; onDismiss: () => void }) {
  const t = useT<'card-menu'>()
  const dispatch = useAppDispatch()
  const isSendable = useAppSelector(mayMessage)
  const [asksWhy, setAsksWhy] = useState(false)
  const entries = usePinEntries({ pin, showWhy: () => setAsksWhy(true) })
  const choose = (act: () => unknown) => () => {
    onDismiss()
    act()
  }
  const send = () => dispatch(newMessageOpened({ attached: attachedPin(pin) }))
  if (asksWhy) return <WhyShown pin={pin} onDismiss={onDismiss} />
  return (
    <Dialog title={t('cardMenu.title')} width={420} variant="sheet" onDismiss={onDismiss}>
      <ul className={styles.items}>
        {isSendable && (
          <CardMenuItem icon={<ShareIcon />} label={t('cardMenu.send')} onSelect={choose(send)} />
        )}
        {entries.map(({ id, Icon, label, hint, onSelect }) => (
          <CardMenuItem
            key={id}
            icon={<Icon />}
            label={label}
            hint={hint}
            onSelect={id === 'why' ? onSelect : choose(onSelect)}
          />
        ))}
      </ul>
    </Dialog>
  )
}
