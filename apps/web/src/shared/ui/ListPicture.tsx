import { TilesIcon } from './icons/shell-icons.tsx'
import styles from './ListPicture.module.css'

/** The square picture of a row, `size` px wide; without one a sign stands in its place. */
export const ListPicture = ({ url, size }: { url: string | null; size: number }) => (
  <span className={styles.picture} style={{ inlineSize: size, blockSize: size }}>
    {url ? <img src={url} alt="" loading="lazy" /> : <TilesIcon size={Math.round(size / 3)} />}
  </span>
)
