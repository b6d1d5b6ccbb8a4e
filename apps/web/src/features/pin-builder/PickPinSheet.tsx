import { type FormEvent, useState } from 'react'
import { newTaggedObject, newTaggedPerson, type TaggedObject } from '../../entities/pin-tags/pin-tags.ts'
import { type Pin, selectPinEntities } from '../../entities/pins/pins-slice.ts'
import { profileApi } from '../../entities/profile/profile-api.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { type IdFeed, useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { PickPerson } from './PickPerson.tsx'
import { productSearchApi } from './product-search-api.ts'
import styles from './Tags.module.css'

type OnPick = { onPick: (pin: Pin) => void }

function Choices({ feed, none, onPick }: { feed: IdFeed; none: string } & OnPick) {
  const t = useT<'builder'>()
  const pins = useAppSelector(selectPinEntities)
  if (feed.status === 'loading')
    return (
      <div role="status" aria-label={t('builder.pickLoading')}>
        <Skeleton height={240} />
      </div>
    )
  if (feed.status === 'failed')
    return <ErrorState heading="h3" title={t('builder.pickFailed')} onRetry={feed.onRetry} />
  if (feed.ids.length === 0) return <EmptyState heading="h3" title={none} />
  const found = feed.ids.flatMap((id) => pins[id] ?? [])
  return (
    <>
      <ul className={styles.choices}>
        {found.map((pin) => (
          <li key={pin.id}>
            <button type="button" className={styles.choice} onClick={() => onPick(pin)}>
              <img src={pin.images['236x'].url} alt="" loading="lazy" className={styles.choiceImage} />
              <bdi className={styles.choiceTitle}>{pin.title || pin.alt_text || pin.pinner.full_name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {(feed.onLoadMore ?? feed.hasMoreFailed) && (
        <Button isBusy={feed.isLoadingMore} onClick={feed.onLoadMore ?? feed.onRetry}>
          {t('builder.pickMore')}
        </Button>
      )}
    </>
  )
}

function OwnPins({ username, onPick }: { username: string } & OnPick) {
  const t = useT<'builder'>()
  const feed = useIdFeed(profileApi.useProfilePinsInfiniteQuery({ username, filter: 'all' }))
  return <Choices feed={feed} none={t('builder.pickNone')} onPick={onPick} />
}

function FoundProducts({ query, onPick }: { query: string } & OnPick) {
  const t = useT<'builder'>()
  const feed = useIdFeed(productSearchApi.useProductSearchInfiniteQuery({ query }))
  return <Choices feed={feed} none={t('builder.pickNoneFound')} onPick={onPick} />
}

function Products({ onPick }: OnPick) {
  const t = useT<'builder'>()
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    setQuery(typed.trim())
  }
  return (
    <>
      <form role="search" className={styles.search} onSubmit={search}>
        <TextField
          label={t('builder.pickQuery')}
          type="search"
          value={typed}
          onChange={({ target }: { target: { value: string } }) => setTyped(target.value)}
        />
        <Button type="submit">{t('builder.pickSearch')}</Button>
      </form>
      {query ? (
        <FoundProducts key={query} query={query} onPick={onPick} />
      ) : (
        <EmptyState heading="h3" title={t('builder.pickStart')} />
      )}
    </>
  )
}

type SheetProps = { onPick: (object: TaggedObject) => void; onDismiss: () => void }

/** Chooses one of the member's own pins, something to buy, or a person. spec 000 §2 */
export function PickPinSheet({ onPick, onDismiss }: SheetProps) {
  const t = useT<'builder'>()
  const viewer = useAppSelector(selectViewer)
  const pickPin = (pin: Pin) => onPick(newTaggedObject(pin))
  const [kind, setKind] = useState<'own' | 'products' | 'people'>('own')
  const option = (value: typeof kind, label: string) => (
    <Button
      tone={kind === value ? 'primary' : 'secondary'}
      aria-pressed={kind === value}
      onClick={() => setKind(value)}
    >
      {label}
    </Button>
  )
  return (
    <Dialog title={t('builder.pick')} onDismiss={onDismiss} width={720} variant="sheet">
      <div className={styles.sheet}>
        <div role="group" aria-label={t('builder.pick')} className={styles.kinds}>
          {option('own', t('builder.pickOwn'))}
          {option('products', t('builder.pickProducts'))}
          {option('people', t('builder.pickPeople'))}
        </div>
        {kind === 'products' && <Products onPick={pickPin} />}
        {kind === 'own' && viewer && <OwnPins username={viewer.username} onPick={pickPin} />}
        {kind === 'people' && <PickPerson onPick={(person) => onPick(newTaggedPerson(person))} />}
      </div>
    </Dialog>
  )
}
