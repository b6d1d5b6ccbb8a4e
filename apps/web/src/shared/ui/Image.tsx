import { atSize, sourceSet } from './image-sizes.ts'
import styles from './Image.module.css'

type Props = {
  src: string
  alt: string
  width: number
  height: number
  /** `#rrggbb`, shown until the picture is here. */
  dominantColor?: string | null
  /** How wide it is shown, for the browser's choice of file. */
  sizes: string
  /** The picture people wait for: fetched first and at once. */
  isPriority?: boolean
}

/** A picture whose place is kept from the start. */
export function Image({ src, alt, width, height, dominantColor, sizes, isPriority }: Props) {
  return (
    <img
      className={styles.image}
      src={atSize(src, '474x')}
      srcSet={sourceSet(src, width)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      decoding={isPriority ? 'sync' : 'async'}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      style={{ aspectRatio: `${width} / ${height}`, backgroundColor: dominantColor ?? undefined }}
    />
  )
}
