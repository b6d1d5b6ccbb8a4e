import { say, seconds } from './lib/progress.ts'
import { capture } from './lib/run-command.ts'

const STEPS = [
  // Checkers side by side load the libraries anew each: on two cores that takes longer than it saves.
  { title: 'types', command: ['tsc', '-b', '--checkers', '1'] },
  { title: 'lint', command: ['oxlint'] },
  { title: 'format', command: ['oxfmt', '--check'] },
  { title: 'dead code', command: ['knip'] },
  {
    title: 'unreached',
    command: ['knip', '--production', '--config', 'knip.production.json', '--include', 'files,exports'],
  },
  { title: 'house rules', command: ['vitest', 'run', '--project=house'] },
  { title: 'small breaks', command: ['node', 'tools/mutate.ts', '--short'] },
] as const

type Step = (typeof STEPS)[number]

async function check({ title, command }: Step): Promise<boolean> {
  const start = performance.now()
  const { code, output } = await capture(command)
  const isGood = code === 0
  say(`${isGood ? 'ok  ' : 'FAIL'} ${title.padEnd(12)} ${seconds(performance.now() - start)}`)
  if (!isGood) say(output)
  return isGood
}

const start = performance.now()
const results = await Promise.all(STEPS.map(check))
say(`verified in ${seconds(performance.now() - start)}`)
if (results.includes(false)) process.exitCode = 1
