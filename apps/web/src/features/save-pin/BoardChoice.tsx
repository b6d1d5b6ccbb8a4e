import { useState } from 'react'
import type { PickerBoard } from '@tessera/api-types/boards/views'
import { startHere } from '../../shared/browser/first-field.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { PlusIcon, TilesIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './BoardChoice.module.css'
import { BoardRow } from './BoardRow.tsx'
import { isFound } from '../../shared/folded-text.ts'
import type { PickerLists } from './picker-boards.ts'

type Choosing = {
  /** The board on which the focus starts, by its id. */
  startId: string | undefined
  onChoose: (board: PickerBoard) => void
  onSections: (board: PickerBoard) => void
}
type Props = Omit<Choosing, 'startId'> & { lists: PickerLists; onCreate: (name: string) => void }

const SEARCH_FROM = 6

const isFree = ({ saved_pin_id }: PickerBoard) => saved_pin_id === null

function Group({
  title,
  boards,
  startId,
  ...choosing
}: Choosing & { title: string; boards: readonly PickerBoard[] }) {
  if (boards.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>
        {boards.map((board) => (
          <BoardRow key={board.id} board={board} isStart={board.id === startId} {...choosing} />
        ))}
      </ul>
    </section>
  )
}

type GroupsProps = Choosing & { lists: PickerLists; wanted: string }

function Groups({ lists: { recent, others }, wanted, ...choosing }: GroupsProps) {
  const t = useT<'picker'>()
  const found = [...recent, ...others].filter(({ name }) => isFound(name, wanted))
  if (!wanted) {
    return (
      <>
        <Group title={t('picker.recent')} boards={recent} {...choosing} />
        <Group title={t('picker.all')} boards={others} {...choosing} />
      </>
    )
  }
  return (
    <>
      <Group title={t('picker.found')} boards={found} {...choosing} />
      {found.length === 0 && <p className={styles.none}>{t('picker.none')}</p>}
    </>
  )
}

/** The viewer's boards, last used first, with a search once there are many. */
export function BoardChoice({ lists, onCreate, ...chosen }: Props) {
  const t = useT<'picker'>()
  const [query, setQuery] = useState('')
  const all = [...lists.recent, ...lists.others]
  const wanted = query.trim()
  const hasSearch = all.length >= SEARCH_FROM
  const [startId] = useState(() => (hasSearch ? undefined : all.find(isFree)?.id))
  const create = (
    <Button
      ref={hasSearch || startId !== undefined ? undefined : startHere}
      isFullWidth
      size="large"
      icon={<PlusIcon size={20} />}
      onClick={() => onCreate(wanted)}
    >
      {wanted ? t('picker.createNamed', { name: wanted }) : t('picker.create')}
    </Button>
  )
  if (all.length === 0) {
    return (
      <EmptyState
        heading="h3"
        icon={<TilesIcon size={40} />}
        title={t('picker.empty')}
        description={t('picker.emptyDescription')}
        action={create}
      />
    )
  }
  return (
    <div className={styles.choice}>
      {hasSearch && (
        <TextField
          type="search"
          label={t('picker.search')}
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <div className={styles.groups}>
        <Groups lists={lists} wanted={wanted} startId={startId} {...chosen} />
      </div>
      <div className={styles.create}>{create}</div>
    </div>
  )
}
