import { Transform, type TransformCallback } from 'node:stream'

const BLOCK_BYTES = 4096

/**
 * The same bytes in blocks of 4 KB, however small the pieces are in which they come: who keeps a body piece by piece
 * would otherwise take a hundred times its size.
 */
export class GatheredBody extends Transform {
  #block: Buffer | null = null
  #size = 0

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    for (let rest = chunk; rest.length > 0;) {
      const isWhole = this.#size === 0 && rest.length >= BLOCK_BYTES
      rest = isWhole ? this.#pass(rest) : this.#gather(rest)
    }
    done()
  }

  override _flush(done: TransformCallback): void {
    if (this.#block && this.#size > 0) this.push(this.#block.subarray(0, this.#size))
    done()
  }

  #pass(bytes: Buffer): Buffer {
    this.push(bytes)
    return bytes.subarray(bytes.length)
  }

  /** Takes what has room; returns the rest. */
  #gather(bytes: Buffer): Buffer {
    this.#block ??= Buffer.allocUnsafe(BLOCK_BYTES)
    const taken = bytes.subarray(0, BLOCK_BYTES - this.#size)
    this.#block.set(taken, this.#size)
    this.#size += taken.length
    if (this.#size === BLOCK_BYTES) {
      this.push(this.#block)
      this.#block = null
      this.#size = 0
    }
    return bytes.subarray(taken.length)
  }
}
