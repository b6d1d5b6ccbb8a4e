import { useState } from 'react'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { MoreIcon } from '../../shared/ui/icons/shell-icons.tsx'
import type { CardMenu } from './CardMenu.tsx'
import styles from './CardMenuButton.module.css'

const LazyCardMenu = lazyComponent<Parameters<typeof CardMenu>[0]>(['card-menu'], async () => {
  const { CardMenu: menu } = await import('./CardMenu.tsx')
  return menu
})

export function CardMenuButton({ pin }: { pin: Pin }) {
  const t = useT<'pins'>()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('pin.more')}
        icon={<MoreIcon size={20} />}
        tone="overlay"
        tabIndex={-1}
        className={styles.more}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <LazyCardMenu pin={pin} onDismiss={() => setIsOpen(false)} />}
    </>
  )
}
