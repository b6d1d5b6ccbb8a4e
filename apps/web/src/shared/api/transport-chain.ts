import type { Transport } from './call.ts'

/**
 * What a call meets on its way to the server, the first outermost:
 * - `passcode`: a change that needs the parental passcode waits for it and is sent again with it
 * - `retry`: what a page begins with is asked for again after a failure
 * - `offline`: a write that met no server is kept until it can be sent
 * - `confirmation`: a refused call waits until somebody confirms who they are
 * - `once`: what makes something new has one key however often it is sent
 */
const ORDER = ['passcode', 'retry', 'offline', 'confirmation', 'once'] as const

export type LinkName = (typeof ORDER)[number]
export type Link = (next: Transport) => Transport

export type TransportChain = {
  transport: Transport
  /** Puts a link in its place, whenever its code comes; a second one of the name is left out. */
  add: (name: LinkName, link: Link) => void
}

/** The one way of a store's calls to the server: links join it while the page lives, their order is fixed. */
export function transportChain(plain: Transport): TransportChain {
  const links = new Map<LinkName, Link>()
  let composed = plain
  return {
    transport: (...call) => composed(...call),
    add(name, link) {
      if (links.has(name)) return
      links.set(name, link)
      composed = ORDER.reduceRight((next, one) => links.get(one)?.(next) ?? next, plain)
    },
  }
}
