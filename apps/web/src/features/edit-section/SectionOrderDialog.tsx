import { useState } from 'react'
import { SECTIONS_AT_ONCE, sectionsApi } from '../../entities/sections/sections-api.ts'
import {
  sectionsListed,
  selectSectionEntities,
  selectSectionIds,
} from '../../entities/sections/sections-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { movedTo } from '../../shared/list-order.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { ChevronDownIcon } from '../../shared/ui/icons/card-icons.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { useReorderSectionsMutation } from './edit-section-api.ts'
import styles from './SectionOrder.module.css'
import { useRowDrag } from './use-row-drag.ts'

type Named = { id: string; title: string }
type RowsProps = { sections: readonly Named[]; onMove: (id: string, to: number) => void }

/** Sections in their order: a drag or a button moves one, and where it went is said. */
function Rows({ sections, onMove }: RowsProps) {
  const t = useT<'boards'>()
  const [status, setStatus] = useState('')
  const { held, take, list } = useRowDrag<HTMLOListElement>(onMove)
  const step = ({ id, title: name }: Named, to: number) => {
    if (to < 0 || to >= sections.length) return
    onMove(id, to)
    setStatus(t('sections.movedTo', { name, place: to + 1, count: sections.length }))
  }
  return (
    <>
      <ol {...list} className={styles.rows}>
        {sections.map((section, at) => (
          <li
            key={section.id}
            data-id={section.id}
            className={classNames(styles.row, section.id === held && styles.held)}
            onPointerDown={take(section.id)}
          >
            <span className={styles.grip} aria-hidden />
            <span className={styles.title} dir="auto">
              {section.title}
            </span>
            <IconButton
              label={t('boards.moveEarlier', { name: section.title })}
              icon={<ChevronDownIcon size={20} />}
              className={styles.earlier}
              aria-disabled={at === 0}
              onClick={() => step(section, at - 1)}
            />
            <IconButton
              label={t('boards.moveLater', { name: section.title })}
              icon={<ChevronDownIcon size={20} />}
              aria-disabled={at === sections.length - 1}
              onClick={() => step(section, at + 1)}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </>
  )
}

type Props = { boardId: string; onDismiss: () => void }

/** Puts the sections of a board into another order. */
export function SectionOrderDialog({ boardId, onDismiss }: Props) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  const { data, isFetching, refetch } = sectionsApi.useSectionsQuery({
    board_id: boardId,
    page_size: SECTIONS_AT_ONCE,
  })
  const known = useAppSelector((state) => selectSectionIds(state, boardId)) ?? []
  const entities = useAppSelector(selectSectionEntities)
  const [chosen, setChosen] = useState<string[] | null>(null)
  const [reorder, { isLoading, error }] = useReorderSectionsMutation()
  const ids = chosen ?? known
  const save = async () => {
    const { data: sorted } = await reorder({ board_id: boardId, section_ids: ids })
    if (!sorted) return
    dispatch(sectionsListed({ boardId, ids: sorted.map(({ id }) => id) }))
    dispatch(toastShown({ text: t('sections.orderSaved') }))
    onDismiss()
  }
  const submit = () => (chosen ? void save() : onDismiss())
  const footer = (
    <>
      <Button onClick={onDismiss}>{t('app.cancel')}</Button>
      <Button tone="primary" isBusy={isLoading} disabled={!data} onClick={submit}>
        {t('boards.save')}
      </Button>
    </>
  )
  const fault = error && errorText(error, t)
  return (
    <Dialog title={t('sections.reorder')} onDismiss={onDismiss} footer={footer} variant="sheet">
      <FormAlert text={fault} />
      {data ? (
        <>
          <p className={styles.hint}>{t('sections.reorderHint')}</p>
          <Rows
            sections={ids.flatMap((id) => entities[id] ?? [])}
            onMove={(id, to) => setChosen(movedTo(ids, id, to))}
          />
        </>
      ) : isFetching ? (
        <Spinner label={t('sections.loading')} />
      ) : (
        <ErrorState heading="h3" title={t('sections.failed')} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}
