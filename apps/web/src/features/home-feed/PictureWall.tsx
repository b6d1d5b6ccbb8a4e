import { usePins } from '../../entities/pins/select-pins.ts'
import { Image } from '../../shared/ui/Image.tsx'
import styles from './PictureWall.module.css'

const SHOWN = 9

type Props = {
  pinIds: readonly string[]
  /** The width of one picture, in the syntax of the `sizes` attribute. */
  sizes: string
}

/** What people love, as decoration: pictures of given heights in columns as long as one another. */
export function PictureWall({ pinIds, sizes }: Props) {
  const pins = usePins(pinIds).slice(0, SHOWN)
  return (
    <div aria-hidden="true" className={styles.wall}>
      {pins.map(({ id, images, dominant_color }) => (
        <span key={id} className={styles.tile}>
          <Image
            src={images['474x'].url}
            alt=""
            width={images['474x'].width}
            height={images['474x'].height}
            dominantColor={dominant_color}
            sizes={sizes}
          />
        </span>
      ))}
    </div>
  )
}
