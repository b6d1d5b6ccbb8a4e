import { describe, expect, it } from 'vitest'
import { isEasyToGuess, PUBLISHED_PASSWORD } from './password-guess-rules.ts'

const owner = { username: 'MiraSolberg', email: 'm.lindqvist@post.example', siteName: 'Tessera' }

describe('a guesser would try early', () => {
  it.each([
    ['the published one', PUBLISHED_PASSWORD],
    ['the published one, shouted', PUBLISHED_PASSWORD.toUpperCase()],
    ['a common one', 'password'],
    ['a common one that has digits', 'password123'],
    ['a common one with signs before and after', '!!1Password1!!'],
    ['three different characters', 'axbaxbaxbabx'],
    ['the alphabet', 'bcdefghijkl'],
    ['the alphabet backwards', 'lkjihgfedcb'],
    ['digits in order', '78901234567'],
    ['digits backwards', '76543210987'],
    ['a row of keys', 'rtyuiopasdf'],
    ['rows of keys backwards', 'fdsapoiuytr'],
    ['their username', 'mirasolberg'],
    ['their username with a year', 'MiraSolberg1990!'],
    ['their whole address', 'm.lindqvist@post.example'],
    ['the name of their address', 'M.Lindqvist'],
    ['the name of their address with digits', '1m.lindqvist1'],
    ['the name of the site', 'tessera2026'],
  ])('%s', (_what, password) => {
    expect(isEasyToGuess(password, owner)).toBe(true)
  })
})

describe('a guesser would not try', () => {
  it.each([
    ['four different characters, not in order', 'xqzvxqzvvqx', owner],
    ['a sequence that is broken once', 'abcdefgxhijk', owner],
    ['words that hold a username', 'mirasolberg paints', owner],
    ['words between digits', '1 wandering tortoise 1', owner],
    ['a name of three letters with digits', 'zyq19283746', { ...owner, username: 'zyq' }],
    ['anything of nobody known', 'mirasolberg', { ...owner, username: null, email: null }],
  ])('%s', (_what, password, whose) => {
    expect(isEasyToGuess(password, whose)).toBe(false)
  })

  it('a name of four letters counts, one of three that digits make longer does not', () => {
    expect(isEasyToGuess('zyqv19283746', { ...owner, username: 'zyqv' })).toBe(true)
    expect(isEasyToGuess('zyq1', { ...owner, username: 'zyq1' })).toBe(false)
  })
})
