import { SiteTextBody } from '../entities/site-texts/SiteTextBody.tsx'
import { siteTextsApi, useSiteTextQuery, useSiteTextsQuery } from '../entities/site-texts/site-texts-api.ts'
import { errorText } from '../shared/api/error-text.ts'
import { prefetched } from '../shared/api/prefetch.ts'
import { useT } from '../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../shared/i18n/messages.ts'
import type { Translate } from '../shared/i18n/translator.ts'
import { Link } from '../shared/navigation/Link.tsx'
import type { AppStore } from '../shared/store/make-store.ts'
import { ErrorState } from '../shared/ui/ErrorState.tsx'
import { Skeleton } from '../shared/ui/Skeleton.tsx'
import styles from './about/About.module.css'

const ABOUT = { name: 'about' }

export const messageAreas: readonly MessageArea[] = ['about']

export async function preload({ store: { dispatch } }: { store: AppStore }) {
  await Promise.all([
    prefetched(dispatch(siteTextsApi.endpoints.siteTexts.initiate({}))),
    prefetched(dispatch(siteTextsApi.endpoints.siteText.initiate(ABOUT))),
  ])
}

export const head = ({ t }: { t: Translate<'about'> }) => ({
  title: t('about.heading'),
  description: t('about.description'),
  canonical: '/about/',
  isListed: true,
})

function Texts() {
  const t = useT<'about'>()
  const { data, error, refetch } = useSiteTextsQuery({})
  if (error)
    return (
      <ErrorState
        title={t('about.failed')}
        description={error ? errorText(error, t) : undefined}
        onRetry={() => void refetch()}
      />
    )
  const others = data?.filter(({ name }) => name !== ABOUT.name) ?? []
  return (
    <ul className={styles.links}>
      {others.map(({ name, title }) => (
        <li key={name}>
          <Link to={`/about/${name}/`}>
            <bdi>{title}</bdi>
          </Link>
        </li>
      ))}
      <li>
        <Link to="/about/ads/">{t('about.ads')}</Link>
      </li>
    </ul>
  )
}

/** Who runs the site, in the words of its operator, and their other texts. */
export function Page() {
  const t = useT<'about'>()
  const { data } = useSiteTextQuery(ABOUT)
  const text = data?.kind === 'found' ? data.value : undefined
  return (
    <div className={styles.page}>
      <h1>{text?.title ?? t('about.heading')}</h1>
      {data ? <SiteTextBody text={text?.text ?? t('about.description')} /> : <Skeleton height="6rem" />}
      <nav aria-label={t('about.more')}>
        <Texts />
      </nav>
    </div>
  )
}
