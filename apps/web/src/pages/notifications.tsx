import type { MessageArea } from '../shared/i18n/messages.ts'

export const messageAreas: readonly MessageArea[] = ['preferences']

/** The plain address of the notifications. */
export const preload = () => Promise.resolve({ redirect: '/news_hub/' })

export const Page = () => null
