import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { IconButton } from '../../../shared/ui/IconButton.tsx'
import { MoreIcon, TilesIcon } from '../../../shared/ui/icons/shell-icons.tsx'
import { Menu } from '../../../shared/ui/menu/Menu.tsx'
import { MenuItem } from '../../../shared/ui/menu/MenuItem.tsx'
import { useOrganizeEnded } from './use-organize-mode.ts'

export const ICON_PX = 20

/** The menu of a board or of one of its sections: both have pins to organise. */
export function ActionsMenu({ onOrganize, children }: { onOrganize: () => void; children: ReactNode }) {
  const t = useT<'boards'>()
  const trigger = useRef<HTMLButtonElement>(null)
  const isBack = useOrganizeEnded()
  useEffect(() => {
    if (isBack) trigger.current?.focus()
  }, [isBack])
  return (
    <Menu
      label={t('app.moreActions')}
      trigger={(props) => (
        <IconButton {...props} ref={trigger} label={t('app.moreActions')} icon={<MoreIcon />} tone="filled" />
      )}
    >
      <MenuItem icon={<TilesIcon size={ICON_PX} />} onSelect={onOrganize}>
        {t('boards.organise')}
      </MenuItem>
      {children}
    </Menu>
  )
}
