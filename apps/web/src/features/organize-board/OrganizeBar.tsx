import { useEffect, useRef } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { ArrowBackIcon } from '../../shared/ui/icons/control-icons.tsx'
import { ArrowForwardIcon } from '../../shared/ui/icons/editing-icons.tsx'
import styles from './Organize.module.css'

/** How a pin moves on by one; absent at the ends. */
type Steps = Record<'earlier' | 'later', (() => void) | undefined>

type Props = {
  chosen: number
  /** How many pins the place has, and whether all of them are on the screen. */
  total: number
  isAllHere: boolean
  /** The others are being listed. */
  isListing: boolean
  canDelete: boolean
  /** Moves the one chosen pin among its neighbors; absent where it cannot. */
  steps?: Steps
  onAll: () => void
  onNone: () => void
  onMove: () => void
  onCopy: () => void
  onDelete: () => void
  onDone: () => void
}

function StepButtons({ earlier, later }: Steps) {
  const t = useT<'boards'>()
  return (
    <>
      <IconButton
        label={t('organise.earlier')}
        icon={<ArrowBackIcon size={18} />}
        className={styles.earlier}
        aria-disabled={!earlier}
        onClick={earlier}
      />
      <IconButton
        label={t('organise.later')}
        icon={<ArrowForwardIcon size={18} />}
        className={styles.later}
        aria-disabled={!later}
        onClick={later}
      />
    </>
  )
}

/** Stays at the foot of the window while pins are chosen. */
export function OrganizeBar(props: Props) {
  const { chosen, total, isAllHere, isListing, canDelete, onAll, onNone, onMove, onCopy, onDelete, onDone } =
    props
  const { steps } = props
  const t = useT<'boards'>()
  const isNone = chosen === 0
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.focus(), [])
  return (
    <div ref={bar} tabIndex={-1} role="toolbar" aria-label={t('organise.hint')} className={styles.bar}>
      <output className={styles.count}>{t('organise.selected', { count: chosen })}</output>
      {isNone ? (
        <Button onClick={onAll} disabled={total === 0} isBusy={isListing}>
          {isAllHere ? t('organise.selectAll') : t('organise.selectAllOf', { total })}
        </Button>
      ) : (
        <Button onClick={onNone}>{t('organise.selectNone')}</Button>
      )}
      {steps && <StepButtons {...steps} />}
      <Button onClick={onMove} disabled={isNone}>
        {t('organise.move')}
      </Button>
      <Button onClick={onCopy} disabled={isNone}>
        {t('organise.copy')}
      </Button>
      {canDelete && (
        <Button tone="danger" onClick={onDelete} disabled={isNone}>
          {t('organise.delete')}
        </Button>
      )}
      <Button tone="primary" onClick={onDone}>
        {t('organise.done')}
      </Button>
    </div>
  )
}
