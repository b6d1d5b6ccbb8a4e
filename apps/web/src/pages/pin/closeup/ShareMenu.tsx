import { attachedPin } from '../../../entities/pins/attached-pin.ts'
import { pinPath } from '../../../entities/pins/pin-reference.ts'
import type { Pin } from '../../../entities/pins/pins-slice.ts'
import { selectRequestContext } from '../../../entities/session/session-slice.ts'
import { mayMessage } from '../../../entities/share-suggestions/may-message.ts'
import { SendButton } from '../../../features/share-link/SendButton.tsx'
import { canShare, copyText, shareLink } from '../../../shared/browser/share.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts'
import { toastShown } from '../../../shared/toasts/toast-slice.ts'
import { LinkIcon } from '../../../shared/ui/icons/card-icons.tsx'
import { ShareIcon } from '../../../shared/ui/icons/share-icons.tsx'
import { IconButton } from '../../../shared/ui/IconButton.tsx'
import { Menu } from '../../../shared/ui/menu/Menu.tsx'
import { MenuItem } from '../../../shared/ui/menu/MenuItem.tsx'

/** Sends the pin to people, or only passes its link on where there are no messages. */
export function ShareMenu({ pin }: { pin: Pin }) {
  const canSend = useAppSelector(mayMessage)
  return canSend ? <SendButton attached={attachedPin(pin)} /> : <LinkMenu pin={pin} />
}

/** Copies the link, or hands it to the device's own way of sharing. */
function LinkMenu({ pin }: { pin: Pin }) {
  const t = useT<'closeup'>()
  const dispatch = useAppDispatch()
  const origin = useAppSelector(selectRequestContext)?.origin ?? ''
  const url = `${origin}${pinPath(pin.id)}`
  const copy = async () => {
    const isCopied = await copyText(url)
    const text = t(isCopied ? 'closeup.linkCopied' : 'closeup.copyFailed')
    dispatch(toastShown({ text, tone: isCopied ? 'plain' : 'error' }))
  }
  return (
    <Menu
      label={t('closeup.share')}
      align="start"
      trigger={(props) => <IconButton {...props} label={t('closeup.share')} icon={<ShareIcon />} />}
    >
      <MenuItem icon={<LinkIcon size={20} />} onSelect={() => void copy()}>
        {t('closeup.copyLink')}
      </MenuItem>
      {canShare() && (
        <MenuItem icon={<ShareIcon size={20} />} onSelect={() => void shareLink(pin.title, url)}>
          {t('closeup.share')}
        </MenuItem>
      )}
    </Menu>
  )
}
