import { isWebUrl } from '@tessera/api-types/wire/scalars'
import { pinTextLimits } from '../../entities/pins/pin-text-form.ts'

const ADDRESS = /https?:\/\/\S+/

/** The web address that came with a bookmarklet or a share; some apps put it at the end of a text. */
export function givenAddress(params: URLSearchParams): string {
  const given = [params.get('url'), ADDRESS.exec(params.get('text') ?? '')?.[0]]
  return given.find((address) => address && isWebUrl(address)) ?? ''
}

/** The words that came with a share, without the address among them. */
export function givenWords(params: URLSearchParams): { title: string; description: string } {
  const of = (name: string) => (params.get(name) ?? '').trim()
  return {
    title: of('title').slice(0, pinTextLimits.title.max),
    description: of('text').replace(ADDRESS, '').trim().slice(0, pinTextLimits.description.max),
  }
}
