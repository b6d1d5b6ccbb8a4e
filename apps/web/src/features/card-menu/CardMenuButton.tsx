import { useState } from 'react'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { MoreIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { LazyCardMenu } from './LazyCardMenu.tsx'
import styles from './CardMenuButton.module.css'

export function CardMenuButton({ pin }: { pin: Pin }) {
  const t = useT<'pins'>()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('pin.more')}
        icon={<MoreIcon size={20} />}
        tone="overlay"
        className={styles.more}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <LazyCardMenu pin={pin} onDismiss={() => setIsOpen(false)} />}
    </>
  )
}
