import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

// A public address that inside one cloud serves as its host's control service.
const CONTROL_SERVICES: ReadonlySet<string> = new Set(['168.63.129.16'])

/** IPv6 that is routed on the internet at all; everything that wraps an IPv4 address lies outside or is refused by range. */
const GLOBAL_IPV6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/** Whether an address (as the resolver or a URL spells it) belongs to the public internet. Unreadable ones do not. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || CONTROL_SERVICES.has(address)) return false
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_IPV6) : true
}

/** One spelling for each address, so that lists can be compared. */
export const canonicalAddress = (address: string): string => ipaddr.parse(address).toString()
