import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '@tessera/shared-auth'
import { DomainError } from '../kernel/domain-error.ts'
import type { Operation } from '../kernel/operation.ts'
import { guardAgainstAnother, guardAgainstForgery } from '../plugins/forgery-guard.ts'
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
  if (route.kind === 'command') guardAgainstAnother(request, context.viewer)
  return toAnswer(route, await operation.run(raw, context))
}

/**
 * Refuses a command before any of its body is read: forged calls, viewers the route does not admit, and
 * forms where none is taken.
 */
export async function admit(
  { contract: { route } }: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (route.kind !== 'command') return
  guardAgainstForgery(request, route.forgeryGuard)
  const { viewer } = await request.context(reply)
  guardAgainstAnother(request, viewer)
  const refused = refusal(route.access, viewer)
  if (refused) throw new DomainError(refused)
  if (!route.fileField && request.headers['content-type']?.startsWith('multipart/'))
    throw new DomainError('UNSUPPORTED_CONTENT', { detail: 'Send the body as JSON.' })
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
