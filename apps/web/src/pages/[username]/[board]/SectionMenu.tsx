import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Board } from '../../../entities/boards/boards-slice.ts'
import type { Section } from '../../../entities/sections/sections-slice.ts'
import { DeleteSection, EditSection } from '../../../features/edit-section/section-dialogs.tsx'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { IconButton } from '../../../shared/ui/IconButton.tsx'
import { EditIcon } from '../../../shared/ui/icons/EditIcon.tsx'
import { MoreIcon } from '../../../shared/ui/icons/MoreIcon.tsx'
import { TilesIcon } from '../../../shared/ui/icons/TilesIcon.tsx'
import { TrashIcon } from '../../../shared/ui/icons/TrashIcon.tsx'
import { Menu } from '../../../shared/ui/menu/Menu.tsx'
import { MenuItem } from '../../../shared/ui/menu/MenuItem.tsx'

type Props = { board: Board; section: Section; onOrganize: () => void }
const ICON_PX = 20

export function SectionMenu({ board, section, onOrganize }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null)
  const { can_edit, can_add_pins } = board.abilities ?? {}
  const close = () => setOpened(null)
  const leaveFor = (path: string) => void navigate(path, { replace: true })
  if (!can_add_pins) return null
  return (
    <>
      <Menu
        label={t('app.moreActions')}
        trigger={(props) => (
          <IconButton {...props} label={t('app.moreActions')} icon={<MoreIcon />} tone="filled" />
        )}
      >
        <MenuItem icon={<TilesIcon size={ICON_PX} />} onSelect={onOrganize}>
          {t('boards.organise')}
        </MenuItem>
        {can_edit && (
          <>
            <MenuItem icon={<EditIcon size={ICON_PX} />} onSelect={() => setOpened('edit')}>
              {t('sections.edit')}
            </MenuItem>
            <MenuItem icon={<TrashIcon size={ICON_PX} />} onSelect={() => setOpened('delete')}>
              {t('sections.delete')}
            </MenuItem>
          </>
        )}
      </Menu>
      {opened === 'edit' && (
        <EditSection
          boardId={board.id}
          section={section}
          onDismiss={close}
          onSaved={({ slug }) => {
            close()
            if (slug !== section.slug) leaveFor(`${board.url}${slug}/`)
          }}
        />
      )}
      {opened === 'delete' && (
        <DeleteSection section={section} onDismiss={close} onDeleted={() => leaveFor(board.url)} />
      )}
    </>
  )
}
