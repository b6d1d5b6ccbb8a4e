import { draftsSelected, selectPinBuilder } from '../../entities/pin-drafts/pin-builder-slice.ts'
import { selectDrafts, selectItems } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { VideoIcon } from '../../shared/ui/icons/editing-icons.tsx'
import { SavedNote } from './SavedNote.tsx'
import styles from './PinBuilder.module.css'

type Props = { currentId: string | null; onOpen: (id: string) => void }

/** Every draft with its picture, to open and to select. */
export function DraftList({ currentId, onOpen }: Props) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const { pinDraftIds, selectedPinDraftIds } = useAppSelector(selectPinBuilder)
  const isAll = selectedPinDraftIds.length === pinDraftIds.length
  const toggle = (id: string) => {
    const others = selectedPinDraftIds.filter((one) => one !== id)
    dispatch(draftsSelected(others.length < selectedPinDraftIds.length ? others : [...others, id]))
  }
  return (
    <div className={styles.rail}>
      {pinDraftIds.length > 1 && (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => dispatch(draftsSelected(isAll ? [] : pinDraftIds))}
          />
          {t('builder.selectAll')}
        </label>
      )}
      <ul aria-label={t('builder.drafts')} className={styles.drafts}>
        {pinDraftIds.map((id) => (
          <DraftRow
            key={id}
            id={id}
            isCurrent={id === currentId}
            isSelected={selectedPinDraftIds.includes(id)}
            onOpen={() => onOpen(id)}
            onToggle={() => toggle(id)}
          />
        ))}
      </ul>
    </div>
  )
}

type RowProps = {
  id: string
  isCurrent: boolean
  isSelected: boolean
  onOpen: () => void
  onToggle: () => void
}

function DraftRow({ id, isCurrent, isSelected, onOpen, onToggle }: RowProps) {
  const t = useT<'builder'>()
  const draft = useAppSelector(selectDrafts)[id]
  const item = useAppSelector(selectItems)[draft?.pinItemIds[0] ?? '']
  if (!draft) return null
  const title = item?.title || t('builder.untitled')
  const picture = item?.media?.previewUrl
  const isVideo = item?.media?.kind === 'video'
  return (
    <li className={classNames(styles.row, isCurrent && styles.current)}>
      <input
        type="checkbox"
        aria-label={t('builder.select', { title })}
        checked={isSelected}
        onChange={onToggle}
      />
      <button
        type="button"
        className={styles.open}
        aria-current={isCurrent}
        aria-label={t(isVideo ? 'builder.openVideo' : 'builder.open', { title })}
        onClick={onOpen}
      >
        {picture ? (
          <img src={picture} alt="" referrerPolicy="no-referrer" className={styles.thumbnail} />
        ) : (
          <span className={styles.thumbnail} />
        )}
        <b className={styles.words}>{title}</b>
        {isVideo && <VideoIcon size={20} />}
      </button>
      <SavedNote draft={draft} />
    </li>
  )
}
