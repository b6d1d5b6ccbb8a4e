import { z } from 'zod'
import { contract } from '../contract.ts'
import { bool, decimal, Id } from '../wire/scalars.ts'
import { visualSearchRoutes } from './routes.ts'
import { VisualResults } from './views.ts'

/** A browser shrinks what it sends; in base64. */
const MAX_PICTURE_TEXT = 900_000
/** The 128 bytes of a look, in base64url. */
const LOOK = /^[A-Za-z0-9_-]{171}$/

const share = decimal({ min: 0, max: 1 })
const region = { x: share.default(0), y: share.default(0), w: share.default(1), h: share.default(1) }
const price = decimal({ min: 0, max: 1e9 }).nullish()

const narrowing = {
  /** Products alone. */
  is_shopping: bool.default(false),
  price_min: price,
  price_max: price,
  price_currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullish(),
  domain: z.string().trim().max(255).nullish(),
  /** The slug of a topic. */
  category: z.string().trim().max(100).nullish(),
}

export const visualSearchContracts = {
  'visualSearch.crop': contract(visualSearchRoutes['visualSearch.crop'], {
    summary: 'Pins that look like a part of a pin’s picture, the nearest first.',
    input: z.object({ pin_id: Id, ...region, ...narrowing }),
    output: VisualResults,
    errors: ['PIN_NOT_FOUND', 'UNAVAILABLE'],
  }),
  'visualSearch.live': contract(visualSearchRoutes['visualSearch.live'], {
    summary: 'Pins that look like a picture that is not kept, the nearest first.',
    input: z.object({ look: z.string().regex(LOOK), ...narrowing }),
    output: VisualResults,
  }),
  'visualSearch.describe': contract(visualSearchRoutes['visualSearch.describe'], {
    summary: 'What a part of a picture looks like, to search by; the picture is not kept.',
    input: z.object({ picture: z.base64().min(1).max(MAX_PICTURE_TEXT), ...region }),
    output: z.object({ look: z.string() }),
    errors: [
      'IMAGE_TOO_SMALL',
      'IMAGE_BROKEN',
      'IMAGE_TOO_LARGE',
      'IMAGE_TOO_MANY_PIXELS',
      'IMAGE_TOO_COMPLEX',
      'IMAGE_TYPE_UNSUPPORTED',
      'IMAGE_TIMEOUT',
      'UNAVAILABLE',
    ],
  }),
}
