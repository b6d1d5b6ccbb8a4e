/** Whether an address stands on one of some hosts, or below one of them. */
export function isOnHosts(url: string, hosts: readonly string[]): boolean {
  const host = new URL(url).host.toLowerCase().replace(/^www\./, '')
  return hosts.some((known) => host === known || host.endsWith(`.${known}`))
}
