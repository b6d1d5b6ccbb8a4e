import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import { startLocalProvider } from '../payments/local-provider/start-local-provider.ts'
import { siteSecret } from './site-secret.ts'

interface Settled {
  config: Config
  provider: { close(): Promise<void> } | null
}

/** A site of this machine alone has a payment provider of its own, beside it, where `hosted` names none. */
export async function withLocalProvider(config: Config, now: () => Date): Promise<Settled> {
  if (config.PAYMENTS !== 'hosted' || config.PAYMENTS_URL) return { config, provider: null }
  const secret = (purpose: string) =>
    createHmac('sha256', siteSecret(config)).update(`local payment provider: ${purpose}`).digest('hex')
  const [key, eventSecret] = [secret('key'), secret('events')]
  const port = config.PORT === 0 ? 0 : config.PORT + 1
  const origin = `http://${new URL(config.PUBLIC_URL).hostname}:${port}`
  const settings = { PAYMENTS_KEY: key, PAYMENTS_EVENT_SECRET: eventSecret }
  // Of several processes the one that works off jobs keeps it.
  if (!config.ROLES.includes('worker'))
    return { config: { ...config, ...settings, PAYMENTS_URL: origin }, provider: null }
  const provider = await startLocalProvider({
    host: config.HOST,
    port,
    ...(port > 0 && { origin }),
    key,
    eventsUrl: `${config.PUBLIC_URL}/payments/events`,
    eventSecret,
    now,
  })
  return { config: { ...config, ...settings, PAYMENTS_URL: port > 0 ? origin : provider.url }, provider }
}
