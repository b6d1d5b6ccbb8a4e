import type { PickerBoard } from '@tessera/api-types/boards/views'
import { startHere } from '../../shared/browser/first-field.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { CheckIcon, ChevronForwardIcon } from '../../shared/ui/icons/control-icons.tsx'
import { PlusIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { LockIcon } from '../../shared/ui/icons/state-icons.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import styles from './BoardChoice.module.css'

type Props = {
  board: PickerBoard
  /** The picker opens with the focus on it. */
  isStart: boolean
  /** Saves the pin there; of a saved pin, moves it there. */
  onChoose: (board: PickerBoard) => void
  /** Saves a saved pin there once more. */
  onAlsoSave: ((board: PickerBoard) => void) | undefined
  onSections: (board: PickerBoard) => void
}

export function BoardCover({ url }: { url: string | null }) {
  if (!url) return <span className={styles.cover} />
  return <img className={styles.cover} src={url} alt="" width={48} height={48} loading="lazy" />
}

/** One place to save or move to; a board with sections offers these as well. */
export function BoardRow({ board, isStart, onChoose, onAlsoSave, onSections }: Props) {
  const t = useT<'picker' | 'pins'>()
  const isHere = board.saved_pin_id !== null
  return (
    <li className={styles.row}>
      <button
        data-row
        ref={isStart ? startHere : undefined}
        type="button"
        onClick={() => onChoose(board)}
        disabled={isHere}
        className={styles.board}
      >
        <BoardCover url={board.image_url} />
        <span className={styles.words}>
          <span className={styles.name}>{board.name}</span>
          <span className={styles.detail}>
            {isHere ? t('picker.holds') : t('picker.pinCount', { count: board.pin_count })}
          </span>
        </span>
        {board.privacy === 'secret' && (
          <span className={styles.mark}>
            <LockIcon size={18} />
            <VisuallyHidden>{t('picker.secret')}</VisuallyHidden>
          </span>
        )}
        {isHere ? (
          <CheckIcon size={20} />
        ) : (
          <span className={styles.verb}>{t(onAlsoSave ? 'picker.move' : 'pin.save')}</span>
        )}
      </button>
      {onAlsoSave && !isHere && (
        <IconButton
          label={t('picker.alsoSave', { board: board.name })}
          icon={<PlusIcon size={20} />}
          onClick={() => onAlsoSave(board)}
        />
      )}
      {board.sections.length > 0 && (
        <IconButton
          label={t('picker.sections', { board: board.name })}
          icon={<ChevronForwardIcon size={20} />}
          onClick={() => onSections(board)}
        />
      )}
    </li>
  )
}
