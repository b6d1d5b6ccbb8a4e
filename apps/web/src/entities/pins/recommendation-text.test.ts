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

it('what is cut off in a narrow column is a name, not why the pin is there', async () => {
  const translator = await createTranslator('en_US')
  await translator.addAreas(['pins'])
  const name = 'Quiet corners and other rooms'
  const texts = (['followed_user', 'followed_board'] as const).map((reason) =>
    recommendationText({ reason, reasonId: '21', name, board: null }, translator.t),
  )
  for (const text of texts) expect(text).toBe(`You follow ${name}`)
})
