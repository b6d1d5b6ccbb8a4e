import { z } from 'zod'
import { contract } from '../contract.ts'
import { bool, decimal, Id, text } from '../wire/scalars.ts'
import {
  AD_AGES,
  AD_GENDERS,
  AD_OBJECTIVES,
  AUDIENCE_WIDTHS,
  MAX_DAILY_BUDGET,
  MAX_TARGETED_AUDIENCES,
} from './ad-options.ts'
import { quickPromoteRoutes as r } from './quick-promote-routes.ts'

/** Why a pin cannot be chosen. // decided: B-2.71 */
export const UNPROMOTABLE_REASONS = ['HIDDEN', 'SECRET_BOARD', 'RUNNING'] as const

export const PromotablePinView = z.object({
  id: Id,
  title: z.string(),
  image_url: z.string().nullable(),
  link: z.string().nullable(),
  /** Null where it can be chosen. */
  reason: z.enum(UNPROMOTABLE_REASONS).nullable(),
})
export type PromotablePinView = z.output<typeof PromotablePinView>

export const AudienceView = z.object({
  audience_width: z.enum(AUDIENCE_WIDTHS),
  /** Rounded; null for an audience so small that a number would tell of single people. */
  size: z.number().nullable(),
  /** How many people a day's budget may reach, from and to; null where the audience is too small to say. */
  daily_reach: z.object({ from: z.number(), to: z.number() }).nullable(),
})
export type AudienceView = z.output<typeof AudienceView>

const ofAdvertiser = z.object({ advertiser_id: Id })
const errors = ['ASSET_NOT_FOUND', 'NOT_ALLOWED'] as const

export const quickPromoteContracts = {
  'advertisers.pins': contract(r['advertisers.pins'], {
    summary: 'The pins an advertiser may choose from for a promotion, newest first, 25 at a time.',
    input: ofAdvertiser.extend({
      query: text({ max: 100 }).default(''),
      /** The last pin of the page before. */
      before: Id.optional(),
      /** Exactly this one. */
      pin_id: Id.optional(),
    }),
    output: z.object({ pins: z.array(PromotablePinView), next: Id.nullable() }),
    errors,
  }),
  'advertisers.audience': contract(r['advertisers.audience'], {
    summary: 'How wide an audience is, and how many of it a day’s budget may reach.',
    input: ofAdvertiser.extend({
      locale: z.array(z.string().max(20)).max(100).default([]),
      ages: z.array(z.enum(AD_AGES)).max(AD_AGES.length).default([]),
      genders: z.array(z.enum(AD_GENDERS)).max(AD_GENDERS.length).default([]),
      interests: z.array(Id).max(100).default([]),
      audiences: z.array(Id).max(MAX_TARGETED_AUDIENCES).default([]),
      auto: bool.default(true),
      objective: z.enum(AD_OBJECTIVES).default('CONSIDERATION'),
      daily_budget: decimal({ min: 0, max: MAX_DAILY_BUDGET }).default(0),
    }),
    output: AudienceView,
    errors,
  }),
}
