import ipaddr from 'ipaddr.js'

/** The address itself, or the /64 an IPv6 customer holds whole. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return (address as ipaddr.IPv6).parts.slice(0, 4).join(':')
}

/** Whether an address belongs to the public internet. */
export const isPublicAddress = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast'
