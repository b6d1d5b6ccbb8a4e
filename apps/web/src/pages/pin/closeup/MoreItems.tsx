import type { Pin } from '../../../entities/pins/pins-slice.ts'
import { selectViewer } from '../../../entities/session/session-slice.ts'
import { usePinEntries } from '../../../features/card-menu/pin-entries.ts'
import { openPage } from '../../../shared/browser/page-location.ts'
import { openTab } from '../../../shared/browser/picture-file.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../../shared/store/hooks.ts'
import { EditIcon, MegaphoneIcon, TrashIcon } from '../../../shared/ui/icons/editing-icons.tsx'
import { ZoomIcon } from '../../../shared/ui/icons/pin-icons.tsx'
import { TilesIcon } from '../../../shared/ui/icons/shell-icons.tsx'
import { MenuItem } from '../../../shared/ui/menu/MenuItem.tsx'

const ICON_PX = 20

export type MoreMenuStep = 'edit' | 'move' | 'delete' | 'why'

type Props = { pin: Pin; onStep: (step: MoreMenuStep) => void }

/** The entries of the closeup's menu. */
export function MoreItems({ pin, onStep }: Props) {
  const t = useT<'closeup'>()
  const { can_edit, can_delete } = pin.abilities ?? {}
  const entries = usePinEntries({ pin, showWhy: () => onStep('why') })
  return (
    <>
      <MenuItem icon={<ZoomIcon size={ICON_PX} />} onSelect={() => openTab(pin.images.orig.url)}>
        {t('closeup.openPicture')}
      </MenuItem>
      {can_edit && <OwnItems pinId={pin.id} onChoose={onStep} />}
      {entries.map(({ id, Icon, label, onSelect }) => (
        <MenuItem key={id} icon={<Icon size={ICON_PX} />} onSelect={() => void onSelect()}>
          {label}
        </MenuItem>
      ))}
      {can_delete && (
        <MenuItem icon={<TrashIcon size={ICON_PX} />} onSelect={() => onStep('delete')}>
          {t('closeup.deletePin')}
        </MenuItem>
      )}
    </>
  )
}

/** What its owner does with a pin. */
function OwnItems({ pinId, onChoose }: { pinId: string; onChoose: (step: MoreMenuStep) => void }) {
  const t = useT<'closeup'>()
  const isBusiness = useAppSelector(selectViewer)?.is_partner
  return (
    <>
      {isBusiness && (
        <MenuItem
          icon={<MegaphoneIcon size={ICON_PX} />}
          onSelect={() => openPage(`/business/quick-promote/?pin=${pinId}`)}
        >
          {t('closeup.promotePin')}
        </MenuItem>
      )}
      <MenuItem icon={<EditIcon size={ICON_PX} />} onSelect={() => onChoose('edit')}>
        {t('closeup.editPin')}
      </MenuItem>
      <MenuItem icon={<TilesIcon size={ICON_PX} />} onSelect={() => onChoose('move')}>
        {t('closeup.changeBoard')}
      </MenuItem>
    </>
  )
}
