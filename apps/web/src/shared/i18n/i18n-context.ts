import { type Context, createContext, use } from 'react'
import type { MessageArea } from './messages.ts'
import type { Translate, Translator } from './translator.ts'

type Whole = Translator<MessageArea>

export const I18nContext: Context<Whole | null> = createContext<Whole | null>(null)

export function useTranslator<Area extends MessageArea = never>(): Translator<Area>
export function useTranslator(): Whole {
  const translator = use(I18nContext)
  if (!translator) throw new Error('No translator above this component')
  return translator
}

/** The translate function of the page's locale for the areas that the component declares: `useT<'boards'>()`. */
export const useT = <Area extends MessageArea = never>(): Translate<Area> => useTranslator<Area>().t
