import { Link } from '../../../shared/navigation/Link.tsx'
import { coverUrl } from '../../../entities/boards/board-cover.ts'
import type { Board } from '../../../entities/boards/boards-slice.ts'
import { SECTIONS_AT_ONCE, sectionsApi } from '../../../entities/sections/sections-api.ts'
import {
  type Section,
  selectSectionEntities,
  selectSectionIds,
} from '../../../entities/sections/sections-slice.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../../shared/store/hooks.ts'
import styles from './Board.module.css'

/** A section with up to three of its pictures; without one while it loads. */
function SectionTile({ board, section }: { board: Board; section: Section | undefined }) {
  const t = useT<'boards'>()
  const content = (
    <>
      <span className={styles.cover}>
        {[0, 1, 2].map((place) => {
          const image = section?.cover_images?.[place]
          return (
            <span key={place} style={{ backgroundColor: image?.dominant_color }}>
              {image && (
                <img
                  src={coverUrl(image.image_signature, place ? '170x' : '236x')}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
            </span>
          )
        })}
      </span>
      <span className={styles.sectionTitle}>{section?.title ?? '\u00A0'}</span>
      <span className={styles.counts}>
        {section ? t('boards.pinCount', { count: section.pin_count }) : '\u00A0'}
      </span>
    </>
  )
  return (
    <li>
      {section ? (
        <Link to={`${board.url}${section.slug}/`} className={styles.section}>
          {content}
        </Link>
      ) : (
        <span className={styles.section} aria-hidden>
          {content}
        </span>
      )}
    </li>
  )
}

/** The ways into a board's sections. */
export function SectionsRow({ board }: { board: Board }) {
  const t = useT<'boards'>()
  const ask = { board_id: board.id, page_size: SECTIONS_AT_ONCE }
  const { isLoading } = sectionsApi.useSectionsQuery(ask)
  const ids = useAppSelector((state) => selectSectionIds(state, board.id))
  const sections = useAppSelector(selectSectionEntities)
  const shown =
    ids ?? (isLoading ? Array.from({ length: board.section_count ?? 0 }, (_, place) => `-${place}`) : [])
  if (!shown.length) return null
  return (
    <nav aria-label={t('sections.of', { name: board.name })} aria-busy={!ids}>
      <ul className={styles.sections}>
        {shown.map((id) => (
          <SectionTile key={id} board={board} section={sections[id]} />
        ))}
      </ul>
    </nav>
  )
}
