import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyError, FastifyRequest } from 'fastify'
import { DomainError } from '../kernel/domain-error.ts'

/** A file of a multipart form, as operations receive it; it lies on disk and is gone after the call. */
export interface UploadedFile {
  read(): Promise<Uint8Array>
  stream(): Readable
  size: number
  filename: string
}

interface FormOptions {
  fileField: string
  /** Refuses the form by its fields, before its file is taken. */
  beforeFile(fields: Record<string, unknown>): void
}

interface ReadOptions extends FormOptions {
  /** Refuses a file for which there is no room among those of all callers. */
  takePlace(): void
}

/** Files that are being received or worked on at once, of all callers; each may have 32 MB. */
const MAX_FILES = 24

/** Takes multipart forms, whose files are streamed to disk; more than there is room for are refused. */
export function multipartReader() {
  let files = 0
  return async function withForm<T>(
    request: FastifyRequest,
    options: FormOptions,
    work: (fields: Record<string, unknown>) => Promise<T>,
  ): Promise<T> {
    const path = join(tmpdir(), `tessera-form-${randomUUID()}`)
    let mine = 0
    // Only behind the fields: others could hold every place with forms whose file never begins.
    const takePlace = () => {
      if (files >= MAX_FILES) throw new DomainError('UNAVAILABLE', { retryAfter: 5 })
      files += 1
      mine += 1
    }
    try {
      return await work(await readForm(request, { ...options, takePlace }, path))
    } finally {
      files -= mine
      await rm(path, { force: true })
    }
  }
}

/**
 * Fields of a multipart form by name. Sizes and counts are capped by the app.
 * @throws DomainError INVALID_INPUT for a form that is cut off or malformed
 */
async function readForm(
  request: FastifyRequest,
  options: ReadOptions,
  path: string,
): Promise<Record<string, unknown>> {
  try {
    return await readParts(request, options, path)
  } catch (error) {
    // The parser's own refusals (too many parts, too long) carry a status; its complaints about syntax do not.
    if (error instanceof DomainError || (error as FastifyError).statusCode !== undefined) throw error
    throw new DomainError('INVALID_INPUT', { fields: { body: { key: 'field.multipart' } } })
  }
}

async function readParts(
  request: FastifyRequest,
  { fileField, beforeFile, takePlace }: ReadOptions,
  path: string,
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = Object.create(null)
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value
    } else if (part.fieldname === fileField) {
      beforeFile({ ...fields })
      takePlace()
      fields[fileField] = await storeFile(part, path)
    } else {
      throw new DomainError('INVALID_INPUT', { fields: { [part.fieldname]: { key: 'field.noFile' } } })
    }
  }
  return { ...fields }
}

async function storeFile({ file, filename }: MultipartFile, path: string): Promise<UploadedFile> {
  await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  if (file.truncated) throw new DomainError('IMAGE_TOO_LARGE')
  return { read: () => readFile(path), stream: () => createReadStream(path), size: file.bytesRead, filename }
}
