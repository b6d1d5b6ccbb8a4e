import { lazy } from 'react'

export const BusinessSettingsPage = lazy(async () => ({
  default: (await import('./SettingsPage.tsx')).SettingsPage,
}))
