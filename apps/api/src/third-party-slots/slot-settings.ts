import { z } from 'zod'
import { PIXEL_KINDS, type PixelKind, type PixelProvider } from '@tessera/api-types/third-parties/pixel-rules'
import { CONSENT_COUNTRIES, UNTRACKED_COUNTRIES } from '@tessera/api-types/consent/consent-rules'

/** Other people's servers that pages may call on; each is off until it is set up. */
export interface ThirdPartySlots {
  consentCountries: readonly string[]
  pixels: readonly PixelProvider[]
  tagManagerUrl: string | null
  adTagUrl: string | null
  adFrameUrl: string | null
}

const kinds = Object.keys(PIXEL_KINDS) as [PixelKind, ...PixelKind[]]

const Pixel = z
  .object({
    name: z.string().min(1).max(60),
    url: z.string().refine((url) => URL.canParse(url) && /^https?:/.test(url), 'must be an address'),
    kind: z.enum(kinds),
    regions: z.array(z.string().regex(/^(?:[A-Z]{2}|-[A-Z]{2}-[A-Z0-9]{1,3})$/)).optional(),
  })
  .transform((pixel): PixelProvider => ({ ...pixel, regions: pixel.regions ?? [...PIXEL_KINDS[pixel.kind]] }))

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'is no JSON' })
    return z.NEVER
  }
})

export const AdPixels = z.union([
  z.undefined().transform((): PixelProvider[] => []),
  json.pipe(z.array(Pixel).max(20)),
])

const Countries = z
  .string()
  .regex(/^(?:[A-Z]+(?:\s*,\s*[A-Z]+)*)?$/, 'must be two-letter codes, or UNKNOWN')
  .transform((value) =>
    value
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  )

export const ConsentCountries = Countries.default([...CONSENT_COUNTRIES])
export const UntrackedCountries = Countries.default([...UNTRACKED_COUNTRIES])

interface Settings {
  CONSENT_COUNTRIES: readonly string[]
  AD_PIXELS: readonly PixelProvider[]
  TAG_MANAGER_URL?: string | undefined
  AD_TAG_URL?: string | undefined
  AD_FRAME_URL?: string | undefined
}

export const thirdPartySlots = (settings: Settings): ThirdPartySlots => ({
  consentCountries: settings.CONSENT_COUNTRIES,
  pixels: settings.AD_PIXELS,
  tagManagerUrl: settings.TAG_MANAGER_URL ?? null,
  adTagUrl: settings.AD_TAG_URL ?? null,
  adFrameUrl: settings.AD_FRAME_URL ?? null,
})

/** @internal Tests begin without any. */
export const noThirdParties: ThirdPartySlots = {
  consentCountries: CONSENT_COUNTRIES,
  pixels: [],
  tagManagerUrl: null,
  adTagUrl: null,
  adFrameUrl: null,
}

export const hasThirdParties = ({ pixels, tagManagerUrl, adTagUrl, adFrameUrl }: ThirdPartySlots): boolean =>
  pixels.length > 0 || tagManagerUrl !== null || adTagUrl !== null || adFrameUrl !== null

/** Whom a page may load from, besides ourselves. */
export interface AdmittedOrigins {
  images: readonly string[]
  scripts: readonly string[]
  frames: readonly string[]
}

export function admittedOrigins({
  pixels,
  tagManagerUrl,
  adTagUrl,
  adFrameUrl,
}: ThirdPartySlots): AdmittedOrigins {
  const origins = (urls: readonly (string | null)[]) => [
    ...new Set(urls.flatMap((url) => (url === null ? [] : [new URL(url).origin]))),
  ]
  return {
    images: origins([...pixels.map(({ url }) => url), tagManagerUrl, adTagUrl]),
    scripts: origins([tagManagerUrl, adTagUrl]),
    frames: origins([adFrameUrl]),
  }
}
