import type { FastifyRequest } from 'fastify'
import type { PageData, RequestContext } from '@tessera/api-types/page/request-context'
import type { Context } from '../kernel/context.ts'

export interface PageContext {
  requestContext: RequestContext
  pageData: PageData
}

/** Gives the page its request and viewer; the identity domain knows the viewer's part of it. */
export type PageContextSource = (request: FastifyRequest, context: Context) => Promise<PageContext>
