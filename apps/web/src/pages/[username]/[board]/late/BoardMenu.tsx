import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Board, selectBoard } from '../../../../entities/boards/boards-slice.ts'
import { selectViewer } from '../../../../entities/session/session-slice.ts'
import { CreateBoard, DeleteBoard, EditBoard } from '../../../../features/edit-board/board-dialogs.tsx'
import { useArchiving } from '../../../../features/edit-board/use-archiving.ts'
import { EditSection, OrderSections } from '../../../../features/edit-section/section-dialogs.tsx'
import { MergeBoard, MoveAll } from '../../../../features/organize-board/move-all-parts.tsx'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../../../../shared/i18n/lazy-component.tsx'
import {
  ArchiveIcon,
  ArrowForwardIcon,
  EditIcon,
  TrashIcon,
} from '../../../../shared/ui/icons/editing-icons.tsx'
import { PlusIcon, TilesIcon } from '../../../../shared/ui/icons/shell-icons.tsx'
import { ClockIcon } from '../../../../shared/ui/icons/state-icons.tsx'
import { useAppSelector } from '../../../../shared/store/hooks.ts'
import { MenuItem } from '../../../../shared/ui/menu/MenuItem.tsx'
import { ActionsMenu, ICON_PX } from '../ActionsMenu.tsx'
import { organizePath } from '../use-organize-mode.ts'
import { OthersBoardMenu } from './OthersBoardMenu.tsx'
import { ReportBoardItem } from './ReportBoardItem.tsx'

const Activity = lazyComponent(['board-tools'], () =>
  import('../../../../features/board-activity/ActivityDialog.tsx').then((module) => module.ActivityDialog),
)

type Opened = 'activity' | 'edit' | 'section' | 'order' | 'moveAll' | 'merge' | 'delete'

type DialogProps = { opened: Opened; board: Board; onDismiss: () => void }

function BoardDialog({ opened, board, onDismiss }: DialogProps) {
  const navigate = useNavigate()
  switch (opened) {
    case 'edit':
      return (
        <EditBoard
          board={board}
          onDismiss={onDismiss}
          onSaved={({ url }) => {
            onDismiss()
            if (url !== board.url) void navigate(url, { replace: true })
          }}
        />
      )
    case 'section':
      return (
        <EditSection
          boardId={board.id}
          onDismiss={onDismiss}
          onSaved={({ slug }) => void navigate(`${board.url}${slug}/`)}
        />
      )
    case 'order':
      return <OrderSections boardId={board.id} onDismiss={onDismiss} />
    case 'moveAll':
      return (
        <MoveAll board={board} onDismiss={onDismiss} renderCreate={(props) => <CreateBoard {...props} />} />
      )
    case 'activity':
      return <Activity board={board} onDismiss={onDismiss} />
    case 'merge':
      return <MergeBoard board={board} onDismiss={onDismiss} />
    case 'delete': {
      const profile = board.owner ? `/${board.owner.username}/` : '/'
      const leave = () => void navigate(profile, { replace: true })
      return <DeleteBoard board={board} onDismiss={onDismiss} onDeleted={leave} />
    }
  }
}

/** Whether a member sees the board of another. */
const useIsOthers = (board: Board | undefined): boolean => {
  const viewer = useAppSelector(selectViewer)
  return Boolean(viewer && board?.owner && board.owner.id !== viewer.id)
}

function Menu({ board }: { board: Board }) {
  const t = useT<'boards' | 'board-tools'>()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const toggleArchived = useArchiving(board)
  const { can_edit, can_delete } = board.abilities ?? {}
  const isOthers = useIsOthers(board)
  return (
    <>
      <ActionsMenu onOrganize={() => void navigate(organizePath(board.url))}>
        {can_edit && (
          <>
            <MenuItem icon={<PlusIcon size={ICON_PX} />} onSelect={() => setOpened('section')}>
              {t('sections.create')}
            </MenuItem>
            {(board.section_count ?? 0) > 1 && (
              <MenuItem icon={<TilesIcon size={ICON_PX} />} onSelect={() => setOpened('order')}>
                {t('sections.reorder')}
              </MenuItem>
            )}
            <MenuItem icon={<EditIcon size={ICON_PX} />} onSelect={() => setOpened('edit')}>
              {t('boards.edit')}
            </MenuItem>
            <MenuItem icon={<TilesIcon size={ICON_PX} />} onSelect={() => setOpened('moveAll')}>
              {t('boards.moveAll')}
            </MenuItem>
            <MenuItem icon={<ArrowForwardIcon size={ICON_PX} />} onSelect={() => setOpened('merge')}>
              {t('merge.action')}
            </MenuItem>
            <MenuItem icon={<ArchiveIcon size={ICON_PX} />} onSelect={toggleArchived}>
              {t(board.archived_by_me_at ? 'boards.unarchive' : 'boards.archive')}
            </MenuItem>
          </>
        )}
        <MenuItem icon={<ClockIcon size={ICON_PX} />} onSelect={() => setOpened('activity')}>
          {t('activity.action')}
        </MenuItem>
        {isOthers && <ReportBoardItem board={board} />}
        {can_delete && (
          <MenuItem icon={<TrashIcon size={ICON_PX} />} onSelect={() => setOpened('delete')}>
            {t('boards.delete')}
          </MenuItem>
        )}
      </ActionsMenu>
      {opened && <BoardDialog opened={opened} board={board} onDismiss={() => setOpened(null)} />}
    </>
  )
}

/** What those who may change a board can do with it, and what other members can do about it. */
export function BoardMenu({ boardId }: { boardId: string }) {
  const board = useAppSelector((state) => selectBoard(state, boardId))
  const isOthers = useIsOthers(board)
  const isTheirs = board?.abilities?.can_edit || board?.abilities?.can_add_pins
  if (isTheirs) return <Menu board={board} />
  return isOthers && board && <OthersBoardMenu board={board} />
}
