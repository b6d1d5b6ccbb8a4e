import { apiError } from './http-answer.ts'
import { expect, it } from 'vitest'
import { createTranslator } from '../i18n/translator.ts'
import { errorText } from './error-text.ts'

it('a failed call has a text, whatever it failed with', async () => {
  const { t } = await createTranslator('en_US')
  expect(errorText(apiError({ message: 'No.' }, 400), t)).toBe('No.')
  expect(errorText(apiError(null, 0), t)).toBe("Hmm...you're not connected to the internet")
  for (const none of [undefined, null, 'gone', new Error('of the browser')]) {
    expect(errorText(none, t)).toBe(t('error.default'))
  }
})
