import { z } from 'zod'
import { feedAttribution, searchIn } from '@tessera/shared-tracking'
import { parseJson } from '../../kernel/parse-json.ts'

const MOST_PAGES = 20 // spec 001 §9
const ts = z.number().int().min(0).max(8_640_000_000_000_000)

const VisitedPage = z.object({ path: z.string().max(1000), pageType: z.string().max(30), ts })
const InviteRedemption = z.object({ inviteCode: z.string().min(1).max(100), ts })
const PaidLanding = z.object({
  campaignId: z.string().max(100),
  adImageUrl: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .optional()
    .catch(undefined),
  ts,
})

export type VisitedPage = z.output<typeof VisitedPage>

function jsonIn(text: string): unknown {
  try {
    return parseJson(text, 'signals')
  } catch {
    return undefined
  }
}

function read<T>(text: string | undefined, shape: z.ZodType<T>): T | null {
  const parsed = shape.safeParse(text === undefined ? undefined : jsonIn(text))
  return parsed.success ? parsed.data : null
}

/** The records a browser sent; one that is malformed is left out, the newest are kept. */
export function readSignals(given: {
  unauth_visited_pages?: string | undefined
  invite_redemption?: string | undefined
  paid_landing?: string | undefined
}) {
  const pages = read(given.unauth_visited_pages, z.array(z.unknown())) ?? []
  return {
    visitedPages: pages.slice(-MOST_PAGES).flatMap((page): VisitedPage[] => {
      const parsed = VisitedPage.safeParse(page)
      return parsed.success ? [parsed.data] : []
    }),
    inviteRedemption: read(given.invite_redemption, InviteRedemption),
    paidLanding: read(given.paid_landing, PaidLanding),
  }
}

const TOPIC = /^\/(?:topics|explore)\/([\w-]{1,100})\/?$/
const PIN = /^\/pin\/(\d{1,18})(?:\/|$)/

/** What a visit was about: slugs of topics, words searched for, pins looked at; none twice. */
export function aboutVisit(pages: readonly VisitedPage[]) {
  const matches = (pattern: RegExp) => [
    ...new Set(pages.flatMap(({ path }) => pattern.exec(path.split(/[?#]/)[0] ?? '')?.[1] ?? [])),
  ]
  const isSearch = ({ path }: VisitedPage) => feedAttribution(path)?.surface === 'search'
  const searches = pages.filter(isSearch).flatMap(({ path }) => searchIn(path) ?? [])
  return { slugs: matches(TOPIC), pinIds: matches(PIN), searches }
}
