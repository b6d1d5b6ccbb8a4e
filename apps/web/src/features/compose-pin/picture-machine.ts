/** The picture of a pin that is being made. Each state holds what the next ones need. */
export type PictureState =
  | { status: 'none' }
  | { status: 'uploading'; file: File; share: number; isResumed?: boolean }
  | { status: 'processing'; file: File }
  | { status: 'failed'; file: File; message: string; canRetry: boolean }
  | { status: 'uploaded'; file: File; uploadId: string; signature: string | null }
  | { status: 'linked'; imageUrl: string; altText: string }

export type PictureEvent =
  | { type: 'fileChosen'; file: File }
  | { type: 'fileRefused'; file: File; message: string }
  | { type: 'progressed'; share: number }
  | { type: 'resumed' }
  | { type: 'succeeded'; uploadId: string; signature: string | null }
  | { type: 'failed'; message: string }
  | { type: 'linkChosen'; imageUrl: string; altText: string }
  | { type: 'removed' }

export const noPicture: PictureState = { status: 'none' }

const isOnItsWay = (state: PictureState) => state.status === 'uploading' || state.status === 'processing'

/** What comes of an event; one that does not fit the state changes nothing. */
export function nextPicture(state: PictureState, event: PictureEvent): PictureState {
  switch (event.type) {
    case 'fileChosen':
      return { status: 'uploading', file: event.file, share: 0 }
    case 'fileRefused':
      return { status: 'failed', file: event.file, message: event.message, canRetry: false }
    case 'progressed':
      if (state.status !== 'uploading') return state
      if (event.share >= 1) return { status: 'processing', file: state.file }
      return { ...state, share: event.share }
    case 'resumed':
      return state.status === 'uploading' ? { ...state, isResumed: true } : state
    case 'succeeded':
      return isOnItsWay(state) && 'file' in state
        ? { status: 'uploaded', file: state.file, uploadId: event.uploadId, signature: event.signature }
        : state
    case 'failed':
      return isOnItsWay(state) && 'file' in state
        ? { status: 'failed', file: state.file, message: event.message, canRetry: true }
        : state
    case 'linkChosen':
      return { status: 'linked', imageUrl: event.imageUrl, altText: event.altText }
    case 'removed':
      return noPicture
  }
}

/** The picture as the creation of the pin names it; null while there is none to name. */
export function pictureChoice(state: PictureState): { upload_id: string } | { image_url: string } | null {
  if (state.status === 'uploaded') return { upload_id: state.uploadId }
  return state.status === 'linked' ? { image_url: state.imageUrl } : null
}
