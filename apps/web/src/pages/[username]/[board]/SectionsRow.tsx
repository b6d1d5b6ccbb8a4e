import { Link } from '../../../shared/navigation/Link.tsx'
import type { Board } from '../../../entities/boards/boards-slice.ts'
import { SECTIONS_AT_ONCE, sectionsApi } from '../../../entities/sections/sections-api.ts'
import { selectSectionEntities, selectSectionIds } from '../../../entities/sections/sections-slice.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../../shared/store/hooks.ts'
import { ChevronForwardIcon } from '../../../shared/ui/icons/control-icons.tsx'
import styles from './Board.module.css'

/** The ways into a board's sections. */
export function SectionsRow({ board }: { board: Board }) {
  const t = useT<'boards'>()
  sectionsApi.useSectionsQuery({ board_id: board.id, page_size: SECTIONS_AT_ONCE })
  const ids = useAppSelector((state) => selectSectionIds(state, board.id))
  const sections = useAppSelector(selectSectionEntities)
  if (!ids?.length) return null
  return (
    <nav aria-label={t('sections.of', { name: board.name })}>
      <ul className={styles.sections}>
        {ids.map((id) => {
          const section = sections[id]
          return (
            section && (
              <li key={id}>
                <Link to={`${board.url}${section.slug}/`} className={styles.section}>
                  <span className={styles.sectionTexts}>
                    <span className={styles.sectionTitle}>{section.title}</span>
                    <span className={styles.counts}>
                      {t('boards.pinCount', { count: section.pin_count })}
                    </span>
                  </span>
                  <ChevronForwardIcon size={20} />
                </Link>
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}
