import { MAX_TAGGED_OBJECTS } from '@tessera/api-types/pins/pin-tags'
import type { PinItem } from '../../entities/pin-drafts/pin-draft-types.ts'
import { selectTagged } from '../../entities/pin-tags/pin-tags-slice.ts'
import type { PinTag, TaggedObject } from '../../entities/pin-tags/pin-tags.ts'
import { selectShopTheLook } from '../../entities/pin-tags/shop-the-look-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { CloseIcon } from '../../shared/ui/icons/control-icons.tsx'
import { TrashIcon } from '../../shared/ui/icons/editing-icons.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import styles from './Tags.module.css'
import type { TagCommands } from './use-tag-commands.ts'

type RowProps = { tag: PinTag; number: number; commands: TagCommands }

function ObjectRow({ tag, number, commands, object }: RowProps & { object: TaggedObject }) {
  const t = useT<'builder'>()
  const { mostRecentTaggedObjectId } = useAppSelector(selectShopTheLook)
  const title = object.media?.title ?? ''
  if (object.status === 'deleted')
    return (
      <li className={styles.object}>
        <Button tone="plain" onClick={() => commands.restoreObject(tag.id, object.id)}>
          {t('builder.tagObjectRestore', { title })}
        </Button>
      </li>
    )
  return (
    <li className={styles.object} data-recent={object.id === mostRecentTaggedObjectId}>
      {object.media?.url && <img src={object.media.url} alt="" className={styles.thumbnail} />}
      <bdi className={styles.objectTitle}>{title}</bdi>
      <IconButton
        label={t('builder.tagObjectRemove', { title, number })}
        icon={<CloseIcon size={20} />}
        onClick={() => commands.removeObject(tag.id, object.id)}
      />
    </li>
  )
}

function TagRow({ tag, number, commands, onAnother }: RowProps & { onAnother: (tag: PinTag) => void }) {
  const t = useT<'builder'>()
  const { objects } = useAppSelector(selectTagged)
  const named = tag.taggedObjectIds.flatMap((id) => objects[id] ?? [])
  const alive = named.filter(({ status }) => status !== 'deleted')
  if (tag.status === 'deleted')
    return (
      <li className={styles.removed}>
        <span>{t('builder.tagRemoved', { number })}</span>
        <Button tone="plain" onClick={() => commands.restore(tag.id)}>
          {t('builder.tagRestore', { number })}
        </Button>
      </li>
    )
  return (
    <li className={styles.tag}>
      <span aria-hidden className={styles.dotNumber}>
        {number}
      </span>
      <div className={styles.tagBody}>
        {alive.length === 0 && <p className={styles.hint}>{t('builder.tagEmpty')}</p>}
        <ul className={styles.objects}>
          {named.map((object) => (
            <ObjectRow key={object.id} tag={tag} number={number} commands={commands} object={object} />
          ))}
        </ul>
        <TextField
          label={t('builder.tagLink', { number })}
          type="url"
          dir="ltr"
          isOptional
          value={tag.link}
          error={tag.linkError ?? undefined}
          onChange={({ target }: { target: { value: string } }) => commands.link(tag.id, target.value)}
          onBlur={() => commands.judgeLink(tag)}
        />
        {alive.length < MAX_TAGGED_OBJECTS && (
          <Button tone="plain" onClick={() => onAnother(tag)}>
            {t('builder.tagAnother')}
          </Button>
        )}
      </div>
      <IconButton
        label={t('builder.tagRemove', { number })}
        icon={<TrashIcon size={20} />}
        onClick={() => commands.remove(tag.id)}
      />
    </li>
  )
}

type Props = { item: PinItem; commands: TagCommands; onAnother: (tag: PinTag) => void }

/** The tags of an item with the pins that they name. */
export function TagList({ item, commands, onAnother }: Props) {
  const t = useT<'builder'>()
  const { tags } = useAppSelector(selectTagged)
  const known = item.pinTagIds.flatMap((id) => tags[id] ?? [])
  if (known.length === 0) return null
  return (
    <>
      <ol aria-label={t('builder.tags')} className={styles.tags}>
        {known.map((tag, at) => (
          <TagRow key={tag.pinTagKey} tag={tag} number={at + 1} commands={commands} onAnother={onAnother} />
        ))}
      </ol>
      {item.tagError && (
        <p role="alert" className={styles.fault}>
          {item.tagError}
        </p>
      )}
    </>
  )
}
