import { isPinId, pinIdOf, pinPath } from '../../../entities/pins/pin-reference.ts'
import { pinsApi } from '../../../entities/pins/pins-api.ts'
import { selectPin } from '../../../entities/pins/pins-slice.ts'
import { prefetched } from '../../../shared/api/prefetch.ts'
import type { Translate } from '../../../shared/i18n/translator.ts'
import type { AppStore } from '../../../shared/store/make-store.ts'
import type { RootState } from '../../../shared/store/root-reducer.ts'
import { pinJsonLd } from './pin-json-ld.ts'

type Params = Readonly<Record<string, string | undefined>>
type PreloadArgs = { store: AppStore; params: Params }
type HeadInput = { state: RootState; params: Params; t: Translate<'closeup' | 'pins'>; url: URL }

export const pinIdIn = ({ id = '' }: Params): string => pinIdOf(id)

const NOT_FOUND = 404

/** Fetches the pin, then its comments, with the related pins beside. A missing pin is a 404. */
export async function preloadCloseup({ store, params }: PreloadArgs): Promise<{ status?: number }> {
  const pinId = pinIdIn(params)
  if (!isPinId(pinId)) return { status: NOT_FOUND }
  const story = import('./late/preload-story.ts')
  const neighbors = story.then(({ preloadNeighbors }) => preloadNeighbors(store, pinId))
  const { data } = await prefetched(store.dispatch(pinsApi.endpoints.closeup.initiate(pinId)))
  if (data?.kind === 'error') {
    await neighbors
    return { status: data.error.httpStatus || 503 }
  }
  await Promise.all([
    neighbors,
    story.then(({ preloadComments }) => preloadComments(store, pinId)),
    story.then(({ preloadArticles }) => preloadArticles(store, pinId)),
  ])
  return {}
}

/** Fetches what the phone's page of boards shows of the pin. */
export async function preloadLightPin({ store, params }: PreloadArgs): Promise<{ status?: number }> {
  const pinId = pinIdIn(params)
  if (!isPinId(pinId)) return { status: NOT_FOUND }
  const { data } = await prefetched(store.dispatch(pinsApi.endpoints.lightPin.initiate(pinId)))
  return data?.kind === 'error' ? { status: data.error.httpStatus || 503 } : {}
}

/** The metadata of the pin, for search engines and link previews. */
export function closeupHead({ state, params, t, url }: HeadInput) {
  const pinId = pinIdIn(params)
  const pin = selectPin(state, pinId)
  if (!pin) return { title: t('closeup.missingTitle') }
  const title = pin.seo_title || pin.title || t('pin.by', { name: pin.pinner.full_name })
  const address = new URL(pinPath(pinId), url.origin).href
  const picture = ('600x315' in pin.images ? pin.images['600x315'] : pin.images.orig).url
  const oembed = `/oembed/?${new URLSearchParams({ url: address, format: 'json' }).toString()}`
  return {
    title,
    description: pin.seo_description || pin.description || pin.alt_text || title,
    canonical: pinPath(pinId),
    isListed: pin.board?.privacy === 'public',
    og: {
      type: pin.content.kind === 'product' ? 'product' : 'article',
      image: new URL(picture, url.origin).href,
      ...(pin.alt_text && { 'image:alt': pin.alt_text }),
    },
    links: [{ rel: 'alternate', type: 'application/json+oembed', href: oembed, title }],
    jsonLd: [pinJsonLd(pin, { address, origin: url.origin })],
  }
}
