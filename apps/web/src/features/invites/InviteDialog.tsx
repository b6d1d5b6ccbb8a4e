import type { InviteChannel } from '@tessera/api-types/invites/views'
import { useState } from 'react'
import { errorText } from '../../shared/api/error-text.ts'
import { canShare, copyText, shareLink } from '../../shared/browser/share.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { InviteByMail } from './InviteByMail.tsx'
import { invitesApi } from './invites-api.ts'
import styles from './Invites.module.css'

/** Makes a link to join by, and passes it on: copied, by the device's own ways, or by mail. */
export function InviteDialog({ onDismiss }: { onDismiss: () => void }) {
  const t = useT<'invites'>()
  const dispatch = useAppDispatch()
  const [create, { isLoading }] = invitesApi.useCreateInviteMutation()
  const [link, setLink] = useState<string | null>(null)

  const make = async (channel: InviteChannel) => {
    const { data, error } = await create({ channel })
    if (data) setLink(data.url)
    const text = errorText(error, t)
    if (!data) dispatch(toastShown({ text, tone: 'error' }))
    return data?.url ?? null
  }
  const copy = async () => {
    const url = await make('link')
    if (url === null) return
    const isCopied = await copyText(url)
    dispatch(toastShown({ text: t(isCopied ? 'invites.copied' : 'invites.copyByHand') }))
  }
  const passOn = async () => {
    const url = await make('message')
    if (url !== null) await shareLink(t('invites.title'), url)
  }
  return (
    <Dialog title={t('invites.title')} onDismiss={onDismiss}>
      <div className={styles.ways}>
        <p>{t('invites.lead')}</p>
        <Button tone="primary" isBusy={isLoading} onClick={() => void copy()}>
          {t('invites.copy')}
        </Button>
        {canShare() && (
          <Button isBusy={isLoading} onClick={() => void passOn()}>
            {t('invites.message')}
          </Button>
        )}
        {link !== null && (
          <p className={styles.link}>
            <span className={styles.caption}>{t('invites.yourLink')}</span> <a href={link}>{link}</a>
          </p>
        )}
        <InviteByMail />
      </div>
    </Dialog>
  )
}
