import { expect, it } from 'vitest'
import { createTranslator } from '../../shared/i18n/translator.ts'
import { aPin } from '../../test/pin-builders.ts'
import { recommendationText } from './recommendation-text.ts'

it('a pin beside saved ones names no board: the one it is on is somebody else’s', async () => {
  const translator = await createTranslator('en_US')
  await translator.addAreas(['pins'])
  const reason = { reason: 'saved_together', reasonId: '21', name: 'Clay', board: aPin().board } as const
  expect(recommendationText(reason, translator.t)).toBe('Because you saved similar pins')
})
