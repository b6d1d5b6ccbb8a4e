import type { MessageArea } from '../shared/i18n/messages.ts'

export const messageAreas: readonly MessageArea[] = ['preferences']

/** The plain name of the news hub. */
export const preload = () => Promise.resolve({ redirect: '/news_hub/' })

export const Page = () => null
