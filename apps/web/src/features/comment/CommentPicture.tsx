import type { CommentImage } from '@tessera/api-types/comments/views'
import { Image } from '../../shared/ui/Image.tsx'
import styles from './CommentPicture.module.css'

/** The picture of a comment, which opens in full. */
export function CommentPicture({ image, alt }: { image: CommentImage; alt: string }) {
  const { url, width, height, dominantColor } = image.images['736x']
  return (
    <a href={image.images.orig.url} className={styles.picture}>
      <Image src={url} alt={alt} width={width} height={height} dominantColor={dominantColor} sizes="236px" />
    </a>
  )
}
