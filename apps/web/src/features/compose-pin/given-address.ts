import { isWebUrl } from '@tessera/api-types/wire/scalars'

const ADDRESS = /https?:\/\/\S+/

/** The web address that came with a bookmarklet or a share; some apps put it at the end of a text. */
export function givenAddress(params: URLSearchParams): string {
  const given = [params.get('url'), ADDRESS.exec(params.get('text') ?? '')?.[0]]
  return given.find((address) => address && isWebUrl(address)) ?? ''
}
