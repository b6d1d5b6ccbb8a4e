import type { MessageArea } from '../../shared/i18n/messages.ts'
import { Closeup } from './closeup/Closeup.tsx'
import { closeupHead, preloadCloseup } from './closeup/closeup-page.ts'

export const messageAreas: readonly MessageArea[] = ['pins', 'closeup', 'comments']
export const preload = preloadCloseup
export const head = closeupHead

export const Page = () => <Closeup />
