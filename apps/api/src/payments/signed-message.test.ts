import { expect, it } from 'vitest'
import { isSigned, signatureOf } from './signed-message.ts'

const at = new Date('2027-03-01T12:00:00Z')
const body = '{"id":"1"}'
const secret = 'a secret of events'
const signature = signatureOf(secret, body, at)
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)

it('takes what one of the secrets signed within five minutes', () => {
  expect(isSigned({ signature, body }, [secret], at)).toBe(true)
  expect(isSigned({ signature, body }, ['another', secret], later(299))).toBe(true)
  expect(isSigned({ signature: `${signature},v1=00`, body }, [secret], later(-299))).toBe(true)
})

it.each<[string, string | string[] | undefined, string, Date]>([
  ['nothing', undefined, body, at],
  ['a repeated header', [signature, signature], body, at],
  ['another body', signature, `${body} `, at],
  ['an old message', signature, body, later(301)],
  ['a message from the future', signature, body, later(-301)],
  ['another time for the same digest', signature.replace(/t=\d+/, 't=1803038400'), body, at],
  ['two times', `t=1,${signature}`, body, at],
  ['a digest that is no hexadecimal', signature.replace(/v1=.*/, 'v1=zz'), body, at],
  ['half a digest', signature.slice(0, -32), body, at],
  ['no digest', signature.replace(/,v1=.*/, ''), body, at],
  ['a time that is no number', signature.replace(/t=\d+/, 't=now'), body, at],
])('refuses %s', (_name, given, text, now) => {
  expect(isSigned({ signature: given, body: text }, [secret], now)).toBe(false)
})
