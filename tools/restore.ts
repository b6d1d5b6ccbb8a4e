import { parseArgs } from 'node:util'
import { restore } from '../apps/api/src/backup/backup-commands.ts'
import { say } from './lib/progress.ts'
import { fromRoot } from './lib/repository.ts'

const [folder] = parseArgs({ allowPositionals: true }).positionals
if (!folder) throw new Error('Name the folder of the backup: pnpm restore backups/…')
process.chdir(fromRoot('.'))
await restore(process.env, folder, say)
