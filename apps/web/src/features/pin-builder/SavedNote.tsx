import type { PinDraft } from '../../entities/pin-drafts/pin-draft-types.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import styles from './PinBuilder.module.css'

const SAYS = {
  saving: 'builder.saving',
  saved: 'builder.saved',
  edited: 'builder.unsaved',
  publishing: 'builder.publishing',
} as const

/** Whether all of a draft is saved. */
export function SavedNote({ draft: { status, publishingStatus } }: { draft: PinDraft }) {
  const t = useT<'builder'>()
  if (publishingStatus === 'attempted') return <span className={styles.fault}>{t('builder.hasFaults')}</span>
  return <span className={styles.hint}>{status in SAYS && t(SAYS[status as keyof typeof SAYS])}</span>
}
