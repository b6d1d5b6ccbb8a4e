import { z } from 'zod'
import { Id } from '../wire/scalars.ts'
import { AD_PLACEMENTS } from '../ads/ad-load.ts'

/** Proves that a promotion was served to somebody: what the viewer does with it is sent with it. */
export const PromotionToken = z.string().max(100)

/** That somebody paid for a pin to stand where it does, and why this viewer sees it. // spec 000 §3 */
export const PinPromotion = z.object({
  id: Id,
  /** The ad account that pays. */
  advertiser_id: Id,
  promoter_name: z.string(),
  token: PromotionToken,
  /** It asks those who see it for their details. */
  has_lead_form: z.boolean(),
  attribution: z.object({
    matched_age: z.boolean(),
    /** They are in an audience that the business chose. */
    matched_audience: z.boolean(),
    matched_device: z.boolean(),
    matched_gender: z.boolean(),
    matched_interest: z.boolean(),
    matched_keyword: z.boolean(),
    matched_locale: z.boolean(),
  }),
  /** What this delivery rested on besides. */
  delivery: z.object({
    placement: z.enum(AD_PLACEMENTS),
    /** The country the promotion runs in, and the viewer is in. */
    country: z.string(),
    /** Names of topics it is about that the viewer follows. */
    interests: z.array(z.string()),
    /** Names of topics it is about and the page is about, too. */
    page_topics: z.array(z.string()),
  }),
})
export type PinPromotion = z.output<typeof PinPromotion>
