import type { PickerBoard } from '@tessera/api-types/boards/views'
import type { SavedInfo } from '@tessera/api-types/pins/views'
import type { SaveTarget } from '../../entities/pins/pins-slice.ts'
import { startHere } from '../../shared/browser/first-field.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ArrowBackIcon } from '../../shared/ui/icons/control-icons.tsx'
import styles from './BoardChoice.module.css'
import { withRowKeys } from './row-keys.ts'
import { saveTarget } from './save-target.ts'

type Props = {
  board: PickerBoard
  saved: SavedInfo | null
  onBack: () => void
  onChoose: (place: SaveTarget) => void
}

/** A board and its sections, but for where the pin is already. */
export function SectionChoice({ board, saved, onBack, onChoose }: Props) {
  const t = useT<'picker' | 'pins'>()
  const places = [saveTarget(board), ...board.sections.map((section) => saveTarget(board, section))].filter(
    ({ boardId, sectionId }) => saved?.boardId !== boardId || saved.sectionId !== sectionId,
  )
  return (
    <>
      <Button tone="plain" icon={<ArrowBackIcon size={20} />} onClick={onBack}>
        {t('picker.backToBoards')}
      </Button>
      <ul ref={withRowKeys} aria-label={t('picker.sections', { board: board.name })} className={styles.list}>
        {places.map((place, at) => (
          <li key={place.sectionId ?? ''} className={styles.row}>
            <button
              data-row
              ref={at === 0 ? startHere : undefined}
              type="button"
              onClick={() => onChoose(place)}
              className={styles.board}
            >
              <span className={styles.words}>
                <span className={styles.name}>{place.title}</span>
              </span>
              <span className={styles.verb}>{t(saved ? 'picker.move' : 'pin.save')}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
