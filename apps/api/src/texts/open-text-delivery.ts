import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { noTextDelivery, type TextDelivery } from './text-delivery.ts'

const TIMEOUT_MS = 10_000

/** The way out that the settings name; without one nothing leaves. */
export function openTextDelivery({ TEXT_GATEWAY, TEXT_GATEWAY_TOKEN, DATA_DIR }: Config): TextDelivery {
  if (!TEXT_GATEWAY) return noTextDelivery
  if (TEXT_GATEWAY === 'folder') return textFolder(join(DATA_DIR, 'texts'))
  return textGateway(TEXT_GATEWAY, TEXT_GATEWAY_TOKEN)
}

/** Keeps messages as files instead of sending them: one JSON document each, whole or absent. */
const textFolder = (folder: string): TextDelivery => ({
  async deliver(message) {
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${message.id}.json`)
    await writeFile(`${file}.part`, JSON.stringify(message, null, 2), { mode: 0o600 })
    await rename(`${file}.part`, file)
  },
})

/** Posts `{id, to, text}` to a gateway; its `id` distinguishes a retry from a second message. */
const textGateway = (url: string, token: string | undefined): TextDelivery => ({
  async deliver({ id, to, text }) {
    const { request } = await import('undici')
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ id, to, text }),
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    })
    await body.dump()
    if (statusCode >= 300) throw new Error(`The text gateway answered ${statusCode}`)
  },
})
