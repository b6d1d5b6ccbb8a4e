import { parseArgs } from 'node:util'
import { replayAd } from '../apps/api/src/domains/delivery/replay-command.ts'
import { say } from './lib/progress.ts'
import { fromRoot } from './lib/repository.ts'

const [id] = parseArgs({ allowPositionals: true }).positionals
process.chdir(fromRoot('.'))
const { lines, isSame } = await replayAd(process.env, id)
for (const line of lines) say(line)
if (!isSame) process.exitCode = 1
