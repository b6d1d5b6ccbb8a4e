import { parseArgs, type ParseArgsConfig } from 'node:util'
import { say } from './progress.ts'
import { fromRoot } from './repository.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Runs a command of an operator in the repository's folder, with what stands on its line.
 * What it throws is said in a sentence, and so is an option that it does not know; the exit code is then 1.
 */
export async function operatorCommand<const T extends Options = Record<string, never>>(
  run: (line: {
    positionals: string[]
    values: ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>['values']
  }) => Promise<void>,
  options = {} as T,
): Promise<void> {
  try {
    const line = parseArgs({ options, allowPositionals: true })
    process.chdir(fromRoot('.'))
    await run(line)
  } catch (error) {
    process.exitCode = 1
    say(error instanceof Error ? error.message : String(error))
  }
}
