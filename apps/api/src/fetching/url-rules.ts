import { FetchFailure } from './fetch-failure.ts'

const MAX_URL_LENGTH = 2_048
const defaultPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

export interface FetchTarget {
  url: URL
  /** without the brackets of an IPv6 address */
  host: string
  port: number
}

/** Reads an address that a person gave us. Throws FetchFailure unless it is plain http or https. */
export function readTarget(text: string, base?: URL): FetchTarget {
  const url = text.length <= MAX_URL_LENGTH ? URL.parse(text, base?.href) : null
  if (!url) throw new FetchFailure('URL_INVALID', 'This is not a web address.')
  const port = Number(url.port) || defaultPorts[url.protocol]
  if (port === undefined)
    throw new FetchFailure('URL_INVALID', 'Only http and https addresses can be loaded.')
  if (url.username !== '' || url.password !== '')
    throw new FetchFailure('URL_INVALID', 'An address with a name or password in it cannot be loaded.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (host === '') throw new FetchFailure('URL_INVALID', 'This is not a web address.')
  return { url, host, port }
}
