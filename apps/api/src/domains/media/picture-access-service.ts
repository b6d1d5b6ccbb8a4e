import type { Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { isPublicPicture, isSeenPicture, isShown } from './picture-access-store.ts'

/** Who may load a picture. */
export interface PictureAccessSource {
  isPublic(signature: string): Promise<boolean>
  maySee(viewer: Viewer, signature: string): Promise<boolean>
}

export const pictureAccess = ({ read }: Pick<Deps, 'read'>): PictureAccessSource => ({
  isPublic: (signature) => isPublicPicture(read, signature),
  async maySee(viewer, signature) {
    if (viewer.state === 'UNAUTH') return false
    if (await isSeenPicture(read, viewer, signature)) return true
    return viewer.state === 'AUTH' && viewer.isEmployee && isShown(read, signature)
  },
})
