import { WEBSITE_METHODS, type WebsiteMethod } from '@tessera/api-types/websites/website-proofs'
import { useState } from 'react'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { Select } from '../../shared/ui/forms/Select.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import styles from './ClaimWebsite.module.css'
import { websitesApi } from './websites-api.ts'

type Props = { url: string; onDone: () => void }

/** What to put where, and the look whether it is there. */
export function WebsiteProof({ url, onDone }: Props) {
  const t = useT<'websites'>()
  const dispatch = useAppDispatch()
  const [method, setMethod] = useState<WebsiteMethod>('meta')
  const { currentData: proof, isError, refetch } = websitesApi.useWebsiteProofQuery({ url })
  const [verify, { isLoading, error }] = websitesApi.useVerifyWebsiteMutation()
  if (isError && !proof) return <ErrorState title={t('websites.failed')} onRetry={() => void refetch()} />
  if (!proof) return <Skeleton height="8rem" />
  const how = {
    meta: { lead: t('websites.metaHow'), code: proof.meta_tag },
    file: { lead: t('websites.fileHow', { url: proof.file_url }), code: proof.file_text },
    dns: { lead: t('websites.dnsHow', { host: proof.host }), code: proof.dns_record },
  }[method]
  const check = async () => {
    const { data } = await verify({ url, method })
    if (!data) return
    dispatch(toastShown({ text: t('websites.done', { host: proof.host }) }))
    onDone()
  }
  return (
    <div className={styles.part}>
      <FormAlert text={error ? errorText(error, t) : undefined} />
      <Select
        id="website-method"
        label={t('websites.method')}
        value={method}
        options={WEBSITE_METHODS.map((value) => ({ value, label: t(`websites.${value}`) }))}
        onChange={({ target }) => setMethod(target.value as WebsiteMethod)}
      />
      <p>{how.lead}</p>
      <code className={styles.code}>{how.code}</code>
      <div className={styles.ways}>
        <Button tone="primary" isBusy={isLoading} onClick={() => void check()}>
          {t('websites.check')}
        </Button>
        <Button onClick={onDone}>{t('websites.another')}</Button>
      </div>
    </div>
  )
}
