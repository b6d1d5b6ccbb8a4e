import type { ConsoleResource } from './shared/console-resource.ts'
import { articles } from './resources/articles/index.ts'
import { brand } from './resources/brand/index.ts'
import { experiments } from './resources/experiments/index.ts'
import { feedback } from './resources/feedback/index.ts'
import { issuedInvoices } from './resources/issued-invoices/index.ts'
import { merchantAppeals } from './resources/merchant-appeals/index.ts'
import { music } from './resources/music/index.ts'
import { reports } from './resources/reports/index.ts'
import { texts } from './resources/texts/index.ts'

/** What the staff of the site looks after, in the order of the menu; their console opens with the first. */
export const siteResources = [
  reports,
  merchantAppeals,
  issuedInvoices,
  articles,
  music,
  brand,
  texts,
  feedback,
  experiments,
] as const satisfies readonly ConsoleResource[]
