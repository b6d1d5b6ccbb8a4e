import type { ReactNode } from 'react'
import { newMessageOpened } from '../../entities/conversations/message-opening.ts'
import { attachedPin } from '../../entities/pins/attached-pin.ts'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { reportShown } from '../../entities/reports/report-slice.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { mayMessage } from '../../entities/share-suggestions/may-message.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { isApiError } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { AlertIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { ShareIcon } from '../../shared/ui/icons/share-icons.tsx'
import styles from './CardMenu.module.css'
import { HideIcon } from './HideIcon.tsx'
import { hidePinApi, hidingUndone } from './hide-pin-api.ts'

type ItemProps = { icon: ReactNode; label: string; hint?: string; onSelect: () => void }

const Item = ({ icon, label, hint, onSelect }: ItemProps) => (
  <li>
    <button type="button" onClick={onSelect} className={styles.item}>
      {icon}
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </button>
  </li>
)

/** Hides the pin, with a toast that undoes it. */
function useHide({ id }: Pin) {
  const t = useT<'card-menu'>()
  const dispatch = useAppDispatch()
  return async () => {
    const ask = { pin_id: id }
    const { error } = await dispatch(hidePinApi.endpoints.hidePin.initiate(ask, { track: false }))
    const reason = isApiError(error) ? errorText(error, t) : t('error.default')
    dispatch(
      error
        ? toastShown({ text: reason, tone: 'error' })
        : toastShown({ text: t('cardMenu.hidden'), undo: hidingUndone(ask) }),
    )
  }
}

/** What else can be done with the pin of a card. */
export function CardMenu({ pin, onDismiss }: { pin: Pin; onDismiss: () => void }) {
  const t = useT<'card-menu'>()
  const dispatch = useAppDispatch()
  const hide = useHide(pin)
  const isOwn = useAppSelector(selectViewer)?.id === pin.pinner.id
  const isSendable = useAppSelector(mayMessage)
  const choose = (act: () => unknown) => () => {
    onDismiss()
    act()
  }
  const send = () => dispatch(newMessageOpened({ attached: attachedPin(pin) }))
  const report = () => dispatch(reportShown({ id: pin.id, type: 'pin', isProduct: pin.price_value !== null }))
  return (
    <Dialog title={t('cardMenu.title')} width={420} variant="sheet" onDismiss={onDismiss}>
      <ul className={styles.items}>
        {isSendable && <Item icon={<ShareIcon />} label={t('cardMenu.send')} onSelect={choose(send)} />}
        {!isOwn && (
          <>
            <Item
              icon={<HideIcon />}
              label={t('cardMenu.hide')}
              hint={t('cardMenu.hideHint')}
              onSelect={choose(hide)}
            />
            <Item icon={<AlertIcon />} label={t('cardMenu.report')} onSelect={choose(report)} />
          </>
        )}
      </ul>
    </Dialog>
  )
}
