import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Board } from '../../../entities/boards/boards-slice.ts'
import type { Section } from '../../../entities/sections/sections-slice.ts'
import { DeleteSection, EditSection } from '../../../features/edit-section/section-dialogs.tsx'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { EditIcon, TrashIcon } from '../../../shared/ui/icons/editing-icons.tsx'
import { MenuItem } from '../../../shared/ui/menu/MenuItem.tsx'
import { ActionsMenu, ICON_PX } from './ActionsMenu.tsx'

type Props = { board: Board; section: Section; onOrganize: () => void }

export function SectionMenu({ board, section, onOrganize }: Props) {
  const t = useT<'boards'>()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null)
  const { can_edit, can_add_pins } = board.abilities ?? {}
  const close = () => setOpened(null)
  const leaveFor = (path: string) => void navigate(path, { replace: true })
  if (!can_add_pins) return null
  return (
    <>
      <ActionsMenu onOrganize={onOrganize}>
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
      </ActionsMenu>
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
