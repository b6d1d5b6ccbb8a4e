import { searchPath } from '../../entities/searches/search-paths.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Chip } from '../../shared/ui/Chip.tsx'
import styles from './Search.module.css'
import { type Search, useSearchGuidesQuery } from './search-api.ts'

/** Words that narrow a search, one tap each. */
export function SearchGuides({ query, scope }: Search) {
  const t = useT<'search'>()
  const { data } = useSearchGuidesQuery({ query })
  if (!data?.items.length) return null
  return (
    <nav aria-label={t('search.guides')}>
      <ul className={styles.guides}>
        {data.items.map((guide) => (
          <li key={guide.query}>
            <Chip
              to={searchPath(guide.query, scope)}
              icon={
                guide.image_url && (
                  <img
                    src={guide.image_url}
                    alt=""
                    width={32}
                    height={32}
                    loading="lazy"
                    className={styles.guidePicture}
                  />
                )
              }
            >
              {guide.label}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
