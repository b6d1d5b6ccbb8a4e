import { z } from 'zod'
import { contract } from '../contract.ts'
import { PromotionToken } from '../pins/promotion.ts'
import { promotedPinRoutes as r } from './promoted-pin-routes.ts'

const served = {
  input: z.object({ token: PromotionToken }),
  output: z.null(),
  errors: ['PROMOTION_NOT_FOUND'],
} as const

export const promotedPinContracts = {
  'promotedPins.hide': contract(r['promotedPins.hide'], {
    summary: 'Never shows the viewer a promotion again that was shown to them within a day.',
    ...served,
  }),
  'promotedPins.unhide': contract(r['promotedPins.unhide'], {
    summary: 'Takes back that a promotion was hidden.',
    ...served,
  }),
}
