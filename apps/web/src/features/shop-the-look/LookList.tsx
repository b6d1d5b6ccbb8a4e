import { selectShopTheLook, taggedObjectHovered } from '../../entities/pin-tags/shop-the-look-slice.ts'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { pinTagsApi } from './pin-tags-api.ts'
import styles from './ShopTheLook.module.css'
import { TaggedPin } from './TaggedPin.tsx'

/** All that is tagged on a picture; nothing where the viewer may see none of it. */
export function LookList({ pin }: { pin: Pin; onDismiss?: () => void }) {
  const t = useT<'closeup'>()
  const dispatch = useAppDispatch()
  const { hoveredTaggedObjectId } = useAppSelector(selectShopTheLook)
  const { currentData: data, isError, refetch } = pinTagsApi.usePinTagsQuery({ pin_id: pin.id })
  if (isError && !data)
    return <ErrorState heading="h3" title={t('closeup.look.failed')} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={t('closeup.look.loading')}>
        <Skeleton height={96} />
      </div>
    )
  const pins = [...new Map(data.flatMap((tag) => tag.pins).map((one) => [one.id, one])).values()]
  if (pins.length === 0) return null
  const isShop = pins.some(({ content }) => content.kind === 'product')
  const heading = t(isShop ? 'closeup.look.heading' : 'closeup.look.tagged')
  const hover = (id: string | null) => dispatch(taggedObjectHovered(id))
  return (
    <section aria-label={heading} className={styles.look}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {pins.map((one) => (
          <li
            key={one.id}
            data-looked-at={one.id === hoveredTaggedObjectId}
            className={styles.row}
            onPointerEnter={() => hover(one.id)}
            onPointerLeave={() => hover(null)}
          >
            <TaggedPin pin={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}
