import type { Attached } from '../../entities/conversations/message-opening.ts'
import styles from './NewMessageForm.module.css'

/** What is sent along. */
export const AttachedPreview = ({ attached: { title, imageUrl } }: { attached: Attached }) => (
  <div className={styles.attached}>
    {imageUrl && <img src={imageUrl} alt="" width={56} height={56} className={styles.picture} />}
    <p className={styles.attachedTitle}>{title}</p>
  </div>
)
