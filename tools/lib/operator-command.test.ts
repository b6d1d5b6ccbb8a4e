import { expect, it } from 'vitest'
import { capture } from './run-command.ts'

it.each([
  [['tools/doctor.ts', '/no/such/backup'], 'this is no finished backup'],
  [['tools/restore.ts'], 'Name the folder of the backup'],
  [['tools/demo.ts', '--pins', 'many'], '--pins takes a whole number'],
  [['tools/backup.ts', '--fast'], "Unknown option '--fast'"],
])('%j fails with a sentence instead of a stack', async (words, sentence) => {
  const { code, output } = await capture(['node', ...words])
  expect(output).toContain(sentence)
  expect(output).not.toMatch(/^ {4}at /m)
  expect(code).toBe(1)
})
