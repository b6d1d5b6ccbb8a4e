/**
 * Joins developed frames into a clip.
 *
 *     node tools/demo-scenes/clip.ts DEVELOPED NAME FILE.mp4 [CRF]
 *
 * The frames are NAME-0.webp, NAME-1.webp and so on.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { joinFrames } from '../../apps/api/test/join-frames.ts'

const [developed, name, target, crf = '27'] = process.argv.slice(2)
if (!developed || !name || !target)
  throw new Error('Usage: node tools/demo-scenes/clip.ts DEVELOPED NAME FILE.mp4 [CRF]')
const folder = await mkdtemp(join(tmpdir(), 'tessera-clip-'))
try {
  const frames = (await readdir(developed)).filter((file) => file.startsWith(`${name}-`))
  for (const at of frames.keys())
    await sharp(join(developed, `${name}-${at}.webp`))
      .png()
      .toFile(join(folder, `${at}.png`))
  await joinFrames(folder, target, crf)
} finally {
  await rm(folder, { recursive: true, force: true })
}
