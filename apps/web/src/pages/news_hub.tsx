import type { MessageArea } from '../shared/i18n/messages.ts'

export const messageAreas: readonly MessageArea[] = ['preferences']

/** The documents' other name of the notifications. */
export const preload = () => Promise.resolve({ redirect: '/notifications/' })

export const Page = () => null
