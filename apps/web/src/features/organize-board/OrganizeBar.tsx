import { useEffect, useRef } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { ArrowBackIcon } from '../../shared/ui/icons/control-icons.tsx'
import { ArrowForwardIcon } from '../../shared/ui/icons/editing-icons.tsx'
import styles from './Organize.module.css'

type Props = {
  chosen: number
  /** How many pins the place has, and whether all of them are on the screen. */
  total: number
  isAllHere: boolean
  /** The others are being listed. */
  isListing: boolean
  canDelete: boolean
  /** Moves the one chosen pin among its neighbors; absent where it cannot. */
  onStep?: (step: 1 | -1) => void
  onAll: () => void
  onNone: () => void
  onMove: () => void
  onCopy: () => void
  onDelete: () => void
  onDone: () => void
}

function StepButtons({ onStep }: { onStep: (step: 1 | -1) => void }) {
  const t = useT<'boards'>()
  return (
    <>
      <IconButton
        label={t('organise.earlier')}
        icon={<ArrowBackIcon size={18} />}
        className={styles.earlier}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={t('organise.later')}
        icon={<ArrowForwardIcon size={18} />}
        className={styles.later}
        onClick={() => onStep(1)}
      />
    </>
  )
}

/** Stays at the foot of the window while pins are chosen. */
export function OrganizeBar(props: Props) {
  const { chosen, total, isAllHere, isListing, canDelete, onAll, onNone, onMove, onCopy, onDelete, onDone } =
    props
  const { onStep } = props
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
      {onStep && <StepButtons onStep={onStep} />}
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
