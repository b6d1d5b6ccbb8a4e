import cookie from '@fastify/cookie'
import Fastify, { type FastifyReply } from 'fastify'
import { describe, expect, it } from 'vitest'
import { sessionCookies, type SessionCookies } from './session-cookies.ts'

const END = new Date('2030-01-01T00:00:00Z')

/** The cookies that a response sets, by name. */
async function setBy(publicUrl: string, act: (cookies: SessionCookies, reply: FastifyReply) => void) {
  const app = Fastify()
  await app.register(cookie)
  app.get('/', async (_request, reply) => {
    act(sessionCookies(publicUrl), reply)
    return {}
  })
  const { cookies } = await app.inject('/')
  await app.close()
  return Object.fromEntries(cookies.map(({ name, ...rest }) => [name, rest]))
}

const SITE = 'https://tessera.test'
const everywhere = { path: '/', sameSite: 'Lax', secure: true }

describe('the cookies of a sign-in', () => {
  it('are hidden from pages and bound to this host, except for the mark that grants nothing', async () => {
    const begun = await setBy(SITE, (cookies, reply) => cookies.begin(reply, 'token', END))
    expect(begun).toEqual({
      '__Host-session': { value: 'token', expires: END, httpOnly: true, ...everywhere },
      signed_in: { value: '1', expires: END, ...everywhere },
    })
  })

  it('over plain http keep their plain names', async () => {
    const begun = await setBy('http://localhost:4000', (cookies, reply) => cookies.begin(reply, 'token', END))
    expect(begun['session']).toEqual({
      value: 'token',
      expires: END,
      httpOnly: true,
      path: '/',
      sameSite: 'Lax',
    })
  })

  it('both go when it ends', async () => {
    const ended = await setBy(SITE, (cookies, reply) => cookies.end(reply))
    expect(Object.keys(ended)).toEqual(['__Host-session', 'signed_in'])
    for (const { value, expires } of Object.values(ended)) {
      expect(value).toBe('')
      expect(expires?.getTime()).toBe(0)
    }
  })

  it('what the browser keeps for the server no page can read, and it is taken back', async () => {
    const kept = await setBy(SITE, (cookies, reply) => cookies.keep(reply, 'unauth_id', 'a', 60))
    expect(kept).toEqual({ '__Host-unauth_id': { value: 'a', maxAge: 60, httpOnly: true, ...everywhere } })
    const gone = await setBy(SITE, (cookies, reply) => cookies.keep(reply, 'unauth_id', null, 60))
    expect(gone['__Host-unauth_id']).toMatchObject({ value: '', httpOnly: true })
  })

  it('the token that calls echo can be read by the page, which has to send it', async () => {
    const issued = await setBy(SITE, (cookies, reply) => cookies.issueCsrf(reply, 'echo'))
    expect(issued['csrftoken']).toEqual({ value: 'echo', maxAge: 31_536_000, ...everywhere })
  })
})
