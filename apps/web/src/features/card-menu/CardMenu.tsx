import type { PinPromotion } from '@tessera/api-types/pins/promotion'
import { useState } from 'react'
import { newMessageOpened } from '../../entities/conversations/message-opening.ts'
import { attachedPin } from '../../entities/pins/attached-pin.ts'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { reportShown } from '../../entities/reports/report-slice.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { mayMessage } from '../../entities/share-suggestions/may-message.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { AlertIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { ShareIcon } from '../../shared/ui/icons/share-icons.tsx'
import { AdReasons } from './AdReasons.tsx'
import styles from './CardMenu.module.css'
import { InfoIcon } from '../../shared/ui/icons/state-icons.tsx'
import { HideIcon } from './HideIcon.tsx'
import { hidePinApi, hidingUndone } from './hide-pin-api.ts'
import { CardMenuItem } from './CardMenuItem.tsx'
import { useHideAd } from './use-hide-ad.ts'
import { WhyPin } from './WhyPin.tsx'

/** Hides the pin, with a toast that undoes it. */
function useHide({ id }: Pin) {
  const t = useT<'card-menu'>()
  const dispatch = useAppDispatch()
  return async () => {
    const ask = { pin_id: id }
    const { error } = await dispatch(hidePinApi.endpoints.hidePin.initiate(ask, { track: false }))
    const reason = errorText(error, t)
    dispatch(
      error
        ? toastShown({ text: reason, tone: 'error' })
        : toastShown({ text: t('cardMenu.hidden'), undo: hidingUndone(ask) }),
    )
  }
}

/** Whether the pin stands in a home feed, for a reason that it names. */
const isRecommended = ({ recommendation_reason: why }: Pin): boolean =>
  why !== null && why.reason !== 'related'

/** What else can be done with the pin of a card. */
export function CardMenu({ pin, onDismiss }: { pin: Pin; onDismiss: () => void }) {
  const t = useT<'card-menu'>()
  const dispatch = useAppDispatch()
  const isSendable = useAppSelector(mayMessage)
  const [asksWhy, setAsksWhy] = useState(false)
  const isOwn = useAppSelector(selectViewer)?.id === pin.pinner.id
  const hasReason = pin.promotion || (!isOwn && isRecommended(pin))
  const choose = (act: () => unknown) => () => {
    onDismiss()
    act()
  }
  const send = () => dispatch(newMessageOpened({ attached: attachedPin(pin) }))
  if (asksWhy && pin.promotion) return <AdReasons promotion={pin.promotion} onDismiss={onDismiss} />
  if (asksWhy) return <WhyPin pin={pin} onDismiss={onDismiss} />
  return (
    <Dialog title={t('cardMenu.title')} width={420} variant="sheet" onDismiss={onDismiss}>
      <ul className={styles.items}>
        {isSendable && (
          <CardMenuItem icon={<ShareIcon />} label={t('cardMenu.send')} onSelect={choose(send)} />
        )}
        {hasReason && (
          <CardMenuItem
            icon={<InfoIcon />}
            label={t(pin.promotion ? 'cardMenu.adWhy' : 'cardMenu.why')}
            onSelect={() => setAsksWhy(true)}
          />
        )}
        {pin.promotion ? (
          <AdItems pin={pin} promotion={pin.promotion} choose={choose} />
        ) : (
          <PinItems pin={pin} choose={choose} />
        )}
      </ul>
    </Dialog>
  )
}

type Choose = { pin: Pin; choose: (act: () => unknown) => () => void }

function PinItems({ pin, choose }: Choose) {
  const t = useT<'card-menu'>()
  const dispatch = useAppDispatch()
  const hide = useHide(pin)
  const isOwn = useAppSelector(selectViewer)?.id === pin.pinner.id
  if (isOwn) return null
  const report = () => dispatch(reportShown({ id: pin.id, type: 'pin', isProduct: pin.price_value !== null }))
  return (
    <>
      <CardMenuItem
        icon={<HideIcon />}
        label={t('cardMenu.hide')}
        hint={t('cardMenu.hideHint')}
        onSelect={choose(hide)}
      />
      <CardMenuItem icon={<AlertIcon />} label={t('cardMenu.report')} onSelect={choose(report)} />
    </>
  )
}

/** What a viewer can do about an ad. // decided: B-4.66 */
function AdItems({ pin, promotion, choose }: Choose & { promotion: PinPromotion }) {
  const t = useT<'card-menu'>()
  const dispatch = useAppDispatch()
  const hide = useHideAd(pin.id, promotion)
  const report = () =>
    dispatch(
      reportShown({
        id: pin.id,
        type: 'pin',
        isProduct: pin.price_value !== null,
        isPromoted: true,
        promotion: promotion.token,
      }),
    )
  return (
    <>
      <CardMenuItem
        icon={<HideIcon />}
        label={t('cardMenu.adHide')}
        hint={t('cardMenu.adHideHint')}
        onSelect={choose(hide)}
      />
      <CardMenuItem icon={<AlertIcon />} label={t('cardMenu.adReport')} onSelect={choose(report)} />
    </>
  )
}
