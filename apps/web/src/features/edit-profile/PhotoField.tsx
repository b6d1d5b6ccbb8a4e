import type { OwnUser } from '@tessera/api-types/identity/views'
import { useObjectUrl } from '../../shared/browser/object-url.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { ownImage } from '../../shared/ui/avatar-image.ts'
import { editProfileApi } from './edit-profile-api.ts'
import styles from './Photo.module.css'
import { PhotoNote } from './PhotoNote.tsx'
import { PhotoWays } from './PhotoWays.tsx'
import type { Photo } from './use-photo.ts'

const SIDE = 96

/** The member's photo: another one is seen as it will look before it is used, and any can be taken away. */
export function PhotoField({ account, chosen }: { account: OwnUser; chosen: Photo }) {
  const t = useT<'settings'>()
  const dispatch = useAppDispatch()
  const { photo, take, drop } = chosen
  const [update, { isLoading }] = editProfileApi.useUpdateProfileMutation()
  const chosenUrl = useObjectUrl('file' in photo ? photo.file : null)
  const use = async (signature: string | null) => {
    const { error } = await update({ avatar_signature: signature })
    if (!error) drop()
    const text = error ? (readFailure(error, [], t).message ?? '') : t('settings.photo.saved')
    dispatch(toastShown({ text, tone: error ? 'error' : 'plain' }))
  }
  return (
    <fieldset className={styles.field}>
      <legend>{t('settings.photo')}</legend>
      <Avatar name={account.full_name} imageUrl={chosenUrl ?? account.image_large_url} size={SIDE} />
      <div className={styles.side}>
        <PhotoWays
          photo={photo}
          hasPhoto={ownImage(account.image_large_url) !== null}
          isBusy={isLoading}
          onChoose={take}
          onDrop={drop}
          onUse={(signature) => void use(signature)}
        />
        <PhotoNote photo={photo} />
      </div>
    </fieldset>
  )
}
