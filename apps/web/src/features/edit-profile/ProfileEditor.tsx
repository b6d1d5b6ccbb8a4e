import type { OwnUser } from '@tessera/api-types/identity/views'
import { EditProfileForm } from './EditProfileForm.tsx'
import { PhotoField } from './PhotoField.tsx'
import { usePhoto } from './use-photo.ts'

/** The member's photo and words; saving the words takes a chosen photo along. */
export function ProfileEditor({ account }: { account: OwnUser }) {
  const chosen = usePhoto()
  return (
    <>
      <PhotoField account={account} chosen={chosen} />
      <EditProfileForm account={account} chosen={chosen} />
    </>
  )
}
