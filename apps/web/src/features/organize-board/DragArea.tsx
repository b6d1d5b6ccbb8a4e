import type { ReactNode } from 'react'
import { CardPicture } from '../../entities/pins/CardPicture.tsx'
import { usePins } from '../../entities/pins/select-pins.ts'
import type { Section } from '../../entities/sections/sections-slice.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import styles from './Drag.module.css'
import { SectionDrops } from './SectionDrops.tsx'
import { type Drag, type Held, type Target, useDrag } from './use-drag.ts'

const GHOST_SIZES = '96px'

function HeldPin({ id }: { id: string }) {
  const [pin] = usePins([id])
  return pin && <CardPicture pin={pin} sizes={GHOST_SIZES} />
}

/** What is dragged, beside the pointer, and where it would go. */
function DragLayer({ drag: { held, x, y, target } }: { drag: Drag }) {
  return (
    <div aria-hidden className={styles.layer}>
      {target && (
        <div
          className={classNames(styles.target, styles[target.side])}
          style={{
            insetBlockStart: target.box.top,
            left: target.box.left,
            inlineSize: target.box.width,
            blockSize: target.box.height,
          }}
        />
      )}
      {held.kind === 'pin' && (
        <div className={styles.ghost} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <HeldPin id={held.id} />
        </div>
      )}
    </div>
  )
}

type Props = {
  /** Where pins can be dropped, and whether these can be dragged themselves. */
  sections: readonly Section[] | undefined
  canSort: boolean
  onDrop: (held: Held, target: Target) => void
  children: ReactNode
}

/** Where pins and sections are dragged. */
export function DragArea({ sections = [], canSort, onDrop, children }: Props) {
  const { drag, area } = useDrag(onDrop)
  return (
    <div {...area} role="presentation" className={classNames(drag && styles.dragging)}>
      {sections.length > 0 && <SectionDrops sections={sections} canSort={canSort} />}
      {children}
      {drag && <DragLayer drag={drag} />}
    </div>
  )
}
