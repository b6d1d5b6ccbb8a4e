import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressed = promisify(brotliCompress)

const TEXTS = /\.(?:js|css|svg)$/
const WORTH_IT_BYTES = 1024
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }

/** Lays a `.br` beside each text of a build, so that no request has to wait until it is compressed. */
export async function compressAssets(folder: string): Promise<void> {
  const files = readdirSync(folder).filter((name) => TEXTS.test(name))
  await Promise.all(
    files.map(async (name) => {
      const bytes = readFileSync(join(folder, name))
      if (bytes.length < WORTH_IT_BYTES) return
      writeFileSync(join(folder, `${name}.br`), await compressed(bytes, { params }))
    }),
  )
}
