import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from './cookies.ts'
import { notifyOtherTabs } from './other-tabs.ts'

export const THEMES = ['system', 'light', 'dark'] as const

export type ThemeChoice = (typeof THEMES)[number]

export const themeLabels = {
  system: 'nav.themeSystem',
  light: 'nav.themeLight',
  dark: 'nav.themeDark',
} as const satisfies Record<ThemeChoice, string>

const COOKIE = 'theme'

const listeners = new Set<() => void>()

export function themeChoice(): ThemeChoice {
  const value = readCookie(COOKIE)
  return value === 'light' || value === 'dark' ? value : 'system'
}

export function showTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
  for (const listener of listeners) listener()
}

/** Changes the page and those in other tabs at once, and sets a cookie for the pages that the server renders. */
export function chooseTheme(choice: ThemeChoice): void {
  writeCookie(COOKIE, choice === 'system' ? null : choice)
  showTheme(choice)
  notifyOtherTabs('theme')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Only the browser knows it: the server draws what follows the device. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, themeChoice, () => 'system')
