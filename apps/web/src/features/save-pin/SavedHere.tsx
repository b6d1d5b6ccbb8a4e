import type { PickerBoard } from '@tessera/api-types/boards/views'
import type { SavedInfo } from '@tessera/api-types/pins/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { CheckIcon, ChevronForwardIcon } from '../../shared/ui/icons/control-icons.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import styles from './BoardChoice.module.css'
import { BoardCover } from './BoardRow.tsx'

type Props = {
  saved: SavedInfo
  /** Its board as the picker lists it. */
  board: PickerBoard | undefined
  onRemove: () => void
  onSections: (board: PickerBoard) => void
}

/** The place where the pin is kept, and the way out of it. */
export function SavedHere({ saved, board, onRemove, onSections }: Props) {
  const t = useT<'picker'>()
  return (
    <section aria-label={t('picker.savedIn')}>
      <h3 className={styles.heading}>{t('picker.savedIn')}</h3>
      <ul className={styles.list}>
        <li className={styles.row}>
          <span className={styles.here}>
            <BoardCover url={board?.image_url ?? null} />
            <span className={styles.words}>
              <span className={styles.name}>{saved.title}</span>
            </span>
            <CheckIcon size={20} />
          </span>
          <Button data-row onClick={onRemove} aria-label={t('picker.removeFrom', { board: saved.title })}>
            {t('picker.remove')}
          </Button>
          {board && board.sections.length > 0 && (
            <IconButton
              label={t('picker.sections', { board: board.name })}
              icon={<ChevronForwardIcon size={20} />}
              onClick={() => onSections(board)}
            />
          )}
        </li>
      </ul>
    </section>
  )
}
