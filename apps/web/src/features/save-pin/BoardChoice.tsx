import { type ReactNode, useState } from 'react'
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
import { withRowKeys } from './row-keys.ts'

type Choosing = {
  /** The board on which the focus starts, by its id. */
  startId: string | undefined
  onChoose: (board: PickerBoard) => void
  onAlsoSave: ((board: PickerBoard) => void) | undefined
  onSections: (board: PickerBoard) => void
}
type Props = Omit<Choosing, 'startId'> & {
  lists: PickerLists
  /** Where the pin is kept already, and the way out of there; null for one that is not saved. */
  savedHere: ReactNode
  onCreate: (name: string) => void
}

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

type GroupsProps = Choosing & { lists: PickerLists; wanted: string; found: readonly PickerBoard[] }

function Groups({ lists: { recent, others }, wanted, found, ...choosing }: GroupsProps) {
  const t = useT<'picker'>()
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

type SearchProps = { query: string; onSearch: (query: string) => void; onEnter: () => void }

function BoardSearch({ query, onSearch, onEnter }: SearchProps) {
  const t = useT<'picker'>()
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        onEnter()
      }}
    >
      <TextField
        type="search"
        label={t('picker.search')}
        value={query}
        autoComplete="off"
        onChange={(event) => onSearch(event.target.value)}
      />
    </form>
  )
}

type CreateProps = { name: string; isStart: boolean; onCreate: (name: string) => void }

function CreateRow({ name, isStart, onCreate }: CreateProps) {
  const t = useT<'picker'>()
  return (
    <Button
      data-row
      ref={isStart ? startHere : undefined}
      isFullWidth
      size="large"
      icon={<PlusIcon size={20} />}
      onClick={() => onCreate(name)}
    >
      {name ? t('picker.createNamed', { name }) : t('picker.create')}
    </Button>
  )
}

/** The viewer's boards, last used first, with a search once there are many. */
export function BoardChoice({ lists, savedHere, onCreate, ...chosen }: Props) {
  const t = useT<'picker'>()
  const [query, setQuery] = useState('')
  const all = [...lists.recent, ...lists.others]
  const wanted = query.trim()
  const found = all.filter(({ name }) => isFound(name, wanted))
  const hasSearch = all.length >= SEARCH_FROM
  const [startId] = useState(() => (hasSearch ? undefined : all.find(isFree)?.id))
  const create = <CreateRow name={wanted} isStart={!hasSearch && !startId} onCreate={onCreate} />
  const handleEnter = () => {
    const first = found.find(isFree)
    if (wanted && first) chosen.onChoose(first)
    else if (found.length === 0) onCreate(wanted)
  }
  if (all.length === 0 && !savedHere) {
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
    <div ref={withRowKeys} className={styles.choice}>
      {hasSearch && <BoardSearch query={query} onSearch={setQuery} onEnter={handleEnter} />}
      <div className={styles.groups}>
        {!wanted && savedHere}
        <Groups lists={lists} wanted={wanted} found={found} startId={startId} {...chosen} />
      </div>
      <div className={styles.create}>{create}</div>
    </div>
  )
}
