import { isIP } from 'node:net'
import { canonicalAddress, isPublicAddress } from './address-rules.ts'
import { FetchFailure } from './fetch-failure.ts'

/** All addresses of a name; rejects when there are none. */
export type ResolveName = (name: string) => Promise<readonly string[]>

export interface AddressGuard {
  resolve: ResolveName
  ports: readonly number[]
  /** `address:port` pairs that may be reached all the same, e.g. a server of a test; IPv6 without brackets */
  allow: readonly string[]
}

const MAX_ADDRESSES_TRIED = 4

/**
 * The addresses that may be connected to for a host and port, at least one. Every address of the
 * name must be allowed: a name that mixes public and inner ones is refused. Throws FetchFailure.
 */
export async function pinAddresses(guard: AddressGuard, host: string, port: number): Promise<string[]> {
  const addresses = isIP(host) ? [host] : await namedAddresses(guard, host)
  if (addresses.length === 0) throw new FetchFailure('NAME_NOT_FOUND', 'We couldn’t reach that site.')
  if (!addresses.every((address) => isAllowed(guard, address, port)))
    throw new FetchFailure('ADDRESS_NOT_ALLOWED', 'We can’t load that address.')
  return addresses.slice(0, MAX_ADDRESSES_TRIED)
}

function isAllowed({ ports, allow }: AddressGuard, address: string, port: number): boolean {
  if (isIP(address) === 0) return false
  if (allow.includes(`${canonicalAddress(address)}:${port}`)) return true
  return ports.includes(port) && isPublicAddress(address)
}

const namedAddresses = ({ resolve }: AddressGuard, host: string): Promise<readonly string[]> =>
  resolve(host).catch(() => {
    throw new FetchFailure('NAME_NOT_FOUND', 'We couldn’t reach that site.')
  })
