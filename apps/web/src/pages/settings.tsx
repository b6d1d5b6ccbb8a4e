import type { MessageArea } from '../shared/i18n/messages.ts'

export const messageAreas: readonly MessageArea[] = ['settings']

/** The settings begin with the profile. */
export const preload = () => Promise.resolve({ redirect: '/settings/account-settings/' })

export const Page = () => null
