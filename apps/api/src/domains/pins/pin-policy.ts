import { memberId, type Viewer } from '@tessera/shared-auth'
import { canRemovePin } from '../boards/board-policy.ts'
import type { PinDetailRow } from './pin-row.ts'

type Owned = Pick<PinDetailRow, 'userId'>
type OnBoard = Pick<PinDetailRow, 'userId' | 'boardOwnerId' | 'isCollaborator' | 'canCollaboratorDelete'>

/** Only who saved a pin edits its words and its place. */
export const canEditPin = (viewer: Viewer, { userId }: Owned): boolean => memberId(viewer) === userId

export const canRemove = (viewer: Viewer, pin: OnBoard): boolean =>
  canRemovePin(viewer, { ...pin, ownerId: pin.boardOwnerId }, pin)

export const canCommentOn = (
  viewer: Viewer,
  { areCommentsDisabled }: Pick<PinDetailRow, 'areCommentsDisabled'>,
): boolean => viewer.state === 'AUTH' && !viewer.isWriteBanned && !areCommentsDisabled

/** The pin's owner may put a comment on top. */
export const canHighlight = (viewer: Viewer, { userId }: Owned): boolean => memberId(viewer) === userId

/** Made the picture: it is not a copy that they saved. */
const isCreator = (viewer: Viewer, pin: Owned & Pick<PinDetailRow, 'isOriginal'>): boolean =>
  pin.isOriginal && memberId(viewer) === pin.userId

/** The pages of a story, for everybody who keeps it. */
export const canEditStory = isCreator

/** Order and words of the pictures of a carousel, for everybody who keeps it. */
export const canEditCarousel = isCreator

export const canAskSponsor = isCreator

/** The captions of a video, for everybody who keeps it. */
export const canSetCaptions = (
  viewer: Viewer,
  pin: Owned & Pick<PinDetailRow, 'isOriginal'> & { content: { kind: string } },
): boolean => pin.content.kind === 'video' && isCreator(viewer, pin)

/** Whether it was made with AI. */
export const mayStateMadeWithAi = isCreator

/** Neither the file nor staff has said it already. */
export const canSayMadeWithAi = (
  viewer: Viewer,
  pin: Owned & Pick<PinDetailRow, 'isOriginal' | 'isAiDecided'>,
): boolean => mayStateMadeWithAi(viewer, pin) && !pin.isAiDecided
