import type { Board } from '../../../../entities/boards/boards-slice.ts'
import { reportShown } from '../../../../entities/reports/report-slice.ts'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../../../shared/store/hooks.ts'
import { AlertIcon } from '../../../../shared/ui/icons/shell-icons.tsx'
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
