import { useState } from 'react'
import type { PickerBoard } from '@tessera/api-types/boards/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { PlusIcon, TilesIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './BoardChoice.module.css'
import { BoardRow } from './BoardRow.tsx'
import { isFound, type PickerLists } from './picker-boards.ts'

type Choosing = { onChoose: (board: PickerBoard) => void; onSections: (board: PickerBoard) => void }
type Props = Choosing & { lists: PickerLists; onCreate: (name: string) => void }

const SEARCH_FROM = 6

function Group({ title, boards, ...choosing }: Choosing & { title: string; boards: readonly PickerBoard[] }) {
  if (boards.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>
        {boards.map((board) => (
          <BoardRow key={board.id} board={board} {...choosing} />
        ))}
      </ul>
    </section>
  )
}

/** The viewer's boards, last used first, with a search once there are many. */
export function BoardChoice({ lists: { recent, others }, onCreate, ...choosing }: Props) {
  const t = useT<'picker'>()
  const [query, setQuery] = useState('')
  const all = [...recent, ...others]
  const wanted = query.trim()
  const found = all.filter(({ name }) => isFound(name, wanted))
  const create = (
    <Button isFullWidth size="large" icon={<PlusIcon size={20} />} onClick={() => onCreate(wanted)}>
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
      {all.length >= SEARCH_FROM && (
        <TextField
          type="search"
          label={t('picker.search')}
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <div className={styles.groups}>
        {wanted ? (
          <Group title={t('picker.found')} boards={found} {...choosing} />
        ) : (
          <>
            <Group title={t('picker.recent')} boards={recent} {...choosing} />
            <Group title={t('picker.all')} boards={others} {...choosing} />
          </>
        )}
        {wanted && found.length === 0 && <p className={styles.none}>{t('picker.none')}</p>}
      </div>
      <div className={styles.create}>{create}</div>
    </div>
  )
}
