import { passOnLink } from '../../shared/browser/pass-on-link.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { ShareIcon } from '../../shared/ui/icons/ShareIcon.tsx'

/** Passes a page of this site on. */
export function ShareButton({ path, title }: { path: string; title: string }) {
  const t = useT()
  const dispatch = useAppDispatch()
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
