import { describe, expect, it } from 'vitest'
import { defaultBrand } from '../domains/site-brand/site-brand-service.ts'
import { openServerTexts } from '../i18n/server-texts.ts'
import { messages } from '../i18n/messages/en_US/email.ts'
import { testDeps } from '../testing/test-deps.ts'
import { EMAILED_BUSINESS_EVENTS, type Email } from './emails.ts'
import { writeEmail } from './write-email.ts'

const { site } = await testDeps()
const brand = defaultBrand(site)
const textsIn = openServerTexts({
  ar_SA: { 'email.welcome.subject': 'أكد بريدك' },
  de: { 'email.paymentFailed.text': 'Am {retryAt} buchen wir {amount} ab.' },
})
const to = 'ada@tessera.test'
const written = (email: Email, locale = 'en_US') =>
  writeEmail(email, { locale, subscriptionToken: null }, { brand, site, textsIn })

describe('an email', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const mail = written({
    name: 'welcome',
    to,
    values: { name: hostile, url: 'https://t.test/a?b=1&c=2' },
  })

  it('goes out as plain text and as HTML that shows the same words', () => {
    expect(mail.text).toContain(`Hi ${hostile}`)
    expect(mail.text).toContain('Verify your email: https://t.test/a?b=1&c=2')
    expect(mail.html).toContain('Verify your email</a>')
  })

  it('fits a phone, and says how it looks in a dark mail program, the button included', () => {
    expect(mail.html).toContain('<meta name="viewport" content="width=device-width">')
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
    const dark = /@media \(prefers-color-scheme:dark\)\{(.*?\})\}/.exec(mail.html ?? '')?.[1] ?? ''
    for (const part of ['card', 'button', 'small']) {
      expect(dark).toContain(`.${part}{`)
      expect(mail.html).toContain(`class="${part}"`)
    }
  })

  it('shows a quote and a picture that leads where its button does, on dark pages, too', () => {
    const picture = { url: 'https://t.test/a.jpg?a&b', alt: 'A "blue" bowl', width: 237, height: 300 }
    const quote = 'Which <cone>?\r\nAnd glaze'
    const values = { name: 'Ada', url: 'https://t.test/pin/1/', event: 'comment', actor: 'Ben' } as const
    const { html, text } = written({ name: 'notification', to, values, picture, quote })
    expect(html).toContain('dir="auto">Which &lt;cone&gt;? And glaze</blockquote>')
    expect(html).toMatch(
      /<a href="https:\/\/t\.test\/pin\/1\/"><img [^>]*src="https:\/\/t\.test\/a\.jpg\?a&amp;b" alt="A &quot;blue&quot; bowl" width="237" height="300"><\/a>/,
    )
    expect(html).toContain('.quote{')
    expect(text).toContain('“Which <cone>? And glaze”')
    expect(text).toContain('https://t.test/pin/1/')
  })

  it('names never become markup', () => {
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('&lt;img src=x')
    expect(mail.html).toContain('href="https://t.test/a?b=1&amp;c=2"')
  })

  it('names begin neither a header nor a paragraph', () => {
    const values = {
      inviter: 'A & B',
      business: '<b>X</b>\r\n\r\nBcc: y',
      role: 'ADMIN',
      url: 'http://t.test/',
    } as const
    const invite = written({ name: 'businessInvite', to, values })
    expect(invite.subject).toBe('Join <b>X</b> Bcc: y on Tessera')
    expect(invite.html).toContain(
      '<p>A &amp; B invited you to join &lt;b&gt;X&lt;/b&gt; Bcc: y on Tessera as an admin.</p>',
    )
  })

  it('names turn no text around them the other way', () => {
    const values = { inviter: '\u202Elive\u202C \u2066Ada\u2069', url: 'http://t.test/' }
    const invite = written({ name: 'invitation', to, values })
    expect(invite.subject).toBe('live Ada invited you to Tessera')
    expect(invite.text + invite.html).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  })

  it('B-4.68 amounts and days are in the way of the reader’s language', () => {
    const day = new Date('2028-02-02T12:00:00Z')
    const owed = { account: 'A', invoice: '1', amount: { micros: 1_204_567, currency: 'EUR' } }
    const values = { ...owed, name: 'Ada', url: '', again: 'yes', retryAt: day, dueAt: day } as const
    const [text, german] = ['en_US', 'de'].map(
      (locale) =>
        writeEmail(
          { name: 'paymentFailed', to, values },
          { locale, subscriptionToken: null },
          { brand, site, textsIn },
        ).text,
    )
    expect(text).toContain('charge €1.20 to')
    expect(text).toContain('on Feb 2, 2028.')
    expect(german).toContain('1,20\u00a0€')
    expect(german).toContain('02.02.2028')
  })

  it('whole amounts have the decimals of their currency, like those beside them', () => {
    const owed = (micros: number, currency: string) => ({ ...owedInvoice, amount: { micros, currency } })
    const text = (micros: number, currency: string) =>
      written({ name: 'invoicePaid', to, values: owed(micros, currency) }).text
    expect(text(12_000_000, 'USD')).toContain('payment of $12.00 for')
    expect(text(1_200_000_000, 'JPY')).toContain('payment of ¥1,200 for')
  })

  it('counts in words', () => {
    const left = (codesLeft: number) =>
      written({
        name: 'securityChanged',
        to,
        values: { change: 'recoveryCodeUsed', codesLeft, name: 'Ada', url: '' },
      }).text
    expect([left(0), left(1), left(7)].map((text) => /You have .*/.exec(text)?.[0])).toEqual([
      'You have no codes left.',
      'You have 1 code left.',
      'You have 7 codes left.',
    ])
  })

  it('runs in the direction of its language, English standing in for what is not translated', () => {
    const values = { name: 'Ada', url: 'http://t.test/' }
    const arabic = written({ name: 'welcome', to, values }, 'ar_SA')
    expect(arabic.html).toContain('<html lang="ar-SA" dir="rtl">')
    expect([arabic.subject, arabic.text.split('\n')[0]]).toEqual(['أكد بريدك', 'Hi Ada, welcome to Tessera!'])
  })
})

const toMember = { name: 'Ada', url: 'http://t.test/' }
const inviting = { inviter: 'Ben', url: 'http://t.test/' }
const owedInvoice = { ...toMember, account: 'Summer', invoice: '7', amount: { micros: 1, currency: 'EUR' } }
const samples: Email[] = [
  { name: 'welcome', to, values: toMember },
  { name: 'finishSignUp', to, values: { url: 'http://t.test/' } },
  { name: 'addressGiven', to, values: toMember },
  { name: 'verifyAgain', to, values: toMember },
  { name: 'resetPassword', to, values: toMember },
  { name: 'passwordChanged', to, values: toMember },
  { name: 'confirmNewEmail', to, values: toMember },
  { name: 'emailChanged', to, values: { name: 'Ada', newEmail: 'ben@tessera.test' } },
  { name: 'securityChanged', to, values: { ...toMember, change: 'phoneAdded', phoneEnd: '18' } },
  { name: 'securityChanged', to, values: { ...toMember, change: 'passkeyAdded', passkey: 'Key' } },
  { name: 'securityChanged', to, values: { ...toMember, change: 'recoveryCodeUsed', codesLeft: 2 } },
  { name: 'deletionAsked', to, values: { ...toMember, days: 14 } },
  { name: 'invitation', to, values: inviting },
  { name: 'merchantDecision', to, values: { ...toMember, business: 'Kiln & Co', decision: 'declined' } },
  { name: 'websiteLost', to, values: { ...toMember, website: 'kiln.test', account: 'Kiln & Co' } },
  { name: 'accountWebsiteLost', to, values: { ...toMember, website: 'kiln.test', account: 'Kiln & Co' } },
  { name: 'boardInvitation', to, values: { ...inviting, board: 'Kilns' } },
  { name: 'messageInvitation', to, values: { sender: 'Ben', url: 'http://t.test/' } },
  { name: 'businessInvite', to, values: { ...inviting, business: 'Kiln', role: 'EMPLOYEE' } },
  { name: 'partnerInvite', to, values: { ...inviting, business: 'Kiln', type: 'PARTNER_REQUEST' } },
  ...EMAILED_BUSINESS_EVENTS.map((event): Email => ({
    name: 'businessChange',
    to,
    values: { ...toMember, event, business: 'Kiln', partner: 'Fern', role: 'ADMIN' },
  })),
  { name: 'dataExportReady', to, values: toMember },
  { name: 'notification', to, values: { ...toMember, event: 'follow', actor: 'Ben' } },
  { name: 'notification', to, values: { ...toMember, event: 'board_invite', actor: 'Ben', board: 'Kilns' } },
  { name: 'passcodeSet', to, values: toMember },
  {
    name: 'paymentFailed',
    to,
    values: { ...owedInvoice, again: 'yes', retryAt: new Date(0), dueAt: new Date(0) },
  },
  { name: 'adsOnHold', to, values: owedInvoice },
  ...(['all', 'none', 'part'] as const).map((uses): Email => ({
    name: 'invoiceIssued',
    to,
    values: {
      ...owedInvoice,
      dueAt: new Date(0),
      uses,
      credit: owedInvoice.amount,
      left: owedInvoice.amount,
    },
  })),
  ...(['both', 'less', 'next', 'this'] as const).map((lowers): Email => ({
    name: 'creditNoteIssued',
    to,
    values: { ...owedInvoice, creditNote: '7-C01', lowers },
  })),
  { name: 'invoicePaid', to, values: owedInvoice },
  { name: 'passcodeRecovery', to, values: toMember },
  { name: 'passcodeChanges', to, values: { ...toMember, change: 'locked' } },
]

it.each(samples.map((email) => [email.name, email] as const))(
  '%s tells all that its texts ask for',
  (name, email) => {
    const told = samples.filter((one) => one.name === name).flatMap(({ values }) => Object.keys(values))
    const texts = Object.entries(messages).filter(([key]) => key.startsWith(`email.${name}.`))
    const asked = texts.flatMap(([, text]) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, value]) => value))
    expect(['site', ...told]).toEqual(expect.arrayContaining(asked))
    const { subject, text } = written(email)
    expect(subject + text).not.toMatch(/[{}]|\bemail\.\w+\.\w+/)
  },
)

it('every email has a sample here', () => {
  const written = Object.keys(messages).flatMap((key) => /^email\.(\w+)\./.exec(key)?.[1] ?? [])
  expect(new Set(samples.map(({ name }) => name))).toEqual(new Set(written))
})
