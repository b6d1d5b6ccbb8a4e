import type { DecoderPool } from '../images/decoder-pool.ts'
import type { Db } from '../kernel/deps.ts'
import type { Storage } from '../storage/storage.ts'

export interface DemoShop {
  db: Db
  storage: Storage
  decoders: DecoderPool
  now: Date
  passwordHash: string
  /** Called with each step and how much of it is done, 0 to 1. */
  onProgress(step: string, part: number): void
}
