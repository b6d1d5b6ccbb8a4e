import styles from './BoardChoice.module.css'

export function BoardCover({ url }: { url: string | null }) {
  if (!url) return <span className={styles.cover} />
  return <img className={styles.cover} src={url} alt="" width={48} height={48} loading="lazy" />
}
