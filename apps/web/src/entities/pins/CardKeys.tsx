import { type ReactNode, useId } from 'react'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { CardKeysHint } from './card-keys-hint.ts'
import type { moveInCards } from './move-in-cards.ts'

let move: typeof moveInCards | undefined

/** The code comes once the keyboard, or a press, has reached a card. */
const prepare = () => {
  if (move) return
  import('./move-in-cards.ts').then(
    (code) => (move = code.moveInCards),
    // The next focus tries again.
    () => undefined,
  )
}

/** Lets the arrow keys move among the cards of a grid, and says so to those who do not see it. */
export function CardKeys({ children }: { children: ReactNode }) {
  const { t } = useTranslator<'pins'>()
  const id = useId()
  return (
    <div role="presentation" onFocus={prepare} onKeyDown={(event) => move?.(event)}>
      <p id={id} hidden>
        {t('pin.keys')}
      </p>
      <CardKeysHint value={id}>{children}</CardKeysHint>
    </div>
  )
}
