import { Link } from '../../../shared/navigation/Link.tsx'
import { useSectionPinsInfiniteQuery } from '../../../entities/boards/board-page-api.ts'
import type { Board } from '../../../entities/boards/boards-slice.ts'
import type { Section } from '../../../entities/sections/sections-slice.ts'
import { useProfileOptions } from '../../../entities/profile/use-profile-options.ts'
import { BoardViewOptions } from '../../../features/view-options/view-options-parts.ts'
import { ShareButton } from '../../../features/share-link/ShareButton.tsx'
import { useIdFeed } from '../../../shared/api/id-feed.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { ArrowBackIcon } from '../../../shared/ui/icons/control-icons.tsx'
import styles from './Board.module.css'
import { BoardPins } from './BoardPins.tsx'
import { EmptySection } from './EmptySection.tsx'
import { SectionMenu } from './SectionMenu.tsx'
import { useOrganizeMode } from './use-organize-mode.ts'

/** One section of a board. */
export function SectionContent({ board, section }: { board: Board; section: Section }) {
  const t = useT<'boards'>()
  const { isOrganizing, begin, end } = useOrganizeMode(Boolean(board.abilities?.can_add_pins))
  const [{ boardSortOrder }] = useProfileOptions()
  const sort = isOrganizing ? undefined : boardSortOrder[board.id]
  const query = useSectionPinsInfiniteQuery({ sectionId: section.id, sort })
  const path = `${board.url}${section.slug}/`
  return (
    <>
      <header className={styles.header}>
        <div className={styles.about}>
          <Link to={board.url} className={styles.back}>
            <span className={styles.arrow}>
              <ArrowBackIcon size={18} />
            </span>
            {board.name}
          </Link>
          <h1 className={styles.name}>{section.title}</h1>
          <p className={styles.counts}>{t('boards.pinCount', { count: section.pin_count })}</p>
        </div>
        <div className={styles.actions}>
          {board.privacy !== 'secret' && <ShareButton path={path} title={section.title} />}
          <BoardViewOptions boardId={board.id} />
          <SectionMenu board={board} section={section} onOrganize={begin} />
        </div>
      </header>
      <BoardPins
        board={board}
        place={{ boardId: board.id, sectionId: section.id }}
        feed={useIdFeed(query)}
        label={t('boards.pinsOf', { name: section.title })}
        empty={<EmptySection board={board} section={section} />}
        isOrganizing={isOrganizing}
        onChanged={() => void query.refetch()}
        onDone={end}
      />
    </>
  )
}
