import { createHmac } from 'node:crypto'

/** The same for as long as the site keeps its key, and of no use to anybody else. */
export const proofText = (secret: Buffer, userId: string, host: string): string =>
  createHmac('sha256', secret).update(`website:${userId}:${host}`).digest('hex').slice(0, 32)
