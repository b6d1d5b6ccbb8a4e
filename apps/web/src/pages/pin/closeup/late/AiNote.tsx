import type { Pin } from '../../../../entities/pins/pins-slice.ts'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import { SparkleIcon } from '../../../../shared/ui/icons/pin-icons.tsx'
import styles from './AiNote.module.css'

/** That a picture was made with AI, and who stated it. */
export function AiNote({ pin: { ai_label } }: { pin: Pin }) {
  const t = useT<'closeup'>()
  if (!ai_label) return null
  return (
    <p className={styles.note}>
      <SparkleIcon size={18} />
      <span>
        <strong>{t('closeup.ai.label')}</strong> {t(`closeup.ai.${ai_label}`)}
      </span>
    </p>
  )
}
