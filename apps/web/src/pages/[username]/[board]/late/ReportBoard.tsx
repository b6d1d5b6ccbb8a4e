import type { Board } from '../../../../entities/boards/boards-slice.ts'
import { reportShown } from '../../../../entities/reports/report-slice.ts'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../../../shared/store/hooks.ts'
import { IconButton } from '../../../../shared/ui/IconButton.tsx'
import { AlertIcon, MoreIcon } from '../../../../shared/ui/icons/shell-icons.tsx'
import { Menu } from '../../../../shared/ui/menu/Menu.tsx'
import { MenuItem } from '../../../../shared/ui/menu/MenuItem.tsx'
import { ICON_PX } from '../ActionsMenu.tsx'

/** The entry that reports the board of another. */
export function ReportBoardItem({ board }: { board: Board }) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  return (
    <MenuItem
      icon={<AlertIcon size={ICON_PX} />}
      onSelect={() => dispatch(reportShown({ id: board.id, type: 'board' }))}
    >
      {t('boards.report')}
    </MenuItem>
  )
}

/** What a member can do with a board that is not theirs to change. */
export function OthersBoardMenu({ board }: { board: Board }) {
  const t = useT<'boards'>()
  return (
    <Menu
      label={t('app.moreActions')}
      trigger={(props) => (
        <IconButton {...props} label={t('app.moreActions')} icon={<MoreIcon />} tone="filled" />
      )}
    >
      <ReportBoardItem board={board} />
    </Menu>
  )
}
