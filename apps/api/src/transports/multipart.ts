import type { FastifyError, FastifyRequest } from 'fastify'
import { DomainError } from '../kernel/domain-error.ts'

/** A file of a multipart form, as operations receive it. */
export interface UploadedFile {
  bytes: Buffer
  filename: string
}

/**
 * Fields of a multipart form by name; a file is an {@link UploadedFile}. Sizes and counts are capped by the app.
 * @throws DomainError INVALID_INPUT for a form that is cut off or malformed
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  try {
    return await readParts(request)
  } catch (error) {
    // The parser's own refusals (too many parts, too long) carry a status; its complaints about syntax do not.
    if (error instanceof DomainError || (error as FastifyError).statusCode !== undefined) throw error
    throw new DomainError('INVALID_INPUT', { fields: { body: ['must be a whole multipart form'] } })
  }
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = Object.create(null)
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value
      continue
    }
    const bytes = await part.toBuffer()
    if (part.file.truncated) throw new DomainError('IMAGE_TOO_LARGE')
    fields[part.fieldname] = { bytes, filename: part.filename } satisfies UploadedFile
  }
  return { ...fields }
}
