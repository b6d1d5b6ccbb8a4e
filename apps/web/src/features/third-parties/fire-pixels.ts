import {
  isPixelRegion,
  type PixelEvent,
  type PixelProvider,
  pixelUrl,
  SOCIAL_PIXEL_RETRIES,
} from '@tessera/api-types/third-parties/pixel-rules'

export type Place = { country: string; region: string }

/** The providers that may be notified of somebody in a place. */
export const providersFor = (pixels: readonly PixelProvider[], { country, region }: Place): PixelProvider[] =>
  pixels.filter(({ regions }) => isPixelRegion(regions, country, region))

export type SendImage = (url: string) => Promise<void>

/** One try, and for social pixels three more; a pixel that does not arrive is nobody's problem. */
export async function sendPixel(provider: PixelProvider, url: string, send: SendImage): Promise<void> {
  const tries = 1 + (provider.kind === 'social' ? SOCIAL_PIXEL_RETRIES : 0)
  for (let tried = 0; tried < tries; tried += 1) {
    const isSent = await send(url).then(
      () => true,
      () => false,
    )
    if (isSent) return
  }
}

type Shot = { url: string; referrer: string; userHash: string; event: PixelEvent }

export const firePixels = (
  providers: readonly PixelProvider[],
  shot: Shot,
  send: SendImage,
): Promise<unknown> =>
  Promise.all(providers.map((provider) => sendPixel(provider, pixelUrl(provider.url, shot), send)))
