import { parseArgs } from 'node:util'
import { examineBackup, examineSite } from '../apps/api/src/backup/doctor.ts'
import { say } from './lib/progress.ts'
import { fromRoot } from './lib/repository.ts'

const [folder] = parseArgs({ allowPositionals: true }).positionals
process.chdir(fromRoot('.'))
const findings = folder ? await examineBackup(folder) : await examineSite(process.env)
for (const { subject, faults } of findings) {
  say(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${subject}`)
  for (const fault of faults) say(`     ${fault}`)
}
if (findings.some(({ faults }) => faults.length > 0)) process.exitCode = 1
