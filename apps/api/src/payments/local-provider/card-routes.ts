import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { cardDigits, cardNumberFault, securityCodeFault } from '@tessera/api-types/ads/billing-rules'
import { brandOf } from '../local-payments.ts'
import { isChallenged, isExpired, isRefused, tokenOf, type EnteredCard } from './card-kinds.ts'
import { cardPage, challengePage, gonePage } from './card-pages.ts'

interface Session {
  id: string
  returnUrl: string
  status: 'open' | 'complete' | 'canceled'
  entered: EnteredCard | null
  card: object | null
}

const NewSession = z.object({ return_url: z.url({ protocol: /^https?$/ }), reference: z.string() })

const CardForm = z
  .object({ holder: z.string(), number: z.string(), expiry: z.string(), code: z.string() })
  .transform(({ holder, number, expiry, code }): EnteredCard => {
    const [, month = '0', year = '0'] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(expiry) ?? []
    return {
      holder: holder.trim(),
      number: cardDigits(number),
      expiryMonth: Number(month),
      expiryYear: year.length === 2 ? 2000 + Number(year) : Number(year),
      securityCode: code.trim(),
    }
  })

const Decision = z.object({ decision: z.enum(['approve', 'reject']) })

function faultOf(card: EnteredCard, now: Date): string | null {
  if (card.holder === '') return 'Enter the name on the card.'
  if (cardNumberFault(card.number)) return 'Enter a valid card number.'
  if (card.expiryMonth < 1 || card.expiryMonth > 12) return 'Enter the expiration date as MM/YY.'
  if (isExpired(card, now)) return 'Your card has expired.'
  if (securityCodeFault(card.securityCode)) return 'Enter a valid security code.'
  return isRefused(card) ? 'Your bank declined this card. Try another one.' : null
}

interface Options {
  origin(): string
  newId(kind: string): string
  now(): Date
}

type Sessions = Map<string, Session>
interface Place {
  Params: { id: string }
}

/** Sessions in which somebody enters a card, and their pages. */
export function cardRoutes(app: FastifyInstance, options: Options): void {
  const sessions: Sessions = new Map()
  sessionRoutes(app, sessions, options)
  pageRoutes(app, sessions, options)
}

function sessionRoutes(app: FastifyInstance, sessions: Sessions, { origin, newId }: Options): void {
  app.post('/v1/card_sessions', async ({ body }) => {
    const { return_url: returnUrl } = NewSession.parse(body)
    const id = newId('session')
    sessions.set(id, { id, returnUrl, status: 'open', entered: null, card: null })
    return { id, url: `${origin()}/cards/${id}` }
  })
  app.get<Place>('/v1/card_sessions/:id', async ({ params }, reply) => {
    const session = sessions.get(params.id)
    if (!session) return reply.code(404).send({ error: 'session' })
    return { id: session.id, status: session.status, card: session.card }
  })
}

function pageRoutes(app: FastifyInstance, sessions: Sessions, { newId, now }: Options): void {
  const open = (id: string) => {
    const session = sessions.get(id)
    return session?.status === 'open' ? session : undefined
  }
  const complete = (reply: FastifyReply, session: Session, entered: EnteredCard) => {
    session.card = cardOf(entered, newId('token'))
    return leave(reply, session, 'complete')
  }
  app.get<Place>('/cards/:id', async ({ params }, reply) => {
    const session = open(params.id)
    return session ? show(reply, session, cardPage(session.id)) : gone(reply)
  })
  app.post<Place>('/cards/:id', async ({ params, body }, reply) => {
    const session = open(params.id)
    if (!session) return gone(reply)
    const entered = CardForm.parse(body)
    const text = faultOf(entered, now())
    if (text) return show(reply, session, cardPage(session.id, { text, holder: entered.holder }))
    if (!isChallenged(entered)) return complete(reply, session, entered)
    session.entered = entered
    return show(reply, session, challengePage(session.id))
  })
  app.post<Place>('/cards/:id/challenge', async ({ params, body }, reply) => {
    const session = open(params.id)
    if (!session?.entered) return gone(reply)
    const { entered } = session
    if (Decision.parse(body).decision === 'approve') return complete(reply, session, entered)
    session.entered = null
    const text = 'Your bank didn’t confirm this card. Try again, or use another one.'
    return show(reply, session, cardPage(session.id, { text, holder: entered.holder }))
  })
  app.post<Place>('/cards/:id/cancel', async ({ params }, reply) => {
    const session = open(params.id)
    return session ? leave(reply, session, 'canceled') : gone(reply)
  })
}

function leave(reply: FastifyReply, session: Session, status: 'complete' | 'canceled') {
  Object.assign(session, { status, entered: null })
  return reply.redirect(session.returnUrl, 303)
}

const cardOf = (entered: EnteredCard, random: string) => ({
  token: tokenOf(entered, random),
  brand: brandOf(entered.number),
  last4: entered.number.slice(-4),
  holder: entered.holder,
  expiry_month: entered.expiryMonth,
  expiry_year: entered.expiryYear,
})

/** Forms may lead to the site that sent the person here, and nowhere else. */
const policy = (target: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'${target}; frame-ancestors 'none'; base-uri 'none'`

const html = (reply: FastifyReply, text: string, target = '') =>
  reply
    .header('content-security-policy', policy(target))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(text)

const show = (reply: FastifyReply, { returnUrl }: Session, text: string) =>
  html(reply, text, ` ${new URL(returnUrl).origin}`)

const gone = (reply: FastifyReply) => html(reply.code(410), gonePage())
