import { readCookie, writeCookie } from './cookies.ts'
import { notifyOtherTabs } from './other-tabs.ts'

export type ThemeChoice = 'system' | 'light' | 'dark'

const COOKIE = 'theme'

export function themeChoice(): ThemeChoice {
  const value = readCookie(COOKIE)
  return value === 'light' || value === 'dark' ? value : 'system'
}

export function showTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

/** Changes the page and those in other tabs at once, and sets a cookie for the pages that the server renders. */
export function chooseTheme(choice: ThemeChoice): void {
  writeCookie(COOKIE, choice === 'system' ? null : choice)
  showTheme(choice)
  notifyOtherTabs('theme')
}
