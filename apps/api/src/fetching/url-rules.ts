import { FetchFailure } from './fetch-failure.ts'

const MAX_URL_LENGTH = 2_048

/** Reads an address that a person or a redirect gave us. Throws FetchFailure unless it is plain http or https. */
export function readTarget(text: string, base?: URL): URL {
  const url = text.length <= MAX_URL_LENGTH ? URL.parse(text, base?.href) : null
  if (!url || url.hostname === '') throw new FetchFailure('URL_INVALID', 'Enter a valid web address.')
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchFailure('URL_INVALID', 'Enter an address that begins with http:// or https://.')
  if (url.username !== '' || url.password !== '')
    throw new FetchFailure('URL_INVALID', 'Enter an address without a username or password.')
  return url
}
