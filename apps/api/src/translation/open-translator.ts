import { z } from 'zod'
import type { Translator } from './translator.ts'

const TIMEOUT_MS = 5_000
const MAX_TEXT = 5_000

const Translated = z.object({ translatedText: z.string().max(MAX_TEXT) })

export interface TranslationSettings {
  TRANSLATION_URL?: string | undefined
  TRANSLATION_KEY?: string | undefined
}

/** The service that the settings name, which speaks LibreTranslate's `POST /translate`; null without one. */
export function openTranslator({ TRANSLATION_URL, TRANSLATION_KEY }: TranslationSettings): Translator | null {
  if (!TRANSLATION_URL) return null
  return {
    async translate(text, language) {
      const response = await fetch(TRANSLATION_URL, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          q: text,
          source: 'auto',
          target: language,
          format: 'text',
          ...(TRANSLATION_KEY && { api_key: TRANSLATION_KEY }),
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`The translation service answered ${response.status}`)
      return Translated.parse(await response.json()).translatedText
    },
  }
}
