import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { defaultDecoderPoolSettings } from '../images/decoder-pool.ts'
import { openPictures } from './pictures.ts'

/** Decoders that this process has started. */
const decoders = () =>
  execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => Number.parseInt(line, 10) === process.pid && line.includes('decoder')).length

it('a server that has settled waits for its first picture with all its decoders', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-pictures-'))
  const pictures = openPictures(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }))
  try {
    const before = decoders()
    await pictures.settle(new Date())
    expect(decoders()).toBe(before + defaultDecoderPoolSettings.processes)
  } finally {
    await pictures.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
