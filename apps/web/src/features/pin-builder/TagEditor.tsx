import { type MouseEvent, useState } from 'react'
import { MAX_PIN_TAGS } from '@tessera/api-types/pins/pin-tags'
import type { PinItem } from '../../entities/pin-drafts/pin-draft-types.ts'
import { selectTagged } from '../../entities/pin-tags/pin-tags-slice.ts'
import {
  pickingEnded,
  pickingStarted,
  selectShopTheLook,
} from '../../entities/pin-tags/shop-the-look-slice.ts'
import type { PinTag, TagPlace } from '../../entities/pin-tags/pin-tags.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './Tags.module.css'
import { TagDot } from './TagDot.tsx'
import { TagList } from './TagList.tsx'
import { type TagCommands, useTagCommands } from './use-tag-commands.ts'

const LazyPickPinSheet = lazyComponent([], () =>
  import('./PickPinSheet.tsx').then((module) => module.PickPinSheet),
)

const MIDDLE: TagPlace = { x: 0.5, y: 0.5 }

/** Where a press lies on the picture; one by the keyboard means its middle. */
function placeOf({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): TagPlace {
  if (detail === 0) return MIDDLE
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

type CanvasProps = {
  url: string
  item: PinItem
  tags: readonly PinTag[]
  commands: TagCommands
  onPlace?: (at: TagPlace) => void
}

/** The picture with its tags; places count from the left, in every language. */
function Canvas({ url, item, tags, commands, onPlace }: CanvasProps) {
  const t = useT<'builder'>()
  return (
    <div dir="ltr" className={styles.canvas}>
      <img src={url} alt={t('builder.image')} referrerPolicy="no-referrer" className={styles.image} />
      {onPlace && (
        <button
          type="button"
          aria-label={t('builder.tagPlace')}
          className={styles.place}
          onClick={(event) => onPlace(placeOf(event))}
        />
      )}
      {tags.map((tag, at) => (
        <TagDot key={tag.pinTagKey} tag={tag} number={at + 1} item={item} commands={commands} />
      ))}
    </div>
  )
}

/** The picture of a draft, and the pins that are tagged on it. */
export function TagEditor({ draftId, item, url }: { draftId: string; item: PinItem; url: string }) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const { tags } = useAppSelector(selectTagged)
  const { taggedCoordinates, selectedItemId } = useAppSelector(selectShopTheLook)
  const [isTagging, setTagging] = useState(false)
  const [anotherFor, setAnotherFor] = useState<string | null>(null)
  const commands = useTagCommands(draftId, item)
  const alive = item.pinTagIds.flatMap((id) => (tags[id] && tags[id].status !== 'deleted' ? [tags[id]] : []))
  const isFull = alive.length >= MAX_PIN_TAGS
  const pick = (tagId: string | null, coordinates: TagPlace) => {
    setAnotherFor(tagId)
    dispatch(pickingStarted({ draftId, itemId: item.id, coordinates }))
  }
  const isPicking = taggedCoordinates !== null && selectedItemId === item.id
  return (
    <>
      <Canvas
        url={url}
        item={item}
        tags={isTagging ? alive : []}
        commands={commands}
        {...(isTagging && !isFull && { onPlace: (at: TagPlace) => pick(null, at) })}
      />
      <div className={styles.tools}>
        <Button
          aria-pressed={isTagging}
          disabled={!item.isTaggable}
          onClick={() => setTagging((was) => !was)}
        >
          {t(isTagging ? 'builder.tagDone' : 'builder.tag')}
        </Button>
        <p role="status" className={styles.hint}>
          {!item.isTaggable && t('builder.tagUntaggable')}
          {isTagging && (isFull ? t('builder.tagFull', { max: MAX_PIN_TAGS }) : t('builder.tagHint'))}
        </p>
      </div>
      <TagList item={item} commands={commands} onAnother={(tag) => pick(tag.id, tag.pin)} />
      {isPicking && (
        <LazyPickPinSheet
          onPick={(object) => commands.choose(object, anotherFor, taggedCoordinates)}
          onDismiss={() => dispatch(pickingEnded({ objectId: null }))}
        />
      )}
    </>
  )
}
