import type { Board } from '../../../entities/boards/boards-slice.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { Tabs } from '../../../shared/ui/Tabs.tsx'
import styles from './Board.module.css'

/** What is on a board, and what would go well on it; the latter for those who can save it there. */
export function BoardTabs({ board }: { board: Board }) {
  const t = useT<'boards'>()
  if (!board.abilities?.can_add_pins) return null
  const tabs = [
    { to: board.url, label: t('boards.pins') },
    {
      to: `${board.url}more_ideas/`,
      label: t(board.has_fresh_more_ideas_tab ? 'boards.newIdeas' : 'boards.moreIdeas'),
    },
  ]
  return (
    <div className={styles.tabs}>
      <Tabs label={t('boards.views', { name: board.name })} tabs={tabs} />
    </div>
  )
}
