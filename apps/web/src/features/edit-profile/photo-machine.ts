import { IMAGE_MAX_BYTES } from '@tessera/api-types/content-limits'
import type { MessageKey } from '../../shared/i18n/messages.ts'

/** A new photo on its way: chosen and uploading, taken by the server, or refused with the reason. */
export type PhotoState =
  | { status: 'none' }
  | { status: 'uploading'; file: File; share: number }
  | { status: 'ready'; file: File; signature: string }
  | { status: 'refused'; name: string; message: string }

type PhotoEvent =
  | { type: 'chosen'; file: File }
  | { type: 'progressed'; share: number }
  | { type: 'taken'; signature: string }
  | { type: 'refused'; file: File; message: string }
  | { type: 'dropped' }

export const noPhoto: PhotoState = { status: 'none' }

export function nextPhoto(state: PhotoState, event: PhotoEvent): PhotoState {
  switch (event.type) {
    case 'chosen':
      return { status: 'uploading', file: event.file, share: 0 }
    case 'progressed':
      return state.status === 'uploading' ? { ...state, share: event.share } : state
    case 'taken':
      return state.status === 'uploading'
        ? { status: 'ready', file: state.file, signature: event.signature }
        : state
    case 'refused':
      return { status: 'refused', name: event.file.name, message: event.message }
    case 'dropped':
      return noPhoto
  }
}

/** Why a file cannot be a photo, as far as one can tell without reading it. */
export function photoFault({ size, type }: { size: number; type: string }): MessageKey<'settings'> | null {
  if (size === 0) return 'settings.photo.empty'
  if (type !== '' && !type.startsWith('image/')) return 'settings.photo.noImage'
  if (size > IMAGE_MAX_BYTES) return 'settings.photo.tooLarge'
  return null
}
