/** What became of an ad on a page it could have stood on; the first reason that holds. Free of zod: the console shows them. */
export const DELIVERY_VERDICTS = [
  'SHOWN',
  /** Others had spent a smaller share of their daily budget. */
  'OTHERS_FIRST',
  'NOT_TARGETED',
  /** The viewer saw it as often as anybody may within a day. */
  'SEEN_ENOUGH',
  'BUDGET_SPENT',
  'CAP_REACHED',
  /** It had spent more of its daily budget than of the day had passed. */
  'SPREAD_OVER_DAY',
  /** Too young, of the advertiser's own people, or the viewer hid it, blocked its owner or has the pin on the page. */
  'KEPT_FROM_VIEWER',
] as const
export type DeliveryVerdict = (typeof DELIVERY_VERDICTS)[number]

/** Days that an advertiser sees verdicts of, today among them. */
export const VERDICT_DAYS = 7
