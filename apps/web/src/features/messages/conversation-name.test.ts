import { expect, it } from 'vitest'
import type { Translate } from '../../shared/i18n/translator.ts'
import { ada, aPerson, bo } from '../../test/message-builders.ts'
import { conversationName } from './conversation-name.ts'

const t: Translate<'conversations'> = Object.assign((key: string) => key, { reason: () => null })
const nameOf = (given: Partial<Parameters<typeof conversationName>[0]>) =>
  conversationName({ name: null, users: [bo, ada], emails: [], ...given }, ada.id, t)

it('a conversation is called as its people chose, else by those who are not oneself', () => {
  expect(nameOf({ name: 'The new flat' })).toBe('The new flat')
  expect(nameOf({})).toBe('Bo Lind')
  expect(nameOf({ emails: ['cy@mail.example'] })).toBe('Bo Lind, cy@mail.example')
})

it('a member who left the site has no name, and alone one is oneself', () => {
  const gone = aPerson({ id: '13', full_name: '', is_deactivated: true })
  expect(nameOf({ users: [gone, ada] })).toBe('conversations.gone')
  expect(nameOf({ users: [ada] })).toBe('conversations.yourself')
})
