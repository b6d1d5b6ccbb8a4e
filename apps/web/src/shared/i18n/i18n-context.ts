import { createContext, use } from 'react'
import type { Translate, Translator } from './translator.ts'

export const I18nContext = createContext<Translator | null>(null)

export function useTranslator(): Translator {
  const translator = use(I18nContext)
  if (!translator) throw new Error('No translator above this component')
  return translator
}

/** The translate function of the page's locale: `t('nav.home')`. */
export const useT = (): Translate => useTranslator().t
