import { feedsRoutes } from '@tessera/api-types/feeds/routes'
import { describe, expect, it } from 'vitest'
import { type Link, type LinkName, transportChain } from './transport-chain.ts'

const route = feedsRoutes['feeds.home']

/** The links that a call passes when they joined in this order. */
async function passed(joined: readonly LinkName[]): Promise<string[]> {
  const seen: string[] = []
  const chain = transportChain(() => Promise.resolve({ data: null }))
  const link =
    (name: string): Link =>
    (next) =>
    (...call) => {
      seen.push(name)
      return next(...call)
    }
  for (const name of joined) chain.add(name, link(name))
  await chain.transport(route, {}, new AbortController().signal)
  return seen
}

describe('the way of a call to the server', () => {
  it('has one order, whichever link came first', async () => {
    const order = ['passcode', 'retry', 'offline', 'confirmation', 'once']
    expect(await passed(['once', 'confirmation', 'offline', 'retry', 'passcode'])).toEqual(order)
    expect(await passed(['confirmation', 'once', 'passcode', 'retry', 'offline'])).toEqual(order)
  })

  it('goes past links that are not here', async () => {
    expect(await passed([])).toEqual([])
    expect(await passed(['offline', 'passcode'])).toEqual(['passcode', 'offline'])
  })

  it('has each link once', async () => {
    expect(await passed(['retry', 'retry'])).toEqual(['retry'])
  })

  it('takes a link that joins between two calls', async () => {
    const chain = transportChain(() => Promise.resolve({ data: 'plain' }))
    const { signal } = new AbortController()
    expect(await chain.transport(route, {}, signal)).toEqual({ data: 'plain' })
    chain.add('retry', () => () => Promise.resolve({ data: 'joined' }))
    expect(await chain.transport(route, {}, signal)).toEqual({ data: 'joined' })
  })
})
