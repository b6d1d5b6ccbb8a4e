import { TOPIC_SORTS, type TopicSort } from '@tessera/api-types/feeds/topic-sorts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import tabs from '../../shared/ui/Tabs.module.css'
import styles from './Topics.module.css'

/** The popular ones stand at the address of the page itself. */
export const sortPath = (path: string, sort: TopicSort): string =>
  sort === 'popular' ? path : `${path}?sort=${sort}`

export const sortOf = (params: URLSearchParams): TopicSort =>
  params.get('sort') === 'new' ? 'new' : 'popular'

/** Which pins of topics come first; each order has its address. */
export function TopicSorts({ path, sort }: { path: string; sort: TopicSort }) {
  const t = useT<'topics'>()
  return (
    <nav aria-label={t('topics.sorts')} className={classNames(tabs.tabs, tabs.lines, styles.sorts)}>
      {TOPIC_SORTS.map((one) => (
        <Link
          key={one}
          to={sortPath(path, one)}
          aria-current={one === sort ? 'page' : undefined}
          className={classNames(tabs.tab, one === sort && tabs.active)}
        >
          {t(`topics.sort.${one}`)}
        </Link>
      ))}
    </nav>
  )
}
