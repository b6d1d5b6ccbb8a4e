import { HUB_BASE } from '../../shared/console-paths.ts'

export const AD_ACCOUNTS_PATH = `${HUB_BASE}/ad-accounts`
export const settingsPath = (id: string): string => `${AD_ACCOUNTS_PATH}/${id}/settings`
