import { type ReactNode, useState } from 'react'
import type { BoardView } from '@tessera/api-types/boards/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { Select } from '../../shared/ui/forms/Select.tsx'
import { PlusIcon } from '../../shared/ui/icons/shell-icons.tsx'
import type { PinLocation } from '../pins/pin-moves.ts'
import { boardsApi } from './boards-api.ts'
import { selectBoard, selectBoardEntities, selectPickerIds } from './boards-slice.ts'

export type CreateBoardProps = { onCreated: (board: BoardView) => void; onDismiss: () => void }

type Props = {
  /** An empty board id stands for none yet. */
  value: PinLocation
  onChange: (place: PinLocation) => void
  error?: string
  isDisabled?: boolean
  /** The dialog that makes a new board; its board is chosen at once. */
  renderCreate: (props: CreateBoardProps) => ReactNode
}

const NO_SECTION = ''

type ChoiceProps = Pick<Props, 'value' | 'onChange' | 'error' | 'isDisabled'>

function BoardChoice({
  value,
  onChange,
  error,
  isDisabled,
  isLoading,
}: ChoiceProps & { isLoading: boolean }) {
  const t = useT<'boards'>()
  const pickerIds = useAppSelector(selectPickerIds)
  const boards = useAppSelector(selectBoardEntities)
  const options = (pickerIds ?? []).flatMap((id) => {
    const board = boards[id]
    return board ? [{ value: id, label: board.name }] : []
  })
  const none = { value: '', label: t(isLoading ? 'places.loading' : 'places.choose') }
  return (
    <Select
      label={t('places.label')}
      error={error}
      disabled={isDisabled}
      value={value.boardId}
      options={value.boardId ? options : [none, ...options]}
      onChange={({ target }) => onChange({ boardId: target.value, sectionId: null })}
    />
  )
}

function SectionChoice({ value, onChange, isDisabled }: ChoiceProps) {
  const t = useT<'boards'>()
  const sections = useAppSelector((state) => selectBoard(state, value.boardId)?.sections)
  if (!sections?.length) return null
  const options = sections.map(({ id, title }) => ({ value: id, label: title }))
  return (
    <Select
      label={t('places.section')}
      disabled={isDisabled}
      value={value.sectionId ?? NO_SECTION}
      options={[{ value: NO_SECTION, label: t('places.noSection') }, ...options]}
      onChange={({ target }) => onChange({ ...value, sectionId: target.value || null })}
    />
  )
}

/** A board of the viewer's, one of its sections, or a board made on the spot. */
export function SaveTargetField({ renderCreate, ...choice }: Props) {
  const t = useT<'boards'>()
  const { onChange, isDisabled } = choice
  const [isCreating, setIsCreating] = useState(false)
  const { data, isError, refetch, isLoading } = boardsApi.useBoardPickerQuery(
    {},
    { refetchOnMountOrArgChange: true },
  )
  if (isError && !data) {
    return (
      <div>
        <FormAlert text={t('places.failed')} />
        <Button onClick={() => void refetch()}>{t('app.retry')}</Button>
      </div>
    )
  }
  const choose = (board: BoardView) => {
    onChange({ boardId: board.id, sectionId: null })
    setIsCreating(false)
  }
  return (
    <>
      <BoardChoice {...choice} isLoading={isLoading} />
      <SectionChoice {...choice} />
      <Button
        tone="plain"
        icon={<PlusIcon size={20} />}
        disabled={isDisabled}
        onClick={() => setIsCreating(true)}
      >
        {t('places.create')}
      </Button>
      {isCreating && renderCreate({ onCreated: choose, onDismiss: () => setIsCreating(false) })}
    </>
  )
}
