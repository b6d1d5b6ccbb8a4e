import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '../kernel/operation.ts'
import { guardAgainstForgery } from '../plugins/forgery-guard.ts'
import { toAnswer, type Answer } from './envelope.ts'

/** Runs an operation for an HTTP request: commands must first prove that they come from our own pages. */
export async function call(
  operation: Operation,
  raw: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer> {
  const { route } = operation.contract
  if (route.kind === 'command') guardAgainstForgery(request, route.forgeryGuard)
  const context = await request.context(reply)
  return toAnswer(route, await operation.run(raw, context))
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
