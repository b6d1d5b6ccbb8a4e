import { backUp } from '../apps/api/src/backup/backup-commands.ts'
import { operatorCommand } from './lib/operator-command.ts'
import { say } from './lib/progress.ts'

await operatorCommand(({ positionals }) => backUp(process.env, positionals[0], say))
