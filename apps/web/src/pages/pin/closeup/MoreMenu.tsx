import { useState } from 'react'
import type { Pin } from '../../../entities/pins/pins-slice.ts'
import { reportShown } from '../../../entities/reports/report-slice.ts'
import { selectIsAuthenticated, selectViewer } from '../../../entities/session/session-slice.ts'
import { openPage } from '../../../shared/browser/page-location.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../../../shared/i18n/lazy-component.tsx'
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts'
import { AlertIcon, MoreIcon, TilesIcon } from '../../../shared/ui/icons/shell-icons.tsx'
import { EditIcon, MegaphoneIcon, TrashIcon } from '../../../shared/ui/icons/editing-icons.tsx'
import { ZoomIcon } from '../../../shared/ui/icons/pin-icons.tsx'
import { IconButton } from '../../../shared/ui/IconButton.tsx'
import { Menu } from '../../../shared/ui/menu/Menu.tsx'
import { MenuItem } from '../../../shared/ui/menu/MenuItem.tsx'
import type { MoreMenuStep } from './MoreMenuDialog.tsx'

const ICON_PX = 20

const LazyMoreMenuDialog = lazyComponent([], () =>
  import('./MoreMenuDialog.tsx').then((module) => module.MoreMenuDialog),
)

/** What its file or staff say of a pin its creator can only dispute. */
const isLabeledByOthers = ({ ai_label }: Pin) => ai_label === 'file' || ai_label === 'staff'

export function MoreMenu({ pin }: { pin: Pin }) {
  const t = useT<'closeup'>()
  const dispatch = useAppDispatch()
  const isMember = useAppSelector(selectIsAuthenticated)
  const [step, setStep] = useState<MoreMenuStep | null>(null)
  const { can_edit, can_delete } = pin.abilities ?? {}
  const isDisputable = can_edit === true && isLabeledByOthers(pin)
  return (
    <>
      <Menu
        label={t('closeup.more')}
        align="start"
        trigger={(props) => <IconButton {...props} label={t('closeup.more')} icon={<MoreIcon />} />}
      >
        <MenuItem icon={<ZoomIcon size={ICON_PX} />} onSelect={() => openPage(pin.images.orig.url)}>
          {t('closeup.openPicture')}
        </MenuItem>
        {can_edit && <OwnItems pinId={pin.id} onChoose={setStep} />}
        {pin.promotion && (
          <MenuItem icon={<MegaphoneIcon size={ICON_PX} />} onSelect={() => setStep('ad')}>
            {t('closeup.adOptions')}
          </MenuItem>
        )}
        {isMember && (!can_edit || isDisputable) && !pin.promotion && (
          <MenuItem
            icon={<AlertIcon size={ICON_PX} />}
            onSelect={() =>
              dispatch(reportShown({ id: pin.id, type: 'pin', isProduct: pin.price_value !== null }))
            }
          >
            {t(isDisputable ? 'closeup.disputeAi' : 'closeup.reportPin')}
          </MenuItem>
        )}
        {can_delete && (
          <MenuItem icon={<TrashIcon size={ICON_PX} />} onSelect={() => setStep('delete')}>
            {t('closeup.deletePin')}
          </MenuItem>
        )}
      </Menu>
      {step && <LazyMoreMenuDialog pin={pin} step={step} onDismiss={() => setStep(null)} />}
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
