/** The file that is brought to the server, until an import reads it. */
export type ArchiveUpload =
  | { status: 'none' }
  | { status: 'uploading'; file: File; share: number; isResumed: boolean }
  | { status: 'refused'; file: File; message: string }
  | { status: 'failed'; file: File; message: string }
  | { status: 'beginning'; file: File; uploadId: string }
  | { status: 'notBegun'; file: File; uploadId: string; message: string }

export type ArchiveUploadEvent =
  | { type: 'chosen'; file: File }
  | { type: 'refused'; file: File; message: string }
  | { type: 'progressed'; share: number }
  | { type: 'resumed' }
  | { type: 'failed'; message: string }
  | { type: 'uploaded'; uploadId: string }
  | { type: 'beginFailed'; message: string }
  | { type: 'retried' }
  | { type: 'ended' }

export const noUpload: ArchiveUpload = { status: 'none' }

/** What comes of an event; one that does not fit the state changes nothing. */
export function nextUpload(state: ArchiveUpload, event: ArchiveUploadEvent): ArchiveUpload {
  switch (event.type) {
    case 'chosen':
      return { status: 'uploading', file: event.file, share: 0, isResumed: false }
    case 'refused':
      return { status: 'refused', file: event.file, message: event.message }
    case 'progressed':
      return state.status === 'uploading' ? { ...state, share: event.share } : state
    case 'resumed':
      return state.status === 'uploading' ? { ...state, isResumed: true } : state
    case 'failed':
      return state.status === 'uploading'
        ? { status: 'failed', file: state.file, message: event.message }
        : state
    case 'uploaded':
      return state.status === 'uploading'
        ? { status: 'beginning', file: state.file, uploadId: event.uploadId }
        : state
    case 'beginFailed':
      return state.status === 'beginning' ? { ...state, status: 'notBegun', message: event.message } : state
    case 'retried':
      if (state.status === 'failed')
        return { status: 'uploading', file: state.file, share: 0, isResumed: false }
      return state.status === 'notBegun'
        ? { status: 'beginning', file: state.file, uploadId: state.uploadId }
        : state
    case 'ended':
      return noUpload
  }
}
