import type { ErrorReason } from '../errors.ts'
import type { PageData, RequestContext } from './request-context.ts'

/** The six fields every failed call returns. spec 001 §3 */
export type CallError = {
  api_error_code: number
  code: number
  message: string
  message_detail: string
  extraData: unknown
  httpStatus: number
  /** Not of servers before it, and of failures without a response. */
  reason?: ErrorReason
}

export type CallResult = { data: unknown; bookmark?: string | null } | { error: CallError }

/** Runs one operation inside the server, as this request's viewer. */
export type Invoke = (contractName: string, rawInput: unknown) => Promise<CallResult>

export type Theme = 'light' | 'dark'

export type RenderRequest = {
  /** The full address asked for, with its origin. */
  url: string
  method: string
  requestContext: RequestContext
  /** `initialHandlerId` may be left empty: the renderer fills it in from the matched route. */
  pageData: PageData
  /** Goes on every script and style element; the Content-Security-Policy must carry the same. */
  nonce: string
  /** The theme the visitor chose (cookie `theme`); null follows the system. */
  theme: Theme | null
  invoke: Invoke
  /** Where the client build is served from, with a trailing slash: `/` or `https://cdn.example/`. */
  assetsBase: string
  siteName: string
  /** The icon in place of that of the software. */
  siteIcon: string | null
  /** Rules over the style sheets; empty where the site looks as it comes. */
  siteStyle: string
  /** Receives errors of rendering; the visitor gets a page all the same. */
  onError: (error: unknown) => void
}

/** A page in three parts, the middle of which is the same object for all who share it. */
export type PageParts = {
  before: string
  shared: { text: string }
  after: string
}

export type RenderResult = {
  status: number
  headers: Record<string, string>
  body: string
  /** The body of a page that several are served. */
  parts?: PageParts
}

export type PageRenderer = (request: RenderRequest) => Promise<RenderResult>
