import { initials, ownImage } from './avatar-image.ts'
import styles from './Avatar.module.css'
import { classNames } from './class-names.ts'
import { tintClass } from './tint-class.ts'

type Props = {
  name: string
  imageUrl?: string | null
  /** Side in px. */
  size?: number
  /** Beside the written name the picture needs no name of its own. */
  isDecorative?: boolean
}

export function Avatar({ name, imageUrl, size = 40, isDecorative }: Props) {
  const image = ownImage(imageUrl)
  const box = { inlineSize: size, blockSize: size, fontSize: size * 0.38 }
  if (image) {
    const alt = isDecorative ? '' : name
    return (
      <img
        className={styles.avatar}
        style={box}
        src={image}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
      />
    )
  }
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span {...naming} className={classNames(styles.avatar, tintClass(name))} style={box}>
      {initials(name)}
    </span>
  )
}
