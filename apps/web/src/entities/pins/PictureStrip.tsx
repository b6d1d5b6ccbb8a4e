import type { ReactNode } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './PictureStrip.module.css'

interface Props {
  pictures: readonly { id: string; url: string | null | undefined }[]
  /** The place of the one whose words are edited. */
  chosen: number
  onChoose: (at: number) => void
  /** Moves the chosen one. */
  onMove: (step: 1 | -1) => void
  /** What stands under a picture. */
  under?: (id: string, at: number) => ReactNode
}

/** The pictures of a carousel in their order, of which the first stands for the pin; for the area `builder`. */
export function PictureStrip({ pictures, chosen, onChoose, onMove, under }: Props) {
  const t = useT<'builder'>()
  const count = pictures.length
  return (
    <>
      <ol aria-label={t('builder.items')} className={styles.items}>
        {pictures.map(({ id, url }, at) => (
          <li key={id} className={styles.item}>
            <button
              type="button"
              aria-current={at === chosen}
              aria-label={t('builder.item', { number: at + 1, count })}
              className={styles.open}
              onClick={() => onChoose(at)}
            >
              {url && <img src={url} alt="" referrerPolicy="no-referrer" className={styles.thumbnail} />}
            </button>
            {under?.(id, at)}
          </li>
        ))}
      </ol>
      {/* A button at the end keeps the focus. */}
      <div role="group" aria-label={t('builder.itemOrder', { number: chosen + 1 })}>
        <Button tone="plain" aria-disabled={chosen === 0} onClick={() => chosen > 0 && onMove(-1)}>
          {t('builder.itemEarlier')}
        </Button>
        <Button
          tone="plain"
          aria-disabled={chosen === count - 1}
          onClick={() => chosen < count - 1 && onMove(1)}
        >
          {t('builder.itemLater')}
        </Button>
      </div>
    </>
  )
}
