import { runInChild } from './run-in-child.ts'
import { transcodeVideo } from './transcode-video.ts'

await runInChild(transcodeVideo)
