import type { TopicSort } from '@tessera/api-types/feeds/topic-sorts'
import { pinPath } from '../../entities/pins/pin-reference.ts'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { usePins } from '../../entities/pins/select-pins.ts'
import { type Shelf, useTopicShelvesQuery } from '../../entities/topics/topic-pages-api.ts'
import { selectTopic } from '../../entities/topics/topics-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Image } from '../../shared/ui/Image.tsx'
import topics from './Topics.module.css'
import styles from './TopicShelves.module.css'
import { sortPath, TopicSorts } from './TopicSorts.tsx'

const SIZES = '(max-width: 639px) 40vw, 200px'

function ShelfPin({ pin }: { pin: Pin }) {
  const t = useT<'pins'>()
  const { url, width, height } = pin.images['474x']
  return (
    <Link to={pinPath(pin.id)} className={styles.pin}>
      <Image
        src={url}
        alt={pin.alt_text || pin.grid_title || t('pin.by', { name: pin.pinner.full_name })}
        width={width}
        height={height}
        dominantColor={pin.dominant_color}
        sizes={SIZES}
      />
    </Link>
  )
}

function TopicShelf({ shelf: { topicId, pinIds }, sort }: { shelf: Shelf; sort: TopicSort }) {
  const t = useT<'topics'>()
  const topic = useAppSelector((state) => selectTopic(state, topicId))
  const pins = usePins(pinIds)
  if (!topic || pins.length === 0) return null
  const headingId = `shelf-${topic.slug}`
  const path = sortPath(`/topics/${topic.slug}/`, sort)
  return (
    <section aria-labelledby={headingId} className={styles.shelf}>
      <div className={topics.sectionHead}>
        <h3 id={headingId}>
          <Link to={path}>{topic.name}</Link>
        </h3>
        <Link to={path} aria-label={t('topics.seeAllOf', { name: topic.name })} className={topics.all}>
          {t('topics.seeAll')}
        </Link>
      </div>
      <ul className={styles.pins}>
        {pins.map((pin) => (
          <li key={pin.id} data-pin-id={pin.id}>
            <ShelfPin pin={pin} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The best loved or newest pins of several topics, and the ways to all of them. */
export function TopicShelves({ sort }: { sort: TopicSort }) {
  const t = useT<'topics'>()
  const { data: shelves = [], isFetching } = useTopicShelvesQuery({ sort })
  if (shelves.length === 0 && sort === 'popular') return null
  return (
    <section aria-labelledby="shelves" className={topics.section}>
      <div className={topics.sectionHead}>
        <h2 id="shelves">{t(`topics.shelves.${sort}`)}</h2>
        <TopicSorts path="/topics/" sort={sort} />
      </div>
      {shelves.length === 0 && !isFetching && <p>{t('topics.nothingNew')}</p>}
      {shelves.map((shelf) => (
        <TopicShelf key={shelf.topicId} shelf={shelf} sort={sort} />
      ))}
    </section>
  )
}
