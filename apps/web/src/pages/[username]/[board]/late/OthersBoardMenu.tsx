import type { Board } from '../../../../entities/boards/boards-slice.ts'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import { IconButton } from '../../../../shared/ui/IconButton.tsx'
import { MoreIcon } from '../../../../shared/ui/icons/shell-icons.tsx'
import { Menu } from '../../../../shared/ui/menu/Menu.tsx'
import { ReportBoardItem } from './ReportBoardItem.tsx'

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
