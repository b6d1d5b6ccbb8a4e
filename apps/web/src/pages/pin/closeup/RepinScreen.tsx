import { useNavigate, useParams } from 'react-router-dom'
import { pinPath } from '../../../entities/pins/pin-reference.ts'
import { pinsApi } from '../../../entities/pins/pins-api.ts'
import { selectPin } from '../../../entities/pins/pins-slice.ts'
import { PickerPanel } from '../../../features/save-pin/BoardPicker.tsx'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../../shared/store/hooks.ts'
import { Image } from '../../../shared/ui/Image.tsx'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx'
import { BackButton } from './BackButton.tsx'
import { pinIdIn } from './closeup-page.ts'
import { CloseupSkeleton } from './CloseupSkeleton.tsx'
import { MissingPin } from './MissingPin.tsx'
import styles from './RepinScreen.module.css'

/** The phone's way of choosing a board: a page, not a dialog. */
export function RepinScreen() {
  const t = useT<'closeup' | 'picker'>()
  const navigate = useNavigate()
  const pinId = pinIdIn(useParams())
  const { data } = pinsApi.useLightPinQuery(pinId)
  const pin = useAppSelector((state) => selectPin(state, pinId))
  if (data?.kind === 'error') return <MissingPin />
  if (!pin) return <CloseupSkeleton />
  const leave = () => void navigate(pinPath(pinId), { replace: true })
  return (
    <>
      <header className={styles.header}>
        <BackButton />
        <h1 className={styles.title}>{t('closeup.repinTitle')}</h1>
        <span className={styles.picture}>
          <Image
            src={pin.images['236x'].url}
            alt={pin.alt_text}
            width={pin.images['236x'].width}
            height={pin.images['236x'].height}
            dominantColor={pin.dominant_color}
            sizes="64px"
          />
        </span>
      </header>
      <h2>
        <VisuallyHidden>{t('picker.title')}</VisuallyHidden>
      </h2>
      <div className={styles.panel}>
        <PickerPanel pinId={pinId} onDismiss={leave} />
      </div>
    </>
  )
}
