import { pinTextMax } from '@tessera/api-types/pins/pin-text'
import { completedUrl, isWebUrl } from '@tessera/api-types/wire/scalars'
import { type ReactNode, useState } from 'react'
import { type CreateBoardProps, SaveTargetField } from '../../entities/boards/SaveTargetField.tsx'
import {
  batchApplied,
  batchFaulted,
  batchFieldChanged,
  type BatchField,
  selectPinBuilder,
} from '../../entities/pin-drafts/pin-builder-slice.ts'
import { draftChanged, itemChanged, selectDrafts } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Select } from '../../shared/ui/forms/Select.tsx'
import { TextArea } from '../../shared/ui/forms/TextArea.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './PinBuilder.module.css'

const AI_CHOICES = { '': 'builder.aiUnchanged', yes: 'builder.aiYes', no: 'builder.aiNo' } as const
type AiChoice = keyof typeof AI_CHOICES

function useBatch() {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const { batchEditModeFields: batch, selectedPinDraftIds } = useAppSelector(selectPinBuilder)
  const drafts = useAppSelector(selectDrafts)
  const [ai, setAi] = useState<AiChoice>('')

  const faults = (): Partial<Record<BatchField, string>> => {
    const found: Partial<Record<BatchField, string>> = {}
    for (const field of ['title', 'description'] as const) {
      const max = pinTextMax[field]
      if (max !== null && batch[field].length > max) found[field] = t('builder.tooLong', { max })
    }
    const isWrong = batch.link !== '' && !isWebUrl(completedUrl(batch.link.trim()))
    return isWrong ? { ...found, link: t('builder.linkWrong') } : found
  }
  const apply = () => {
    const found = faults()
    if (Object.keys(found).length > 0) return dispatch(batchFaulted(found))
    const { board, dirtyFields } = batch
    const words = dirtyFields.filter((field) => field !== 'board').map((field) => [field, batch[field]])
    for (const id of selectedPinDraftIds) {
      const itemId = drafts[id]?.pinItemIds[0]
      if (itemId && words.length > 0)
        dispatch(itemChanged({ draftId: id, itemId, changes: Object.fromEntries(words) }))
      if (dirtyFields.includes('board'))
        dispatch(draftChanged({ id, changes: { boardId: board, sectionId: null } }))
      if (ai) dispatch(draftChanged({ id, changes: { isMadeWithAi: ai === 'yes' } }))
    }
    dispatch(batchApplied())
    setAi('')
    return dispatch(toastShown({ text: t('builder.applied', { count: selectedPinDraftIds.length }) }))
  }
  const isChanged = batch.dirtyFields.length > 0 || ai !== ''
  return { batch, count: selectedPinDraftIds.length, apply, ai, setAi, isChanged }
}

type Props = { renderCreate: (props: CreateBoardProps) => ReactNode }

/** One form for all selected drafts: what is typed here, and nothing else of them, changes. */
export function BatchEditor({ renderCreate }: Props) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const { batch, count, apply, ai, setAi, isChanged } = useBatch()
  const field = (name: BatchField) => ({
    value: batch[name],
    error: batch.errors[name] ?? undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      dispatch(batchFieldChanged({ field: name, value: target.value })),
  })
  return (
    <section aria-label={t('builder.batch', { count })} className={styles.editor}>
      <h2>{t('builder.batch', { count })}</h2>
      <p className={styles.hint}>{t('builder.batchHint')}</p>
      <TextField {...field('title')} label={t('builder.title')} isOptional />
      <TextArea {...field('description')} label={t('builder.description')} isOptional />
      <TextField {...field('link')} label={t('builder.link')} type="url" dir="ltr" isOptional />
      <SaveTargetField
        value={{ boardId: batch.board, sectionId: null }}
        onChange={({ boardId }) => dispatch(batchFieldChanged({ field: 'board', value: boardId }))}
        renderCreate={renderCreate}
      />
      <Select
        label={t('builder.madeWithAi')}
        value={ai}
        onChange={({ target }) => setAi(target.value as AiChoice)}
        options={Object.entries(AI_CHOICES).map(([value, label]) => ({ value, label: t(label) }))}
      />
      <div className={styles.actions}>
        <Button disabled={!isChanged} onClick={apply}>
          {t('builder.apply')}
        </Button>
      </div>
    </section>
  )
}
