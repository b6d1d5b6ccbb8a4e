import { type ComponentProps, useState } from 'react'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import type { ReactionsDialog } from './ReactionsDialog.tsx'
import styles from './ReactionsButton.module.css'

const LazyReactionsDialog = lazyComponent<ComponentProps<typeof ReactionsDialog>>(
  ['closeup', 'reactions'],
  () => import('./ReactionsDialog.tsx').then((module) => module.ReactionsDialog),
)

/** How many reacted, and on request who. */
export function ReactionsButton({ pin }: { pin: Pin }) {
  const t = useT<'closeup'>()
  const [isOpen, setIsOpen] = useState(false)
  const count = (pin.reaction_counts ?? []).reduce((sum, { reactionCount }) => sum + reactionCount, 0)
  if (count === 0) return null
  return (
    <div className={styles.count}>
      <Button tone="plain" onClick={() => setIsOpen(true)}>
        {t('closeup.reactionCount', { count })}
      </Button>
      {isOpen && <LazyReactionsDialog pin={pin} onDismiss={() => setIsOpen(false)} />}
    </div>
  )
}
