import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../kernel/context.ts'

interface AuthorizationFlow {
  start(asked: { slot: string; next?: unknown; pass?: unknown }, context: Context): Promise<string>
  finish(slot: string, answer: URL, context: Context): Promise<string>
  publicUrl: string
}

interface SocialRequest {
  Params: { slot: string }
  Querystring: Record<string, unknown>
}

/** The way to a sign-in provider and back: two addresses the browser itself goes to. */
export const socialRoutes =
  ({ start, finish, publicUrl }: AuthorizationFlow) =>
  (app: FastifyInstance): void => {
    const goOn = (reply: FastifyReply, url: string) => reply.header('cache-control', 'no-store').redirect(url)

    app.get<SocialRequest>('/social/:slot/start', async (request, reply) => {
      const { next, pass } = request.query
      const context = await request.context(reply)
      return goOn(reply, await start({ slot: request.params.slot, next, pass }, context))
    })

    app.get<SocialRequest>('/social/:slot/callback', async (request, reply) => {
      const context = await request.context(reply)
      return goOn(reply, await finish(request.params.slot, new URL(request.url, publicUrl), context))
    })
  }
