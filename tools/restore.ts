import { restore } from '../apps/api/src/backup/backup-commands.ts'
import { operatorCommand } from './lib/operator-command.ts'
import { say } from './lib/progress.ts'

await operatorCommand(async ({ positionals: [folder] }) => {
  if (!folder) throw new Error('Name the folder of the backup: pnpm restore backups/…')
  await restore(process.env, folder, say)
})
