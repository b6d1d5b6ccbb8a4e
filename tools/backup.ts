import { parseArgs } from 'node:util'
import { backUp } from '../apps/api/src/backup/backup-commands.ts'
import { say } from './lib/progress.ts'
import { fromRoot } from './lib/repository.ts'

const { positionals } = parseArgs({ allowPositionals: true })
process.chdir(fromRoot('.'))
await backUp(process.env, positionals[0], say)
