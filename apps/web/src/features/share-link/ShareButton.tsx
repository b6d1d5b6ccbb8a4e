import type { Attached } from '../../entities/conversations/message-opening.ts'
import { mayMessage } from '../../entities/share-suggestions/may-message.ts'
import { passOnLink } from '../../shared/browser/pass-on-link.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { ShareIcon } from '../../shared/ui/icons/share-icons.tsx'
import { SendButton } from './SendButton.tsx'

type Props = {
  path: string
  title: string
  /** What members send to people; without it there is only a link to pass on. */
  attached?: Attached
}

/** Passes a page of this site on. */
export function ShareButton({ path, title, attached }: Props) {
  const t = useT()
  const dispatch = useAppDispatch()
  const canSend = useAppSelector(mayMessage)
  if (attached && canSend) return <SendButton attached={attached} tone="filled" />
  const handleShare = async () => {
    const shared = await passOnLink(path, title)
    if (shared === 'clipboard') dispatch(toastShown({ text: t('app.linkCopied') }))
    if (shared === 'failed') dispatch(toastShown({ text: t('error.default'), tone: 'error' }))
  }
  return (
    <IconButton
      label={t('app.share')}
      icon={<ShareIcon />}
      tone="filled"
      onClick={() => void handleShare()}
    />
  )
}
