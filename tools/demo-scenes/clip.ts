/**
 * Joins developed frames into a clip, and lays its poster beside it.
 *
 *     node tools/demo-scenes/clip.ts DEVELOPED NAME CLIP.mp4 POSTER.webp [CRF]
 *
 * The frames are NAME-0.webp, NAME-1.webp and so on.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { COVER_MS } from '../../apps/api/src/demo/clip-uploads.ts'
import { COVER_FILE } from '../../apps/api/src/videos/video-job.ts'
import { defaultVideoLimits } from '../../apps/api/src/videos/video-limits.ts'
import { processVideo } from '../../apps/api/src/videos/video-process.ts'
import { joinFrames } from '../../apps/api/test/join-frames.ts'

const [developed, name, target, poster, crf = '27'] = process.argv.slice(2)
if (!developed || !name || !target || !poster)
  throw new Error('Usage: node tools/demo-scenes/clip.ts DEVELOPED NAME CLIP.mp4 POSTER.webp [CRF]')
const folder = await mkdtemp(join(tmpdir(), 'tessera-clip-'))
try {
  const frames = (await readdir(developed)).filter((file) => file.startsWith(`${name}-`))
  for (const at of frames.keys())
    await sharp(join(developed, `${name}-${at}.webp`))
      .png()
      .toFile(join(folder, `${at}.png`))
  await joinFrames(folder, target, crf)
  const job = { input: target, folder, coverMs: COVER_MS, limits: defaultVideoLimits }
  await processVideo(job, new AbortController().signal)
  await sharp(join(folder, COVER_FILE)).webp({ quality: 82 }).toFile(poster)
} finally {
  await rm(folder, { recursive: true, force: true })
}
