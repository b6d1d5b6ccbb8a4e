import { useState } from 'react'
import { Link } from '../../shared/navigation/Link.tsx'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { BookmarkIcon, ChevronDownIcon } from '../../shared/ui/icons/card-icons.tsx'
import { LazyBoardPicker } from './lazy-board-picker.ts'
import styles from './SaveActions.module.css'
import { useQuickSave } from './use-quick-save.ts'

type Props = { pin: Pin; variant?: 'card' | 'closeup' }

/** Where a pin is saved to, and the button that saves it there. */
export function SaveActions({ pin, variant = 'card' }: Props) {
  const t = useT<'pins'>()
  const [isPicking, setIsPicking] = useState(false)
  const choose = () => setIsPicking(true)
  const { isMember, lastBoard, prepare, press } = useQuickSave(pin, choose)
  const saved = pin.saved_info
  const tabIndex = variant === 'card' ? -1 : undefined // a card is one stop
  const name = saved
    ? t('pin.changeSave', { board: saved.title })
    : lastBoard && isMember
      ? t('pin.saveTo', { board: lastBoard.name })
      : t('pin.save')
  return (
    <div className={classNames(styles.actions, styles[variant])} onPointerEnter={prepare} onFocus={prepare}>
      {saved ? (
        <Link to={saved.url} tabIndex={tabIndex} className={styles.place}>
          <span className={styles.board}>{saved.title}</span>
        </Link>
      ) : (
        isMember && (
          <button
            type="button"
            tabIndex={tabIndex}
            aria-haspopup="dialog"
            aria-label={lastBoard ? t('pin.anotherBoard', { board: lastBoard.name }) : t('pin.chooseBoard')}
            onClick={choose}
            className={styles.place}
          >
            <span className={styles.board}>{lastBoard?.name ?? t('pin.chooseBoard')}</span>
            <ChevronDownIcon size={18} />
          </button>
        )
      )}
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={name}
        aria-haspopup={saved ? 'dialog' : undefined}
        onClick={({ detail: clicks }) => clicks < 2 && press()}
        className={classNames(styles.save, saved && styles.saved)}
      >
        <span className={styles.icon}>
          <BookmarkIcon size={20} isFilled={Boolean(saved)} />
        </span>
        <span className={styles.label}>{saved ? t('pin.saved') : t('pin.save')}</span>
      </button>
      {isPicking && <LazyBoardPicker pinId={pin.id} onDismiss={() => setIsPicking(false)} />}
    </div>
  )
}

/** What grids lay over a pin's picture: one function, so that cards need not be drawn anew. */
export const saveActionsOf = (pin: Pin) => <SaveActions pin={pin} />
