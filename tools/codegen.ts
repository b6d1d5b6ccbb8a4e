import { parseArgs } from 'node:util'
import { databaseTypes } from './codegen/database-types.ts'
import { environmentTable } from './codegen/environment-table.ts'
import { isFresh, writeGenerated } from './codegen/generated-file.ts'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

const steps = [databaseTypes, environmentTable]

for (const step of steps) {
  const file = await step()
  if (await isFresh(file)) {
    process.stdout.write(`${file.path} is fresh\n`)
  } else if (values.check) {
    process.stderr.write(`${file.path} is stale: run \`pnpm codegen\`\n`)
    process.exitCode = 1
  } else {
    await writeGenerated(file)
    process.stdout.write(`${file.path} written\n`)
  }
}
