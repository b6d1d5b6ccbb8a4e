import type { UserMini } from '@tessera/api-types/users/views'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { pinTagsApi } from './pin-tags-api.ts'
import styles from './ShopTheLook.module.css'

/** Somebody who is seen on the picture; the viewer can take themselves off it. */
export function TaggedPerson({ pinId, person }: { pinId: string; person: UserMini }) {
  const t = useT<'picture'>()
  const dispatch = useAppDispatch()
  const isMe = useAppSelector(selectViewer)?.id === person.id
  const [untagMe, { isLoading }] = pinTagsApi.useUntagMeMutation()
  const leave = async () => {
    const asked = { pin_id: pinId }
    const { data, error } = await untagMe(asked)
    if (data) void dispatch(pinTagsApi.util.upsertQueryData('pinTags', asked, data))
    else dispatch(toastShown({ text: errorText(error, t), tone: 'error' }))
  }
  return (
    <>
      <Link to={`/${person.username}/`} className={styles.named} dir="auto">
        <Avatar name={person.full_name} imageUrl={person.image_medium_url} size={40} isDecorative />
        <span className={styles.words}>
          <bdi>{person.full_name}</bdi>
          <bdi>@{person.username}</bdi>
        </span>
      </Link>
      {isMe && (
        <Button isBusy={isLoading} onClick={() => void leave()}>
          {t('tagged.untagMe')}
        </Button>
      )}
    </>
  )
}
