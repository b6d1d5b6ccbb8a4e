import { expect, it } from 'vitest'
import { anonymizedEmail } from './passcode-view.ts'

it('I-5.11 shows the first letters of a backup address and how it ends', () => {
  expect(['jane@example.com', 'j@e.co.uk', 'élodie@école.fr', '"a@b"@host.org'].map(anonymizedEmail)).toEqual(
    ['j***@e***.com', 'j***@e***.uk', 'é***@é***.fr', '"***@h***.org'],
  )
})
