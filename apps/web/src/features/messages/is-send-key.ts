import type { KeyboardEvent } from 'react'
import { hasTouchOnly } from '../../shared/browser/media-query.ts'

/** Whether a key sends what is typed: Enter alone, unless a word is being composed or the keyboard is a phone's. */
export const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && !hasTouchOnly()
