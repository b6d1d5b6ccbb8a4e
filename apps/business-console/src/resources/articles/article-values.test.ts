import { expect, it } from 'vitest'
import { pinIdsIn, writtenFields } from './article-values.ts'

it('pins are named by id or address, in order and once', () => {
  expect(pinIdsIn('12, /pin/blue-bowl--34/\nhttps://tessera.test/pin/5/ 12 none')).toEqual(['12', '34', '5'])
})

it('an emptied field is saved as empty, and what was not in the form stays as it is', () => {
  const sections = [{ title: null, text: 'Words', pin_ids: '7 8' }]
  const given = { id: '1', title: 'Rooms', intro: null, type: undefined, kind: 'article', sections }
  expect(writtenFields(given)).toEqual({
    type: null,
    is_shopping: false,
    title: 'Rooms',
    intro: '',
    cover_pin_id: null,
    sections: [{ title: '', text: 'Words', pin_ids: ['7', '8'] }],
  })
})
