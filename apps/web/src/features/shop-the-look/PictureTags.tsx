import type { PinTagView } from '@tessera/api-types/pins/views'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import {
  calloutHidden,
  calloutShown,
  selectShopTheLook,
  taggedObjectHovered,
} from '../../entities/pin-tags/shop-the-look-slice.ts'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { onEscape } from '../../shared/browser/escape-key.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { pinTagsApi } from './pin-tags-api.ts'
import styles from './ShopTheLook.module.css'
import { TaggedPerson } from './TaggedPerson.tsx'
import { TaggedPin, tagTitle } from './TaggedPin.tsx'

/** Where the buttons that lie on a picture stand. */
const isInCorner = ({ x, y }: PinTagView) => (x < 0.35 || x > 0.65) && (y < 0.2 || y > 0.8)

const percent = (share: number) => `${share * 100}%`

function Callout({ pinId, tag: { link, pins, users } }: { pinId: string; tag: PinTagView }) {
  const t = useT<'closeup'>()
  return (
    <div className={styles.callout}>
      <ul className={styles.list}>
        {pins.map((pin) => (
          <li key={pin.id}>
            <TaggedPin pin={pin} />
          </li>
        ))}
        {users.map((person) => (
          <li key={person.id}>
            <TaggedPerson pinId={pinId} person={person} />
          </li>
        ))}
      </ul>
      {link && (
        <a href={link} target="_blank" rel="nofollow noopener ugc" className={styles.link}>
          {t('closeup.look.visit')}
        </a>
      )}
    </div>
  )
}

const titleOf = ({ pins, users }: PinTagView) =>
  [...pins.map(tagTitle), ...users.map((person) => person.full_name)].join(', ')

/** `isPressed`: of all tags the last one pressed. */
type DotProps = { pinId: string; tag: PinTagView; isPressed: boolean; onPress: () => void }

/** A place on the picture; a press shows the pins seen there. */
function Dot({ pinId, tag, isPressed, onPress }: DotProps) {
  const t = useT<'closeup'>()
  const dispatch = useAppDispatch()
  const { callout, hoveredTaggedObjectId } = useAppSelector(selectShopTheLook)
  const place = useRef<HTMLDivElement>(null)
  const [firstPin] = tag.pins
  const first = firstPin ?? tag.users[0]
  const isLookedAt = tag.pins.some(({ id }) => id === hoveredTaggedObjectId)
  const isOpen = isPressed && callout.show
  useEffect(() => {
    if (!isOpen) return undefined
    return onEscape(place.current, () => {
      dispatch(calloutHidden())
      place.current?.querySelector('button')?.focus()
    })
  }, [dispatch, isOpen])
  if (!first) return null
  const hover = (id: string | null) => dispatch(taggedObjectHovered(id))
  const toggle = () => {
    onPress()
    dispatch(
      isOpen
        ? calloutHidden()
        : calloutShown({
            objectId: first.id,
            type: firstPin?.content.kind === 'product' ? 'product' : 'pin',
          }),
    )
  }
  const point = { '--x': percent(tag.x), '--y': percent(tag.y) } as CSSProperties
  return (
    <div ref={place} style={point} data-low={tag.y > 0.5}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t('closeup.look.tag', { title: titleOf(tag) })}
        data-looked-at={isLookedAt}
        data-in-corner={isInCorner(tag)}
        className={styles.dot}
        onClick={toggle}
        onPointerEnter={() => hover(first.id)}
        onPointerLeave={() => hover(null)}
        onFocus={() => hover(first.id)}
        onBlur={() => hover(null)}
      />
      {isOpen && <Callout pinId={pinId} tag={tag} />}
    </div>
  )
}

/** The places of a picture at which its creator tagged pins. */
export function PictureTags({ pin }: { pin: Pin; onDismiss?: () => void }) {
  const { data } = pinTagsApi.usePinTagsQuery({ pin_id: pin.id })
  const dispatch = useAppDispatch()
  const [pressed, setPressed] = useState<string | null>(null)
  const { width, height } = pin.images.orig
  useEffect(() => () => void dispatch(calloutHidden()), [dispatch])
  return (
    // Places count from the left, in every language.
    <div dir="ltr" className={styles.layer} style={{ aspectRatio: `${width} / ${height}` }}>
      {data?.map((tag) => (
        <Dot
          key={tag.id}
          pinId={pin.id}
          tag={tag}
          isPressed={tag.id === pressed}
          onPress={() => setPressed(tag.id)}
        />
      ))}
    </div>
  )
}
