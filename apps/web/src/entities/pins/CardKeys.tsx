import { type ReactNode, useId } from 'react'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { CardKeysHint } from './card-keys-hint.ts'
import { moveInCards } from './move-in-cards.ts'

/** Lets the arrow keys move among the cards of a grid, and announces it to screen readers. */
export function CardKeys({ children }: { children: ReactNode }) {
  const { t } = useTranslator<'pins'>()
  const id = useId()
  return (
    <div role="presentation" onKeyDown={moveInCards}>
      <p id={id} hidden>
        {t('pin.keys')}
      </p>
      <CardKeysHint value={id}>{children}</CardKeysHint>
    </div>
  )
}
