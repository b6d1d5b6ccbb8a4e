import type { FastifyRequest } from 'fastify'
import { DomainError } from '../kernel/domain-error.ts'

/** A file of a multipart form, as operations receive it. */
export interface UploadedFile {
  bytes: Buffer
  filename: string
}

/** Fields of a multipart form by name; a file is an {@link UploadedFile}. Sizes and counts are capped by the app. */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
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
