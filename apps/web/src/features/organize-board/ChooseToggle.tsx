import type { Pin } from '../../entities/pins/pins-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { CheckIcon } from '../../shared/ui/icons/control-icons.tsx'
import styles from './Organize.module.css'
import { useChoosing } from './selection.ts'
import { DRAG_GRIP } from './use-drag.ts'

/** Lies over the whole picture while a board is put in order. */
export function ChooseToggle({ pin }: { pin: Pin }) {
  const t = useT<'boards'>()
  const { selection, onToggle } = useChoosing()
  const isChosen = selection.has(pin.id)
  const title = pin.grid_title || pin.alt_text || t('organise.untitled')
  return (
    <>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={t('organise.choose', { title })}
        className={classNames(styles.toggle, isChosen && styles.chosen)}
        onClick={() => onToggle(pin.id)}
      >
        <span className={styles.mark}>{isChosen && <CheckIcon size={20} />}</span>
      </button>
      <span className={styles.grip} aria-hidden {...{ [DRAG_GRIP]: '' }} />
    </>
  )
}

/** For a grid's `actionsOf`, which wants the same function each time. */
export const chooseToggleOf = (pin: Pin) => <ChooseToggle pin={pin} />
