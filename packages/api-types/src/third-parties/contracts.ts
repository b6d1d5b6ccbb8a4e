import { z } from 'zod'
import { contract } from '../contract.ts'
import { PIXEL_EVENTS, PIXEL_KINDS, type PixelKind } from './pixel-rules.ts'
import { thirdPartiesRoutes } from './routes.ts'

const kinds = Object.keys(PIXEL_KINDS) as [PixelKind, ...PixelKind[]]

export const thirdPartiesContracts = {
  'thirdParties.plan': contract(thirdPartiesRoutes['thirdParties.plan'], {
    summary: 'The third parties this site has set up, and what they may receive about the viewer.',
    input: z.object({}),
    output: z.object({
      pixels: z.array(
        z.object({ name: z.string(), url: z.string(), kind: z.enum(kinds), regions: z.array(z.string()) }),
      ),
      tag_manager_url: z.string().nullable(),
      ad_tag_url: z.string().nullable(),
      ad_frame_url: z.string().nullable(),
      is_marketing_allowed: z.boolean(),
      /** SHA-256 of the member's id, as hex; empty for visitors. */
      user_hash: z.string(),
      events: z.array(z.enum(PIXEL_EVENTS)),
    }),
  }),
  'thirdParties.identify': contract(thirdPartiesRoutes['thirdParties.identify'], {
    summary: 'The identifier by which the advertising frame knows the viewer; made anew when it has expired.',
    input: z.object({}),
    output: z.object({
      identifier: z.string(),
      /** Milliseconds since 1970. */
      expires_at: z.int(),
    }),
    errors: ['CONSENT_REQUIRED'],
  }),
}
