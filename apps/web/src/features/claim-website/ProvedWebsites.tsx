import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { CheckIcon } from '../../shared/ui/icons/control-icons.tsx'
import { TrashIcon } from '../../shared/ui/icons/editing-icons.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import styles from './ClaimWebsite.module.css'
import { websitesApi } from './websites-api.ts'

/** What is proved already. */
export function ProvedWebsites() {
  const t = useT<'websites'>()
  const dispatch = useAppDispatch()
  const { data, isError, refetch } = websitesApi.useWebsitesQuery({})
  const [remove, { isLoading }] = websitesApi.useUnverifyWebsiteMutation()
  if (isError && !data) return <ErrorState title={t('websites.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="3rem" />
  if (data.websites.length === 0) return <p>{t('websites.none')}</p>
  const letGo = async (host: string) => {
    const { error } = await remove({ host })
    const text = error ? errorText(error, t) : t('websites.removed', { host })
    dispatch(toastShown({ text, tone: error ? 'error' : 'plain' }))
  }
  return (
    <ul aria-label={t('websites.proved')} className={styles.list}>
      {data.websites.map(({ host }) => (
        <li key={host} className={styles.row}>
          <span className={styles.name}>
            <CheckIcon size={18} />
            {host}
          </span>
          <IconButton
            label={t('websites.remove', { host })}
            icon={<TrashIcon />}
            disabled={isLoading}
            onClick={() => void letGo(host)}
          />
        </li>
      ))}
    </ul>
  )
}
