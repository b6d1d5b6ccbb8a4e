import type { CoverImage } from '@tessera/api-types/boards/views'
import { classNames } from '../../shared/ui/class-names.ts'
import { TilesIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { coverUrl } from './board-cover.ts'
import styles from './BoardCover.module.css'

const TILES = [0, 1, 2] as const

/** Three pictures of a board: a large one and two beside it. Places without a picture stay quiet. */
export function BoardCover({ images, isPriority }: { images: readonly CoverImage[]; isPriority?: boolean }) {
  return (
    <span className={styles.cover} aria-hidden="true">
      {TILES.map((place) => {
        const image = images[place]
        return (
          <span
            key={place}
            className={classNames(styles.tile, place === 0 && styles.main)}
            style={{ backgroundColor: image?.dominant_color }}
          >
            {image && (
              <img
                src={coverUrl(image.image_signature, place === 0 ? '236x' : '170x')}
                alt=""
                loading={isPriority ? 'eager' : 'lazy'}
                fetchPriority={isPriority && place === 0 ? 'high' : 'auto'}
                decoding="async"
                className={styles.image}
              />
            )}
            {!image && place === 0 && <TilesIcon size={28} />}
          </span>
        )
      })}
    </span>
  )
}
