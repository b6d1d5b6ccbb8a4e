import type { AddressInfo } from 'node:net'
import { chargeEvents } from '../domains/ads/charge-service.ts'
import { receivePaymentEvent } from '../domains/ads/payment-event-service.ts'
import { aBusiness, anAdAccount } from '../domains/business/testing/a-business.ts'
import { operations } from '../operations.ts'
import { hostedPayments } from '../payments/hosted-payments.ts'
import { startLocalProvider } from '../payments/local-provider/start-local-provider.ts'
import { paymentEventsRoute } from '../plugins/payment-events-route.ts'
import { aBoard, aPin } from './test-content.ts'
import { testDeps } from './test-deps.ts'
import { callerOf } from './test-operations.ts'
import { aClick, aPromotion } from './test-promotions.ts'
import { openTestSite } from './test-site.ts'

const KEY = 'the key of the trial provider'
export const EVENT_SECRET = 'what signs events of the trial provider'

/** A running site and the provider for trying out beside it, each on a port of its own. */
export async function openPaymentSite() {
  const deps = await testDeps()
  const site = await openTestSite([
    paymentEventsRoute((headers, body) => receivePaymentEvent(headers, body, deps)),
  ])
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  const eventsUrl = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}/payments/events`
  const provider = await startLocalProvider({
    host: '127.0.0.1',
    port: 0,
    key: KEY,
    eventsUrl,
    eventSecret: EVENT_SECRET,
    now: deps.now,
  })
  deps.payments = hostedPayments({ url: provider.url, key: KEY, eventSecrets: [EVENT_SECRET] }, 2_000)
  const call = callerOf(operations, deps)
  const atProvider = async (path: string, body?: object) => {
    const response = await fetch(`${provider.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as { id: string; items: { id: string; reference: string }[] }
  }
  const close = async () => {
    deps.setNow(null)
    await provider.close()
    await site.app.close()
  }
  return { ...site, deps, call, provider, eventsUrl, atProvider, close }
}

type PaymentSite = Awaited<ReturnType<typeof openPaymentSite>>

const submit = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })

/** Types a card into the page of the provider; returns its response, a redirect where the card was taken. */
export const typeCard = (url: string, number: string) =>
  submit(url, { holder: 'Olga Owner', number, expiry: '12/99', code: '123' })

export const decide = (url: string, decision: 'approve' | 'reject') =>
  submit(`${url}/challenge`, { decision })

/** An ad account whose card was entered at the provider, and which owes for a click in January. */
export async function aHostedAccount({ deps, call }: PaymentSite, number = '4242424242424242') {
  deps.setNow(new Date('2028-01-21T09:00:00Z'))
  const business = await aBusiness(deps)
  const advertiser_id = await anAdAccount(deps, business.id)
  const enter = async (given: string) => {
    const asked = { advertiser_id, return_path: '/business/quick-promote/' }
    const { id, url } = await call(business.owner, 'cardSessions.begin', asked)
    await typeCard(url, given)
    return call(business.owner, 'cardSessions.finish', { advertiser_id, session_id: id })
  }
  await enter(number)
  const { id: pinId } = await aPin(deps, business.owner, await aBoard(deps, business.owner))
  const { id: promotionId } = await aPromotion(deps, { business, adAccountId: advertiser_id, pinId })
  await deps.transact((tx) => chargeEvents(tx, [aClick(promotionId)], deps))
  const invoice = async () => {
    for (const tab of ['PROGRESS', 'ISSUED', 'OVERDUE', 'PAID'] as const) {
      const filter = { tab, date_from: '2028-01-01', date_to: '2028-03-31' }
      const { items } = await call(business.owner, 'invoices.list', { business_id: business.id, filter })
      if (items[0]) return items[0]
    }
    throw new Error('no invoice')
  }
  const promotion = () => call(business.owner, 'promotions.get', { advertiser_id, id: promotionId })
  return { business, advertiser_id, enter, invoice, promotion }
}
