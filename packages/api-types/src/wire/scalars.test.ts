import { describe, expect, it } from 'vitest'
import { visibleText } from '../identity/personal-fields.ts'
import { reasonOf } from '../issue-reason.ts'
import { parseExactJson } from './exact-json.ts'
import { Id, isIdIssue, list, text, WebUrl } from './scalars.ts'

const BEYOND_DOUBLES = '9007199254740993'

describe('an id', () => {
  it.each([
    ['a decimal string', '"12"', '12'],
    ['a number', '12', '12'],
    ['a number beyond 2^53', BEYOND_DOUBLES, BEYOND_DOUBLES],
    ['the largest', '9223372036854775807', '9223372036854775807'],
  ])('is read from %s, to the last digit', (_name, text, id) => {
    expect(Id.parse(parseExactJson(text))).toBe(id)
  })

  it.each(['-1', '1.5', '9223372036854775808', '1e30', '"1e3"', '""', 'true'])('is not %s', (text) => {
    expect(Id.safeParse(parseExactJson(text)).success).toBe(false)
  })

  it('stands as a number in a list that is JSON text', () => {
    expect(list(Id, 5).parse(`[${BEYOND_DOUBLES},"7",8]`)).toEqual([BEYOND_DOUBLES, '7', '8'])
  })

  it('a refused one is known from other refusals', () => {
    expect(Id.safeParse('').error?.issues.map(isIdIssue)).toEqual([true])
    expect(Id.safeParse(true).error?.issues.map(isIdIssue)).toEqual([false])
  })
})

it('other numbers of JSON text stay numbers', () => {
  expect(parseExactJson('{"a":1.25,"b":1e300,"c":12345678901234567890}')).toEqual({
    a: 1.25,
    b: 1e300,
    c: '12345678901234567890',
  })
})

it.each(['\u200b', '\u2060 \u00ad', '\u3164', '\u2800\ufe0f', '\u202e', '\u0301\u0301', '\u20e3'])(
  'text of %j alone shows nothing, which is as if there were none',
  (given) => {
    expect(text({ max: 50 }).parse(given)).toBe('')
    expect(text({ min: 1, max: 50 }).safeParse(given).success).toBe(false)
  },
)

it.each(['\u{1f468}\u200d\u{1f469}', '\ue001', '\u{1fff0}', 'e\u0301', '\u00b7'])(
  'text may be %j',
  (given) => {
    expect(text({ min: 1, max: 50 }).parse(given)).toBe(given)
  },
)

it('text loses what shows nothing, and keeps its lines', () => {
  expect(text({ max: 20 }).parse(' a\u0008b\u001B\u009F\uFFFE\tc\nd ')).toBe('ab\tc\nd')
  expect(text({ min: 1, max: 20 }).safeParse('\u0001').success).toBe(false)
})

it.each([
  ['a text', text({ max: 40 })],
  ['a name', visibleText(40)],
])('%s loses what turns the words around it, and keeps its own direction marks', (_, parsed) => {
  expect(parsed.parse('\u202Eevil\u202C \u2067a\u2066b\u2069')).toBe('evil ab')
  expect(parsed.parse('\u200Fעדה\u200E')).toBe('\u200Fעדה\u200E')
  expect(parsed.parse(' \u202EAda')).toBe('Ada')
})

it.each(['http://[', 'http://a b/', 'https://user@host/', 'ftp://host/'])(
  '%s is no web address, and is refused in words that say what one is',
  (address) => {
    const [issue] = WebUrl.safeParse(address).error?.issues ?? []
    expect(issue && reasonOf(issue)).toEqual({ key: 'field.webAddress' })
  },
)
