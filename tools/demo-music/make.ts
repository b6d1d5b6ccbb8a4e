/**
 * Plays the pieces of the demo world into `apps/api/src/demo/music`, and prints how long each is.
 *
 *     node tools/demo-music/make.ts
 */
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOUND_FILE } from '../../apps/api/src/sounds/sound-job.ts'
import { defaultSoundLimits } from '../../apps/api/src/sounds/sound-library.ts'
import { processSound } from '../../apps/api/src/sounds/sound-library.ts'
import { wavOf } from '../../apps/api/test/sound-samples.ts'
import { fromRoot } from '../lib/repository.ts'
import { PIECES } from './pieces.ts'
import { render } from './synthesizer.ts'

const BITRATE = '56k'

for (const { name, seconds, parts } of PIECES) {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-music-'))
  try {
    const input = join(folder, 'piece.wav')
    await writeFile(input, wavOf(render(parts, seconds)))
    const job = { input, folder, bitrate: BITRATE, limits: defaultSoundLimits } as const
    const { durationMs } = await processSound(job, new AbortController().signal)
    await copyFile(join(folder, SOUND_FILE), fromRoot(`apps/api/src/demo/music/${name}.m4a`))
    process.stdout.write(`${name}: ${durationMs} ms\n`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
