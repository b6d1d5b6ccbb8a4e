import type { MessageArea } from '../../shared/i18n/messages.ts'
import { Closeup } from './closeup/Closeup.tsx'
import { closeupParts } from './closeup/closeup-parts.ts'
import { closeupHead, preloadCloseup } from './closeup/closeup-page.ts'

export const messageAreas: readonly MessageArea[] = ['pins', 'closeup']
export const preload = preloadCloseup
export const head = closeupHead
export { closeupParts as lateParts }

export const Page = () => <Closeup />
