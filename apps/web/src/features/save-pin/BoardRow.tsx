import type { PickerBoard } from '@tessera/api-types/boards/views'
import { startHere } from '../../shared/browser/first-field.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { CheckIcon, ChevronForwardIcon } from '../../shared/ui/icons/control-icons.tsx'
import { LockIcon } from '../../shared/ui/icons/state-icons.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import styles from './BoardChoice.module.css'

type Props = {
  board: PickerBoard
  /** The picker opens with the focus on it. */
  isStart: boolean
  onChoose: (board: PickerBoard) => void
  onSections: (board: PickerBoard) => void
}

function Cover({ url }: { url: string | null }) {
  if (!url) return <span className={styles.cover} />
  return <img className={styles.cover} src={url} alt="" width={48} height={48} loading="lazy" />
}

/** One place to save to; a board with sections offers these as well. */
export function BoardRow({ board, isStart, onChoose, onSections }: Props) {
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
        <Cover url={board.image_url} />
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
        {isHere ? <CheckIcon size={20} /> : <span className={styles.verb}>{t('pin.save')}</span>}
      </button>
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
