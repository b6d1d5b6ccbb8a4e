import { isConnected } from '../browser/connection-state.ts'
import type { Translate } from '../i18n/translator.ts'
import { toastShown } from './toast-slice.ts'

/** Says that a part of the site did not load. */
export const notLoadedShown = (t: Translate) =>
  toastShown({ text: t(isConnected() ? 'error.default' : 'offline.toast'), tone: 'error' })
