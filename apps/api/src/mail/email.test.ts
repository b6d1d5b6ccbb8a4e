import { describe, expect, it } from 'vitest'
import { emailTexts } from './email-texts.ts'
import { toMail } from './email.ts'

describe('an email', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const mail = toMail(
    'ada@tessera.test',
    'Tessera',
    emailTexts.welcome('Tessera', hostile, 'https://t.test/a?b=1&c=2'),
  )

  it('goes out as plain text and as HTML that shows the same words', () => {
    expect(mail.text).toContain(`Hi ${hostile}`)
    expect(mail.text).toContain('Verify your email: https://t.test/a?b=1&c=2')
    expect(mail.html).toContain('Verify your email</a>')
  })

  it('names never become markup', () => {
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('&lt;img src=x')
    expect(mail.html).toContain('href="https://t.test/a?b=1&amp;c=2"')
  })
})
