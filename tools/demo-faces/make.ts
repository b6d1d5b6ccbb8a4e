/**
 * Makes the profile pictures of the demo people: drawn silhouettes, and scenes that `tools/demo-scenes` developed.
 *
 *     node tools/demo-faces/make.ts DEVELOPED INTO
 *
 * What is in INTO already is left as it is.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { DEMO_FACES } from '../../apps/api/src/demo/faces-data.ts'
import { silhouetteSvg } from './silhouette-svg.ts'
import { SILHOUETTES } from './silhouettes-data.ts'

const SIDE = 192
const MOST_BYTES = 8_192
const QUALITIES = [82, 76, 70, 62, 54, 46, 38]

async function smallWebp(source: Sharp): Promise<Buffer> {
  const square = await source.resize(SIDE, SIDE, { fit: 'cover' }).removeAlpha().png().toBuffer()
  for (const quality of QUALITIES) {
    const made = await sharp(square).webp({ quality, effort: 6 }).toBuffer()
    if (made.length <= MOST_BYTES) return made
  }
  throw new Error('A picture does not fit')
}

const [developed, into] = process.argv.slice(2)
if (!developed || !into) throw new Error('Usage: node tools/demo-faces/make.ts DEVELOPED INTO')
await mkdir(into, { recursive: true })
for (const name of DEMO_FACES) {
  const target = join(into, `${name}.webp`)
  if (existsSync(target)) continue
  const drawn = SILHOUETTES[name]
  const source = drawn ? Buffer.from(silhouetteSvg(drawn)) : join(developed, `${name}.webp`)
  await writeFile(target, await smallWebp(sharp(source)))
}
