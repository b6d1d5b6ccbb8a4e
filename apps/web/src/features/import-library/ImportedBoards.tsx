import type { LibraryImportView } from '@tessera/api-types/library-imports/views'
import { boardsApi } from '../../entities/boards/boards-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { importLibraryApi } from './import-library-api.ts'
import styles from './ImportLibrary.module.css'

const SHOWN = 12

function BoardLink({ id, name }: { id: string; name: string }) {
  const { data } = boardsApi.useBoardQuery({ board_id: id })
  return <li>{data ? <Link to={data.url}>{data.name}</Link> : name}</li>
}

/** The first boards that something was imported to. */
export function ImportedBoards({ view: { id, status } }: { view: LibraryImportView }) {
  const t = useT<'imports'>()
  const { data } = importLibraryApi.useImportItemsInfiniteQuery({ id, status, outcome: 'imported' })
  const boards = new Map<string, string>()
  for (const { board_id, board_name, title, type } of data?.pages.flatMap((page) => page.items) ?? [])
    if (board_id !== null) boards.set(board_id, type === 'board' ? title : (board_name ?? ''))
  if (boards.size === 0) return null
  return (
    <ul aria-label={t('imports.boards')} className={styles.boards}>
      {[...boards].slice(0, SHOWN).map(([boardId, name]) => (
        <BoardLink key={boardId} id={boardId} name={name} />
      ))}
    </ul>
  )
}
