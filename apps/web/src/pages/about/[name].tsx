import { formatDay } from '@tessera/i18n/formats'
import { useParams } from 'react-router-dom'
import { SiteTextBody } from '../../entities/site-texts/SiteTextBody.tsx'
import { siteTextsApi, useSiteTextQuery } from '../../entities/site-texts/site-texts-api.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { statusOf } from '../../shared/api/outcome.ts'
import { prefetched } from '../../shared/api/prefetch.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import type { AppStore } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { CallFailure } from '../../shared/ui/CallFailure.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import styles from './About.module.css'

type Params = Readonly<Record<string, string | undefined>>

export const messageAreas: readonly MessageArea[] = ['about']

export async function preload({ store, params: { name = '' } }: { store: AppStore; params: Params }) {
  const { data } = await prefetched(store.dispatch(siteTextsApi.endpoints.siteText.initiate({ name })))
  return { status: statusOf(data) }
}

type HeadInput = { state: RootState; params: Params; t: Translate<'about'> }

export function head({ state, params: { name = '' }, t }: HeadInput) {
  const { data } = siteTextsApi.endpoints.siteText.select({ name })(state)
  if (data?.kind !== 'found') return { title: t('about.notFound') }
  return { title: data.value.title, canonical: `/about/${name}/`, isListed: true }
}

export function Page() {
  const { t, locale } = useTranslator<'about'>()
  const { name = '' } = useParams()
  const { data, refetch } = useSiteTextQuery({ name })
  if (data?.kind === 'failed')
    return (
      <CallFailure
        httpStatus={data.error.httpStatus}
        missing={t('about.notFound')}
        title={t('about.failed')}
        description={errorText(data.error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height="12rem" />
  const { title, text, updated_at: updatedAt } = data.value
  return (
    <article className={styles.page}>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <SiteTextBody text={text} />
      <p className={styles.changed}>{t('about.changed', { day: formatDay(updatedAt, locale) })}</p>
      <Link to="/about/" className={styles.back}>
        {t('about.back')}
      </Link>
    </article>
  )
}
