import { coverUrl } from '../../entities/boards/board-cover.ts'
import type { Section } from '../../entities/sections/sections-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import styles from './Drag.module.css'
import { DRAG_GRIP, DROP_SECTION } from './use-drag.ts'

type Props = {
  sections: readonly Section[]
  /** Whether they can be dragged to other places themselves. */
  canSort: boolean
}

/** The sections of a board, for pins to be dropped on. */
export function SectionDrops({ sections, canSort }: Props) {
  const t = useT<'boards'>()
  return (
    <ul aria-label={t('organise.sections')} className={styles.sections}>
      {sections.map(({ id, title, cover_images: [cover] = [] }) => (
        <li
          key={id}
          {...{ [DROP_SECTION]: id }}
          className={classNames(styles.section, canSort && styles.movable)}
        >
          {canSort && <span className={styles.grip} aria-hidden {...{ [DRAG_GRIP]: '' }} />}
          {cover ? (
            <img src={coverUrl(cover.image_signature, '170x')} alt="" />
          ) : (
            <span className={styles.blank} />
          )}
          <span className={styles.sectionTitle} dir="auto">
            {title}
          </span>
        </li>
      ))}
    </ul>
  )
}
