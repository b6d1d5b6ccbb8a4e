import { examineBackup, examineSite } from '../apps/api/src/backup/doctor.ts'
import { operatorCommand } from './lib/operator-command.ts'
import { say } from './lib/progress.ts'

await operatorCommand(async ({ positionals: [folder] }) => {
  const findings = folder ? await examineBackup(folder) : await examineSite(process.env, say)
  for (const { subject, faults } of findings) {
    say(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${subject}`)
    for (const fault of faults) say(`     ${fault}`)
  }
  if (findings.some(({ faults }) => faults.length > 0)) process.exitCode = 1
})
