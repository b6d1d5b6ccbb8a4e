import type { Pin } from '../../../entities/pins/pins-slice.ts'
import { CarouselField } from '../../../features/edit-pin/CarouselField.tsx'
import { CaptionsField } from '../../../features/edit-pin/CaptionsField.tsx'
import { EditPinDialog } from '../../../features/edit-pin/EditPinDialog.tsx'
import { SponsorField } from '../../../features/sponsor-pin/SponsorField.tsx'

/** Changes the words of one's own pin, the pictures of its carousel, the captions of its video, and who sponsors it. */
export const OwnPinEditor = ({ pin, onDismiss }: { pin: Pin; onDismiss: () => void }) => (
  <EditPinDialog pin={pin} onDismiss={onDismiss}>
    <CarouselField pin={pin} />
    <CaptionsField pin={pin} />
    <SponsorField pin={pin} />
  </EditPinDialog>
)
