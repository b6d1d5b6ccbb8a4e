import { readCookie } from './browser-storage.ts'

export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

const YEAR_S = 31_536_000
// The consumer site reads the same cookie: one choice for both.
const COOKIE = 'theme'

export function readThemeChoice(): ThemeChoice {
  const value = readCookie(COOKIE)
  return value === 'light' || value === 'dark' ? value : 'system'
}

export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

export function chooseTheme(choice: ThemeChoice): void {
  const lifetime = choice === 'system' ? 0 : YEAR_S
  document.cookie = `${COOKIE}=${choice}; Path=/; Max-Age=${lifetime}; SameSite=Lax`
  applyThemeChoice(choice)
}
