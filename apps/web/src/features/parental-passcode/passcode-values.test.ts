import { expect, it } from 'vitest'
import { messages } from '../../shared/i18n/messages/en_US/passcode.ts'
import { changeValues, setUpValues } from './passcode-values.ts'

const good = {
  new_passcode: '1234',
  confirm_passcode: '1234',
  backup_email: 'jane@site.test',
  confirm_backup_email: 'Jane@Site.test',
}

/** What stands under each field of the form. */
function told(given: Partial<typeof good>, schema: typeof changeValues = setUpValues('Ada@Site.test')) {
  const result = schema.safeParse({ ...good, ...given })
  const issues = result.error?.issues ?? []
  return Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), messages[message as keyof typeof messages]]),
  )
}

it('takes four digits twice and an address twice', () => {
  expect(told({})).toEqual({})
})

it('I-5.01 I-5.02 I-5.03 says what is wrong with the passcode', () => {
  expect(
    ['', '12a4', '123'].map((code) => told({ new_passcode: code, confirm_passcode: code }).new_passcode),
  ).toEqual(['Required', 'Please only use numbers', 'Please enter four digits'])
})

it('I-5.07 both passcodes are the same, here and when one is changed', () => {
  const different = { confirm_passcode: '1243' }
  const expected = { confirm_passcode: 'Please make sure your passcodes match' }
  expect(told(different)).toEqual(expected)
  expect(told(different, changeValues)).toEqual(expected)
})

it('I-5.08 the backup address is required and one', () => {
  for (const address of ['', 'a@b', 'jane'])
    expect(told({ backup_email: address }).backup_email).toBe('Please enter a valid email address')
})

it('I-5.09 the backup address is not that of the account, in whatever case', () => {
  const same = { backup_email: 'aDA@site.test', confirm_backup_email: 'ada@site.test' }
  expect(told(same)).toEqual({ backup_email: 'This email address is already used for this account.' })
})

it('I-5.10 it is given twice', () => {
  for (const address of ['', 'jane', 'june@site.test'])
    expect(told({ confirm_backup_email: address })).toEqual({
      confirm_backup_email: 'Please make sure your email addresses match',
    })
  expect(told({ backup_email: 'jane', confirm_backup_email: 'jane' })).toHaveProperty('confirm_backup_email')
})
