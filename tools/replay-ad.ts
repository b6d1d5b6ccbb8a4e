import { replayAd } from '../apps/api/src/domains/delivery/replay-command.ts'
import { operatorCommand } from './lib/operator-command.ts'
import { say } from './lib/progress.ts'

await operatorCommand(async ({ positionals: [id] }) => {
  const { lines, isSame } = await replayAd(process.env, id)
  for (const line of lines) say(line)
  if (!isSame) process.exitCode = 1
})
