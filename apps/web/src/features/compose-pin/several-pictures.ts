import type { DraftMedia } from '@tessera/api-types/pin-drafts/draft-content'
import { isVideoFile } from '../../entities/media/video-file.ts'
import type { GivenPictures } from '../../entities/pin-drafts/given-pictures-slice.ts'
import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import { pinTextOf } from '../../entities/pins/pin-text-form.ts'
import { secondsOf } from '../../entities/scheduled-pins/publishing-time.ts'
import type { PictureState } from './picture-machine.ts'
import type { PinValues } from './pin-values.ts'

type Entered = { picture: PictureState; values: PinValues; place: PinLocation }

/** The picture where it is there already: nothing is uploaded again. */
function mediaOf(picture: PictureState): DraftMedia | null {
  if (picture.status === 'linked')
    return { kind: 'image', image_signature: null, image_url: picture.imageUrl }
  if (picture.status !== 'uploaded' || picture.signature === null) return null
  const kind = isVideoFile(picture.file) ? 'video' : 'image'
  return { kind, image_signature: picture.signature, image_url: null }
}

/** More files beside what was entered: a pin each, the first of the picture that is there already, with its words. */
export function severalPictures(files: readonly File[], { picture, values, place }: Entered): GivenPictures {
  const { publishOption, scheduledDate, scheduledTime, ...words } = values
  const isTimed = scheduledDate !== '' && scheduledTime !== ''
  const media = mediaOf(picture)
  const isKept = !media && 'file' in picture && (picture.status !== 'failed' || picture.canRetry)
  return {
    files: isKept ? [picture.file, ...files] : files,
    first: {
      type: 'single',
      items: [{ media, ...pinTextOf(words) }],
      board_id: place.boardId || null,
      section_id: place.sectionId,
      publish_option: publishOption,
      scheduled_ts: isTimed ? secondsOf({ scheduledDate, scheduledTime }) : null,
    },
  }
}
