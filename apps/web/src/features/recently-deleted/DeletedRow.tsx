import type { DeletedItem } from '@tessera/api-types/recently-deleted/contracts'
import { formatSince } from '@tessera/i18n/formats'
import { useState } from 'react'
import { errorText } from '../../shared/api/error-text.ts'
import { DAY_MS, now } from '../../shared/browser/clock.ts'
import { useT, useTranslator } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'
import { ListPicture } from '../../shared/ui/ListPicture.tsx'
import { recentlyDeletedApi } from './recently-deleted-api.ts'
import styles from './RecentlyDeleted.module.css'

function useRowActs({ type, id }: DeletedItem, name: string) {
  const t = useT<'deleted'>()
  const dispatch = useAppDispatch()
  const [restore, restoring] = recentlyDeletedApi.useRestoreDeletedMutation()
  const [forget, forgetting] = recentlyDeletedApi.useDeleteForGoodMutation()
  const report = (error: unknown, done: string) => {
    const text = error ? errorText(error, t) : done
    dispatch(toastShown({ text, tone: error ? 'error' : 'plain' }))
  }
  return {
    isRestoring: restoring.isLoading,
    isForgetting: forgetting.isLoading,
    restore: async () => report((await restore({ type, id })).error, t('deleted.restored', { name })),
    forget: async () => report((await forget({ type, id })).error, t('deleted.forgotten', { name })),
  }
}

type ModalProps = { name: string; isBusy: boolean; onForget: () => void; onDismiss: () => void }

function ForgetModal({ name, isBusy, onForget, onDismiss }: ModalProps) {
  const t = useT<'deleted'>()
  return (
    <ConfirmationModal
      heading={t('deleted.forgetTitle', { name })}
      description={t('deleted.forgetDescription')}
      primary={{ label: t('deleted.forget'), onClick: onForget, isBusy, isDestructive: true }}
      secondary={{ label: t('app.cancel'), onClick: onDismiss }}
      onDismiss={onDismiss}
    />
  )
}

function Actions({ item, name }: { item: DeletedItem; name: string }) {
  const t = useT<'deleted'>()
  const acts = useRowActs(item, name)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className={styles.actions}>
      <Button
        aria-label={t('deleted.restoreNamed', { name })}
        isBusy={acts.isRestoring}
        onClick={() => void acts.restore()}
      >
        {t('deleted.restore')}
      </Button>
      <Button tone="plain" aria-label={t('deleted.forgetNamed', { name })} onClick={() => setIsAsking(true)}>
        {t('deleted.forget')}
      </Button>
      {isAsking && (
        <ForgetModal
          name={name}
          isBusy={acts.isForgetting}
          onForget={() => void acts.forget().then(() => setIsAsking(false))}
          onDismiss={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

/** One thing that was deleted: what it was, how long it is kept, and its two ways to go. */
export function DeletedRow({ item }: { item: DeletedItem }) {
  const { t, locale } = useTranslator<'deleted'>()
  const name = item.name || t(item.type === 'comment' ? 'deleted.untitledComment' : 'deleted.untitled')
  const days = Math.max(1, Math.ceil((Date.parse(item.deleted_until) - now()) / DAY_MS))
  const kind = t(`deleted.${item.type}`, {
    board: item.board_name ?? '',
    count: item.pin_count,
    replies: item.reply_count,
  })
  return (
    <li className={styles.row}>
      <ListPicture url={item.image_url} size={72} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.facts}>{kind}</p>
        <p className={styles.facts}>
          {t('deleted.when', { when: formatSince(item.deleted_at, now(), locale) })} ·{' '}
          {t('deleted.daysLeft', { count: days })}
        </p>
      </div>
      <Actions item={item} name={name} />
    </li>
  )
}
