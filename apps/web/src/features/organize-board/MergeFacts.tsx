import type { MergePreview } from '@tessera/api-types/boards/blocking-actions'
import { useT } from '../../shared/i18n/i18n-context.ts'
import styles from './Organize.module.css'

type Props = { preview: MergePreview | undefined; name: string; target: string }

/** What a merge will do, line by line. */
export function MergeFacts({ preview, name, target }: Props) {
  const t = useT<'board-tools'>()
  if (!preview) return <p>{t('merge.previewing')}</p>
  const names = { name, target }
  const counted = (key: 'stays' | 'others' | 'followers' | 'collaborators', count: number) =>
    count > 0 ? [t(`merge.${key}`, { count, ...names })] : []
  const { pin_count, stays_count, section_count, joined_section_count } = preview
  const lines = [
    t('merge.pins', { count: pin_count - stays_count, target }),
    ...counted('stays', stays_count),
    ...counted('others', preview.others_pin_count),
    ...(section_count > 0
      ? [t('merge.sections', { count: section_count, joined: joined_section_count })]
      : []),
    ...counted('followers', preview.follower_count),
    ...counted('collaborators', preview.collaborator_count),
    t('merge.leaves', names),
  ]
  return (
    <ul aria-label={t('merge.whatHappens')} className={styles.facts}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
