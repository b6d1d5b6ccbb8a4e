import ipaddr from 'ipaddr.js'

/** Whether an address is one that a machine has for itself. */
export const isLoopbackAddress = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback'

/** Whether a host name, without its port, means the machine that reads it. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase()
  return (
    name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name.replaceAll(/^\[|\]$/g, ''))
  )
}
