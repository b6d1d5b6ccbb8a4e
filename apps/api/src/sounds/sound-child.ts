import { runInChild } from '../videos/run-in-child.ts'
import { transcodeSound } from './transcode-sound.ts'

await runInChild(transcodeSound)
